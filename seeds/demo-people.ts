import { ensureUser } from '#server/core/accounts/accounts.ts';
import { ensureMember } from '#server/money/points/points.ts';
import { lockNameForSeeding } from '#server/platform/locks.ts';
import type { Deps } from '#server/ports/deps.ts';
import { seedDemoCashCard } from './demo-cash-card.ts';
import { seedDemoHome } from './demo-home.ts';
import { seedHotels } from './hotels.ts';
import { seedDemoMembership } from './demo-membership.ts';
import { openDemoPoints } from './demo-points.ts';

export const DEMO_ADMIN = 'admin@hearthline.example';
/** A proposal needs a second administrator to decide it, so the demo has two. */
export const DEMO_SECOND_ADMIN = 'admin2@hearthline.example';
/** One person for each other staff role. */
export const DEMO_STAFF = [
  { email: 'agent@hearthline.example', name: 'Ana Reyes', role: 'AGENT' },
  { email: 'operations@hearthline.example', name: 'Ben Okafor', role: 'OPERATIONS' },
  { email: 'finance@hearthline.example', name: 'Dana Cole', role: 'FINANCE' },
  { email: 'auditor@hearthline.example', name: 'Sam Whitfield', role: 'AUDITOR' },
] as const;
export const DEMO_MEMBER = 'member@hearthline.example';

async function seedInTurn(deps: Deps): Promise<void> {
  const member = await deps.db.transaction(async (tx) => {
    await ensureMember(tx, DEMO_ADMIN, { name: 'Avery Quinn', role: 'ADMIN' });
    await ensureMember(tx, DEMO_SECOND_ADMIN, { name: 'Rowan Ellis', role: 'ADMIN' });
    for (const { email, ...start } of DEMO_STAFF) await ensureMember(tx, email, start);
    const maya = await ensureUser(tx, DEMO_MEMBER, { name: 'Maya Torres' });
    await openDemoPoints(tx, deps.clock, maya.id);
    return maya;
  });
  await seedHotels(deps);
  // Before the home: its tasks give points only to members.
  await seedDemoMembership(deps, member.id);
  await seedDemoHome(deps, member.id);
  await seedDemoCashCard(deps, member);
}

/**
 * Seeds the demo's people and the home of one of them. Idempotent. Servers that start together take turns: the steps are
 * many transactions, and half of another server's would look like a change by someone else.
 */
export const seedDemo = (deps: Deps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockNameForSeeding(tx, 'demo');
    await seedInTurn(deps);
  });
