import type { Coordinates, CountyRisk } from '#contract/outreach/risk-map.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Log } from '#server/platform/log.ts';
import { countyShapes } from './county-shapes.ts';
import { locatePlace } from './locate.ts';
import { toCountyRisk } from './to-contract.ts';
import { femaSources } from './sources.ts';
import * as store from './store.ts';

export type CountyRiskFound = { risk: CountyRisk; source: string };

/**
 * FEMA's figures of the county a place lies in, with the line to cite. The place is a point, or where none is known a
 * ZIP code; no provider hears of it. Null: nobody knows which county that is, or it is not among ours.
 */
export async function countyRiskOf(
  { db, log }: { db: Queryable; log: Log },
  where: Coordinates | { zip: string },
): Promise<CountyRiskFound | null> {
  const point = 'lat' in where ? where : (await locatePlace({ log }, where.zip)).spot?.location;
  const county = point && countyShapes().countyAt(point);
  const row = county ? await store.findCounty(db, county.fips) : undefined;
  if (!row) return null;
  return { risk: toCountyRisk(row), source: femaSources([row.release])[0]?.line ?? '' };
}
