/**
 * Outside a demo: confirmations from the ambassador's own device and network don't count; those from a neighbor's own
 * phone do.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ensureMember } from '#server/money/points/points.ts';
import { after, days } from '#server/platform/clock.ts';
import { linkIn, today } from '#test/ambassadors.ts';
import { openWorld } from '#test/world.ts';
import { approve } from './deciding.ts';
import { claimImpact } from './claiming.ts';
import { answerRequest } from './confirming.ts';
import { applyAsAmbassador } from './enrolling.ts';
import { rememberNetwork } from '#server/core/accounts/known-networks.ts';

const world = await openWorld({ env: { DEMO: '0' }, withWorkers: false });
const { db, deps } = world;

async function anAmbassador() {
  const user = await db.transaction((tx) => ensureMember(tx, `${randomUUID()}@example.com`));
  const member = {
    id: user.id,
    role: 'USER' as const,
    sessionId: randomUUID(),
    device: 'Firefox on Mac',
    verifiedAt: null,
    passkeyAt: null,
    language: 'en' as const,
  };
  await applyAsAmbassador(deps, member, {
    name: 'Maya',
    email: user.email,
    county: '06007',
    zip: '95969',
    area: 'Elm',
    isAdult: true,
    consent: true,
  });
  const { rows } = await world.database.pool.query<{ id: string }>(
    'select id from ambassadors where user_id = $1',
    [user.id],
  );
  const staff = await db.transaction((tx) => ensureMember(tx, `${randomUUID()}@example.com`));
  await approve(deps, { id: staff.id, device: 'Firefox on Mac' }, rows[0]?.id ?? '');
  return user.id;
}

const HOME = { ip: '203.0.113.7', userAgent: 'Own phone' };

test.each([
  ['the same browser on the same network', HOME, 'review', 'device'],
  [
    'another browser on a network of the ambassador',
    { ip: '203.0.113.9', userAgent: 'Other' },
    'review',
    'network',
  ],
  ['a phone elsewhere', { ip: '198.51.100.4', userAgent: 'Own phone' }, 'yes', null],
])('an answer from %s', async (_what, origin, is, doubt) => {
  const userId = await anAmbassador();
  await rememberNetwork(db, deps.masterKeys, { userId, network: '203.0.113.9' }, world.clock.now());
  const email = `${randomUUID()}@example.com`;
  await claimImpact(
    deps,
    userId,
    {
      kind: 'kit',
      quantity: 1,
      happenedOn: today(world),
      evidence: 'Handed a kit to a neighbor on Elm.',
      confirmer: { name: 'Sam', email, language: 'en' },
    },
    HOME,
  );
  const neighbor = await db.transaction((tx) => ensureMember(tx, email));
  await world.database.pool.query('update users set created_at = $2 where id = $1', [
    neighbor.id,
    after(world.clock.now(), -days(30)),
  ]);
  const t = await linkIn(world, email, '/ambassadors/confirm');
  expect(
    await answerRequest(deps, { t, answer: 'yes', name: 'Sam' }, { memberId: null, origin }),
  ).toMatchObject({
    is,
    doubt,
  });
});
