import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { simulatedObjects } from '#server/adapters/tables.ts';
import { ProviderTrouble } from '#server/ports/payments.ts';
import { newMember, type SignedIn, withBilling } from '#test/membership.ts';
import { openWorld } from '#test/world.ts';
import { sendChangedEmails } from './customer-email.ts';
import { billingCustomers } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps } = world;

const codeOf = (text = '') => /Your code: (\d{6})/.exec(text)?.[1] ?? '';
const tokenOf = (text = '') => /email-undo#token=([\w-]+)/.exec(text)?.[1] ?? '';

async function change(me: SignedIn): Promise<string> {
  const to = `${randomUUID()}@example.com`;
  await me.post('/api/account/email', { email: to });
  const [mail] = await world.mailbox(to);
  expect((await me.post('/api/account/email/confirm', { code: codeOf(mail?.text) })).status).toBe(200);
  return to;
}

/** The address stored at the provider. */
async function knownAs({ user }: SignedIn): Promise<unknown> {
  const [customer] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, user.id));
  const [object] = await db
    .select()
    .from(simulatedObjects)
    .where(eq(simulatedObjects.ref, customer?.customerRef ?? ''));
  return (object?.state as { email: string } | undefined)?.email;
}

test('the provider follows a changed address, and an undone change', async () => {
  const me = await newMember(world);
  expect(await knownAs(me)).toBe(me.email);
  const to = await change(me);
  await world.runJobs();
  expect(await knownAs(me)).toBe(to);
  const notice = (await world.mailbox(me.email)).find(({ text }) => tokenOf(text) !== '');
  const undone = await world.visitor().post('/api/account/email/undo', { token: tokenOf(notice?.text) });
  expect(undone.status).toBe(200);
  await world.runJobs();
  expect(await knownAs(me)).toBe(me.email);
});

test('an outage of the provider delays it and loses nothing; the change itself is not held up', async () => {
  const me = await newMember(world);
  const down = async () => {
    throw new ProviderTrouble('no connection');
  };
  const to = await withBilling(world, { setEmail: down }, async () => {
    const changed = await change(me);
    await sendChangedEmails(deps);
    return changed;
  });
  expect(await knownAs(me)).toBe(me.email);
  expect((await me.get('/api/account')).body).toMatchObject({ email: to });
  await sendChangedEmails(deps);
  expect(await knownAs(me)).toBe(to);
  let calls = 0;
  const count = async () => void (calls += 1);
  await withBilling(world, { setEmail: count }, () => sendChangedEmails(deps));
  expect(calls).toBe(0);
});
