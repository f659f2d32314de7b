import * as contract from '#contract/outreach/risk-map.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import {
  listAreas,
  listCounties,
  listDisasters,
  listPartners,
  riskOfAddress,
  riskOfPlace,
} from './risk-map.ts';

export function riskMapRoutes(
  route: Route,
  deps: Pick<Deps, 'db' | 'clock' | 'addressSearch' | 'log'>,
): void {
  const { db } = deps;
  route(contract.listRiskAreas, () => listAreas(db));
  route(contract.listDisasters, () => listDisasters(db));
  route(contract.listPartners, () => listPartners(deps));
  route(contract.listCounties, ({ query }) => listCounties(db, query.state));
  route(contract.riskOfPlace, ({ query }) => riskOfPlace(deps, query.place));
  route(contract.riskOfAddress, ({ body }) => riskOfAddress(deps, body), { perMinute: 120 });
}
