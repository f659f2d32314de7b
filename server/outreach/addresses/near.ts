import { gazetteer } from './gazetteer.ts';

export type NearPlace = { town: string; zip: string; lat: number; lng: number };

/** Returns the ZIP codes nearest to a point, nearest first, with their towns. */
export function placesNear({ lat, lng }: { lat: number; lng: number }, most: number): NearPlace[] {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  return gazetteer()
    .zipsBeginning('')
    .filter((zip) => Math.abs(zip.lat - lat) < 1) // one degree is more than enough for "near"
    .map((zip) => ({ zip, away: Math.hypot(zip.lat - lat, (zip.lng - lng) * squeeze) }))
    .filter(({ away }) => away < 1)
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ zip }) => ({
      town: `${zip.city.name}, ${zip.city.state}`,
      zip: zip.code,
      lat: zip.lat,
      lng: zip.lng,
    }));
}
