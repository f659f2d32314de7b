type Spot = { lat: number; lng: number };

/** Mean radius of the Earth. */
const EARTH_KM = 6371.0088;
const KM_PER_MILE = 1.609344;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometers between two points along the surface (haversine: within 0.5 % of the true distance). */
export function kilometersBetween(a: Spot, b: Spot): number {
  const dLat = Math.sin(radians(b.lat - a.lat) / 2);
  const dLng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = dLat * dLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * dLng * dLng;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

export const milesOf = (kilometers: number): number => kilometers / KM_PER_MILE;
