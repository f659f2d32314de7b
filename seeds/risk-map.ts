import { systemClock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db.ts';
import { seedSamplePartners } from '#server/outreach/partners/partners.ts';
import { seedBuiltIn } from '#server/outreach/risk-map/risk-map.ts';
import { RISK_AREAS } from './risk-areas.ts';
import { RISK_COUNTIES } from './risk-counties.ts';
import { RISK_DISASTERS } from './risk-disasters.ts';
import { RISK_PARTNERS } from './risk-partners.ts';

/** The map's own data, seeded in every mode so that no visitor sees an empty map. Idempotent. */
export async function seedRiskMap(db: Db, clock = systemClock): Promise<void> {
  await seedBuiltIn(db, { areas: RISK_AREAS, disasters: RISK_DISASTERS, counties: RISK_COUNTIES });
  await seedSamplePartners(db, RISK_PARTNERS, clock.now());
}
