import * as contract from '#contract/outreach/invitations.ts';
import type { MailSignIn } from '#server/core/accounts/accounts.ts';
import type { Deps } from '#server/ports/deps.ts';
import { describeDevice } from '#server/platform/device.ts';
import type { Route } from '#server/platform/route.ts';
import { decideMany } from './bulk.ts';
import { checkCoverage, readEntry } from './detail.ts';
import { invite, withdraw } from './inviting.ts';
import { acceptLink, readJoining, readLink, acceptOwnInvitation } from './joining.ts';
import { exportEntries, listEntries } from './listing.ts';
import { decide } from './reviewing.ts';

export function invitationsRoutes(route: Route, deps: Deps, signIn: MailSignIn): void {
  route(contract.listWaitlist, ({ query }) => listEntries(deps.db, query));
  route(contract.exportWaitlist, ({ member, query }) => exportEntries(deps, member, query));
  route(contract.getEntry, ({ params }) => readEntry(deps.db, params.entryId));
  route(contract.checkEntry, ({ params }) => checkCoverage(deps, params.entryId));
  route(contract.approveEntry, ({ member, params }) =>
    decide(deps, member, params.entryId, { to: 'approved' }),
  );
  route(contract.declineEntry, ({ member, params, body }) =>
    decide(deps, member, params.entryId, { to: 'declined', reason: body.reason }),
  );
  route(contract.inviteEntry, ({ member, params, body }) =>
    invite(deps, member, params.entryId, body.replaces),
  );
  route(contract.decideEntries, ({ member, body }) => decideMany(deps, member, body));
  route(contract.withdrawEntryInvitation, ({ member, params }) => withdraw(deps, member, params.entryId));

  route(contract.readJoinLink, async ({ body, identify }) => readLink(deps, await identify(), body.token), {
    perTenMinutes: 200,
  });
  route(
    contract.acceptJoinLink,
    async ({ req, reply, body, identify }) => {
      const device = describeDevice(req.headers['user-agent']);
      const given = { token: body.token, member: await identify(), device };
      return acceptLink(deps, given, (use) => signIn(req, reply, use));
    },
    { perTenMinutes: 100 },
  );
  route(contract.getJoining, ({ member }) => readJoining(deps, member.id));
  route(contract.takeInvitation, ({ member }) => acceptOwnInvitation(deps, member));
}
