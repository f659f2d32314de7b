import * as contract from '#contract/outreach/waitlist.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { joinWaitlist, leaveWaitlist, rejoinWaitlist } from './waitlist.ts';

export function waitlistRoutes(route: Route, deps: Deps): void {
  // A community meeting may sign up from one IP address.
  route(contract.joinWaitlist, ({ body }) => joinWaitlist(deps, body), { perTenMinutes: 60 });
  route(contract.leaveWaitlist, ({ body }) => leaveWaitlist(deps, body.token), { perTenMinutes: 100 });
  route(contract.rejoinWaitlist, ({ body }) => rejoinWaitlist(deps, body.token), { perTenMinutes: 100 });
}
