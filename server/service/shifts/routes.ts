import * as contract from '#contract/service/shifts.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { pauseShift, startShift } from './shifts.ts';

export function shiftsRoutes(route: Route, deps: Deps): void {
  route(contract.startShift, ({ member }) => startShift(deps, member.id));
  route(contract.pauseShift, ({ member }) => pauseShift(deps, member.id));
}
