import * as contract from '#contract/emergency/drills.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { listDrills, startDrill, stopDrill, takeStep } from './drills.ts';

export function drillsRoutes(route: Route, deps: Deps): void {
  route(contract.listDrills, ({ member, params }) => listDrills(deps, member.id, params.homeId));
  route(contract.startDrill, ({ member, params }) => startDrill(deps, member, params.homeId), {
    perMinute: 30,
  });
  route(contract.takeDrillStep, ({ member, params, body }) =>
    takeStep(deps, member, { homeRef: params.homeId, id: params.id, step: body.step }),
  );
  route(contract.stopDrill, ({ member, params }) => stopDrill(deps, member, params.homeId, params.id));
}
