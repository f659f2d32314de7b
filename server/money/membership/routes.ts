import { cancelMembershipAsTeam } from '#contract/money/members.ts';
import * as prices from '#contract/money/price-changes.ts';
import * as contract from '#contract/money/membership.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/route.ts';
import { atProvider } from './at-provider.ts';
import * as changing from './changing.ts';
import { advanceTimeAndSend } from './demo-time.ts';
import { listInvoices, openInvoicePdf } from './invoices.ts';
import { membershipOf, refreshMembership, startMembership, viewMembership } from './membership.ts';
import { cancelPriceChange, listPriceChanges, schedulePriceChange } from './price-changes.ts';
import { say } from '#server/platform/say.ts';

/** Injected, because joining is by invitation and other modules decide it. */
export type MayStart = (userId: string) => Promise<boolean>;

/** For routes that call the card provider. */
const ASKS = { perMinute: 60 } as const;

const byInvitation = () => new AppError('not_allowed', say().membershipErrors.byInvitation);

export function membershipRoutes(route: Route, deps: Deps, mayStart: MayStart): void {
  const { db } = deps;
  const view = async (userId: string) => viewMembership(deps, userId, await mayStart(userId));

  route(contract.getMembership, ({ member }) => view(member.id));
  route(
    contract.startMembership,
    async ({ member, body }) => {
      if (!(await mayStart(member.id))) throw byInvitation();
      const begun = await startMembership(deps, member, body);
      // The invitation was withdrawn meanwhile, so don't ask for payment.
      if (!(await mayStart(member.id))) {
        await changing.abandonMembership(deps, member.id);
        throw byInvitation();
      }
      return begun;
    },
    { perTenMinutes: 60 },
  );
  route(
    contract.refreshMembership,
    async ({ member }) => {
      const row = await membershipOf(db, member.id);
      if (row) await atProvider(deps, () => refreshMembership(deps, row.id));
      return view(member.id);
    },
    { perTenMinutes: 120 },
  );
  route(contract.abandonMembership, ({ member }) => changing.abandonMembership(deps, member.id), ASKS);
  route(contract.previewChange, ({ member, body }) => changing.previewChange(deps, member.id, body), ASKS);
  route(contract.changePlan, ({ member, body }) => changing.changePlan(deps, member, body), ASKS);
  route(contract.dropChange, ({ member }) => changing.dropChange(deps, member), ASKS);
  route(contract.cancelMembership, ({ member }) => changing.cancelMembership(deps, member), ASKS);
  route(
    cancelMembershipAsTeam,
    ({ member, params, body }) => changing.cancelAsTeam(deps, member, { ...params, ...body }),
    ASKS,
  );
  route(contract.undoCancellation, ({ member }) => changing.undoCancellation(deps, member), ASKS);
  route(contract.startCardChange, ({ member }) => changing.startCardChange(deps, member), {
    perTenMinutes: 30,
  });
  route(prices.listPriceChanges, () => listPriceChanges(deps));
  route(prices.schedulePriceChange, ({ member, body }) => schedulePriceChange(deps, member, body));
  route(prices.cancelPriceChange, ({ member, params }) => cancelPriceChange(deps, member, params.id));
  route(contract.listInvoices, ({ member }) => listInvoices(db, member.id));
  route(contract.payInvoice, ({ member, params }) => changing.payInvoice(deps, member, params.invoiceId), {
    perTenMinutes: 30,
  });
  route(contract.takeInvoicePdf, ({ member, params }) => openInvoicePdf(deps, member.id, params.invoiceId));
  route(contract.advanceDemoMembership, async ({ member, body }) => {
    await advanceTimeAndSend(deps, member.id, body.days);
    return view(member.id);
  });
}
