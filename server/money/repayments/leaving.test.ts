import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/core/accounts/tables.ts';
import { erasePerson } from '#server/office/my-data/erase.ts';
import { hours } from '#server/platform/clock.ts';
import { enterCard } from '#test/membership.ts';
import { addDebtor, begin, type Debtor, owedBy, REPAYABLE_ENV } from '#test/repayments.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { repaymentAccounts } from './tables.ts';

const world = await openWorld({ withWorkers: false, env: REPAYABLE_ENV });
const { db } = world;

async function leave({ me, userId }: Debtor): Promise<void> {
  const asked = await me.post('/api/account/deletion', { email: me.email });
  expect(asked.status).toBeLessThan(300);
  world.clock.advance(hours(25));
  await erasePerson(world.deps, userId);
  expect(await db.$count(users, eq(users.id, userId))).toBe(0);
}

test('a balance outlives the account without a name, and is back when its owner returns', async () => {
  const debtor = await addDebtor(world, { cents: 50_000 });
  const deletion = await debtor.me.get('/api/account/deletion');
  expect(deletion.body).toMatchObject({ owedCents: 50_000 });
  const [before] = await db
    .select()
    .from(repaymentAccounts)
    .where(eq(repaymentAccounts.userId, debtor.userId));
  await leave(debtor);
  const [kept] = await db
    .select()
    .from(repaymentAccounts)
    .where(eq(repaymentAccounts.id, before?.id ?? ''));
  expect(kept).toMatchObject({ userId: null, balanceCents: 50_000, marks: [expect.any(String)] });
  expect(JSON.stringify(kept)).not.toContain(debtor.me.email.split('@')[0]);
  const [goodbye] = await world.mailbox(debtor.me.email);
  expect(goodbye?.text).toContain('You still owed $500.00 of emergency cash.');
  const stranger = await signedIn(world);
  expect(await owedBy(stranger)).toMatchObject({ balanceCents: 0 });
  const [local = '', domain = ''] = debtor.me.email.split('@');
  const back = await signedIn(world, `${local}+again@${domain}`);
  expect(await owedBy(back)).toMatchObject({ balanceCents: 50_000, entries: [{ kind: 'advance' }] });
});

test('nothing is kept of someone who owes nothing, and an open payment can no longer be made', async () => {
  const paid = await addDebtor(world, { cents: 50_000 });
  const { body } = await begin(paid.me, 50_000);
  await enterCard(paid.me, body.clientSecret);
  await world.runJobs();
  const [before] = await db.select().from(repaymentAccounts).where(eq(repaymentAccounts.userId, paid.userId));
  await leave(paid);
  const [after] = await db
    .select()
    .from(repaymentAccounts)
    .where(eq(repaymentAccounts.id, before?.id ?? ''));
  expect(after).toMatchObject({ userId: null, marks: null, balanceCents: 0 });
  const back = await signedIn(world, paid.me.email);
  expect(await owedBy(back)).toMatchObject({ balanceCents: 0, entries: [] });

  const open = await addDebtor(world, { cents: 50_000 });
  const started = await begin(open.me, 20_000);
  const other = await signedIn(world);
  await leave(open);
  expect((await enterCard(other, started.body.clientSecret)).status).not.toBe(200);
});
