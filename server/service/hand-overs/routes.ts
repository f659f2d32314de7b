import * as contract from '#contract/service/hand-overs.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { acceptOffer, endShift, offerCases, readShift, returnOffer, takeBackOffer } from './hand-overs.ts';

export function handOversRoutes(route: Route, deps: Deps): void {
  route(contract.getShift, ({ member }) => readShift(deps, member));
  route(contract.endShift, ({ member, body }) => endShift(deps, member.id, body));
  route(contract.handOverCases, ({ member, body }) => offerCases(deps, member, body));
  route(contract.acceptHandOver, ({ member, params }) => acceptOffer(deps, member, params.handOverId));
  route(contract.returnHandOver, ({ member, params, body }) =>
    returnOffer(deps, member, params.handOverId, body.reason),
  );
  route(contract.takeBackHandOver, ({ member, params }) => takeBackOffer(deps, member, params.handOverId));
}
