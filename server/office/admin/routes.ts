import * as contract from '#contract/office/admin.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { getMemberContact } from '#contract/money/members.ts';
import { revealContact } from './contact-data.ts';
import { readWaiting } from './waiting.ts';

export function adminRoutes(route: Route, deps: Deps): void {
  route(getMemberContact, ({ member, params }) => revealContact(deps, member, params.userId));
  route(contract.getWaiting, () => readWaiting(deps.db));
}
