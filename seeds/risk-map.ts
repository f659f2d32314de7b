import type { Db } from '#server/platform/db.ts';
import { seedBuiltIn } from '#server/outreach/risk-map/risk-map.ts';
import { RISK_AREAS } from './risk-areas.ts';
import { RISK_COUNTIES } from './risk-counties.ts';
import { RISK_DISASTERS } from './risk-disasters.ts';
import { RISK_PARTNERS } from './risk-partners.ts';

/** The map's own data, seeded in every mode so that no visitor sees an empty map. Idempotent. */
export const seedRiskMap = (db: Db): Promise<void> =>
  seedBuiltIn(db, {
    areas: RISK_AREAS,
    disasters: RISK_DISASTERS,
    partners: RISK_PARTNERS,
    counties: RISK_COUNTIES,
  });
