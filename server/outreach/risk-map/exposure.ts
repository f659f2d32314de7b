import type { AreaRow, CountyRow, NewCounty } from './store.ts';

/** What is exposed to hazards. Short tables leave these figures out. */
const EXPOSURE = ['population', 'buildingValue', 'expectedAnnualLoss'] as const;

/** Counties with the figures they lack, from the first list that has them of the same release. */
export function withExposure(
  counties: readonly NewCounty[],
  lists: readonly (readonly NewCounty[])[],
): NewCounty[] {
  const known = lists.map((list) => new Map(list.map((county) => [county.fips, county])));
  return counties.map((county) => {
    const same = known.flatMap((list) => list.get(county.fips) ?? []);
    const usable = [county, ...same.filter(({ release }) => release === county.release)];
    const figures = EXPOSURE.map((key) => [key, usable.find((one) => one[key] !== null)?.[key] ?? null]);
    return { ...county, ...(Object.fromEntries(figures) as Pick<NewCounty, (typeof EXPOSURE)[number]>) };
  });
}

/** A county that was imported from a short table. */
export const isImportedShort = (county: CountyRow): boolean =>
  county.seedFingerprint === null && EXPOSURE.some((key) => county[key] === null);

/** The county has another release, or figures of this one that the area lost to an import of a short table. */
export const isBehind = (area: AreaRow, county: CountyRow): boolean =>
  area.release !== county.release || EXPOSURE.some((key) => area[key] === null && county[key] !== null);
