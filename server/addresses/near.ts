import { gazetteer } from './gazetteer.ts';

export type NearPlace = { name: string; zip: string; state: string; lat: number; lng: number };

/** The ZIP codes nearest to a point, nearest first, with the town each belongs to. */
export function placesNear({ lat, lng }: { lat: number; lng: number }, most: number): NearPlace[] {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  return gazetteer()
    .zipsBeginning('')
    .map((zip) => ({ zip, away: Math.hypot(zip.lat - lat, (zip.lng - lng) * squeeze) }))
    .filter(({ away }) => away < 1) // a degree is farther than anybody would call near
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ zip }) => ({
      name: `${zip.city.name}, ${zip.city.state} ${zip.code}`,
      zip: zip.code,
      state: zip.city.state,
      lat: zip.lat,
      lng: zip.lng,
    }));
}
