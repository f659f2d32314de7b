import { createHash } from 'node:crypto';
import type { FemaRating } from '#contract/outreach/risk-words.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import { figuresOf, levelOf } from './area-figures.ts';
import { isBehind, isImportedShort, withExposure } from './exposure.ts';
import { severityOf } from './severity.ts';
import * as store from './store.ts';

export type BuiltInArea = Omit<store.NewArea, 'riskLevel'> & { rating: FemaRating };
export type BuiltInDisaster = Omit<store.NewDisaster, 'severity'>;
export type BuiltInCounty = store.NewCounty;

type BuiltIn = {
  areas: readonly BuiltInArea[];
  disasters: readonly BuiltInDisaster[];
  counties: readonly BuiltInCounty[];
};

/** Adds a hash of the built-in values, so the next start rewrites a row only if they changed. */
const marked = <T extends object>(row: T): T & { seedFingerprint: string } => ({
  ...row,
  seedFingerprint: createHash('sha256').update(JSON.stringify(row)).digest('base64url'),
});

/**
 * Seeds the built-in data. Rows an administrator changed or removed, and counties an operator imported, are
 * kept, except for figures of the same release that a short table lacked. All other rows follow the code.
 * Idempotent.
 */
export const seedBuiltIn = (db: Db, { areas, disasters, counties }: BuiltIn): Promise<void> =>
  db.transaction(async (tx) => {
    await store.lockCounties(tx);
    await store.seedCounties(tx, counties.map(marked));
    // Earlier versions of the import dropped figures that a short table left out.
    const short = (await store.findCounties(tx)).filter(isImportedShort);
    await store.upsertCounties(tx, withExposure(short, [counties]));
    const described = areas.map(({ rating, ...area }) => {
      const riskLevel = levelOf(rating);
      if (!riskLevel) throw new Error(`${area.name}: ${rating} is too low for an area at risk`);
      return marked({ ...area, riskLevel });
    });
    await store.seedAreas(tx, described);
    await followCounties(tx);
    await store.seedDisasters(
      tx,
      disasters.map((one) => marked({ ...one, severity: severityOf(one) })),
    );
  });

/** Updates unedited areas from their counties. Returns how many changed. */
export async function followCounties(tx: Tx): Promise<number> {
  const counties = new Map((await store.findCounties(tx)).map((county) => [county.fips, county]));
  let changed = 0;
  for (const area of await store.findAreas(tx)) {
    const county = counties.get(area.fips ?? '');
    const figures = county && isBehind(area, county) ? figuresOf(county) : null;
    if (!figures || area.editedAt) continue;
    await store.updateAreaFigures(tx, area.id, figures);
    changed += 1;
  }
  return changed;
}
