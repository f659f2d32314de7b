import * as contract from '#contract/money/payouts.ts';
import { NEW_CARD_HOURS } from '#contract/core/payout-terms.ts';
import type { Deps } from '#server/ports/deps.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { checkFreshProof, STEP_UP_LIFE, type Route } from '#server/platform/route.ts';
import { ageCard } from './card-store.ts';
import { removeCard, replacesWorkingCard, saveCard, viewCard, type AddressOf } from './cards.ts';
import { identityLink, refreshIdentity } from './identity.ts';

/**
 * Signing in or confirming once covers adding a card and the provider's identity check after it, so no one has to type
 * a second code on the roadside. Replacing a card that works keeps the short limit, because that is what a thief with
 * an unlocked phone would do.
 */
const CARD_PROOF_LIFE = minutes(30);

export function payoutsRoutes(route: Route, given: Deps, addressOf: AddressOf): void {
  const deps = { ...given, addressOf };
  route(contract.getPayoutCard, async ({ member }) => {
    await refreshIdentity(deps, member.id); // the member may be coming straight back from the identity check
    return viewCard(deps, member.id);
  });
  route(
    contract.confirmPayoutIdentity,
    async ({ member }) => {
      checkFreshProof(member, deps.clock.now(), CARD_PROOF_LIFE);
      return identityLink(deps, member.id);
    },
    { perTenMinutes: 20 },
  );
  route(
    contract.savePayoutCard,
    async ({ member, body, req }) => {
      const isReplaced = await replacesWorkingCard(deps, member.id);
      checkFreshProof(member, deps.clock.now(), isReplaced ? STEP_UP_LIFE : CARD_PROOF_LIFE);
      await saveCard(deps, member, { token: body.token, agreedFrom: req.ip });
      return viewCard(deps, member.id);
    },
    { perTenMinutes: 10 },
  );
  route(contract.agePayoutCard, async ({ member }) => {
    await ageCard(deps.db, member.id, hours(NEW_CARD_HOURS));
    return viewCard(deps, member.id);
  });
  route(contract.removePayoutCard, async ({ member }) => {
    await removeCard(deps, member);
    return viewCard(deps, member.id);
  });
}
