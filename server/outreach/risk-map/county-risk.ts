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
 * FEMA's figures for the county of a place, with the citation. The place is a point, or a ZIP code if no
 * point is known. It isn't sent to any provider. Null if the county is unknown or outside our data.
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
