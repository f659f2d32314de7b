import type { AreaRow, CountyRow, NewCounty } from './store.ts';

/** Exposure figures, which short tables leave out. */
const EXPOSURE = ['population', 'buildingValue', 'expectedAnnualLoss'] as const;

/** Fills in missing exposure figures from the first list that has them for the same release. */
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

/** The county was imported from a short table. */
export const isImportedShort = (county: CountyRow): boolean =>
  county.seedFingerprint === null && EXPOSURE.some((key) => county[key] === null);

/**
 * The county has another release, or figures of this release that the area lost when a short table was
 * imported.
 */
export const isBehind = (area: AreaRow, county: CountyRow): boolean =>
  area.release !== county.release || EXPOSURE.some((key) => area[key] === null && county[key] !== null);
