import * as contract from '#contract/office/setup.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { putOff, readSetup } from './setup.ts';

export function setupRoutes(route: Route, deps: Deps): void {
  route(contract.getSetup, ({ member }) => readSetup(deps, member.id));
  route(contract.putOffStep, ({ member, params, body }) =>
    putOff(deps, member.id, { step: params.step, isPutOff: body.isPutOff }),
  );
}
