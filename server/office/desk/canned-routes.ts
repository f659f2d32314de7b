import * as contract from '#contract/office/canned.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { addCanned, changeCanned, fillCanned, listCanned, removeCanned } from './canned.ts';

export function cannedRoutes(route: Route, deps: Deps): void {
  route(contract.listCanned, () => listCanned(deps));
  route(contract.addCanned, ({ member, body }) => addCanned(deps, member, body));
  route(contract.changeCanned, ({ member, params, body }) =>
    changeCanned(deps, member, { ...body, id: params.replyId }),
  );
  route(contract.removeCanned, ({ member, params }) => removeCanned(deps, member, params.replyId));
  route(contract.fillCanned, ({ member, params }) => fillCanned(deps, member, params.caseId));
}
