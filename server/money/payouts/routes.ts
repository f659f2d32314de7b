import * as contract from '#contract/money/payouts.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { removeCard, saveCard, viewCard } from './cards.ts';
import { identityLink, refreshIdentity } from './identity.ts';

export function payoutsRoutes(route: Route, deps: Deps): void {
  route(contract.getPayoutCard, async ({ member }) => {
    await refreshIdentity(deps, member.id); // the member may be coming straight back from the identity check
    return viewCard(deps, member.id);
  });
  route(contract.confirmPayoutIdentity, ({ member }) => identityLink(deps, member.id), { perTenMinutes: 20 });
  route(
    contract.savePayoutCard,
    async ({ member, body, req }) => {
      await saveCard(deps, member, { token: body.token, agreedFrom: req.ip });
      return viewCard(deps, member.id);
    },
    { perTenMinutes: 10 },
  );
  route(contract.removePayoutCard, async ({ member }) => {
    await removeCard(deps, member);
    return viewCard(deps, member.id);
  });
}
