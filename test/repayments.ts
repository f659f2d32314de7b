/** Members who owe emergency cash, paid to them under repayable terms. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { acceptAgreements, agreementsFor } from '#contract/core/agreements.ts';
import type { RepaymentChecked, RepaymentsView } from '#contract/money/repayments.ts';
import { payments } from '#server/money/payments/tables.ts';
import { repaymentAccounts } from '#server/money/repayments/tables.ts';
import { setEvacuationEnd } from '#server/money/repayments/repayments.ts';
import { enterCard } from './membership.ts';
import { addPayee, settle } from './payouts.ts';
import { type Browser, type World } from './world.ts';

export const REPAYABLE_ENV = { EMERGENCY_FUNDS: 'repayable' };

/** Accepts the operator's current terms for emergency cash. */
export async function acceptFunds(world: World, me: Browser): Promise<void> {
  const { version } = agreementsFor(world.deps.config.funds)['emergency-funds'];
  const given = { agreements: [{ document: 'emergency-funds', version }] };
  expect((await me.post(acceptAgreements.path, given)).status).toBe(200);
}

/** A person who was paid. Their evacuation continues until `end` is called. */
export async function addDebtor(world: World, { cents = 100_000, accepts = true } = {}) {
  const payee = await addPayee(world, { cents });
  if (accepts) await acceptFunds(world, payee.me);
  await settle(world);
  const end = (endedAt = world.clock.now()) =>
    world.db.transaction((tx) => setEvacuationEnd(tx, payee, endedAt));
  return { ...payee, end };
}
export type Debtor = Awaited<ReturnType<typeof addDebtor>>;

export const owedBy = async (me: Browser) => (await me.get('/api/repayments')).body as RepaymentsView;

export async function begin(me: Browser, cents: number, key?: string) {
  const headers = key ? { 'idempotency-key': key } : {};
  const reply = await me.post('/api/repayments', { cents }, headers);
  return { ...reply, body: reply.body as { repaymentId: string; clientSecret: string; error?: string } };
}

/** Pays by test card and returns the product's state afterwards. */
export async function pay(
  me: Debtor['me'],
  cents: number,
  card?: string,
): Promise<RepaymentChecked & { id: string }> {
  const { body } = await begin(me, cents);
  await enterCard(me, body.clientSecret, card);
  const checked = await me.post(`/api/repayments/${body.repaymentId}/check`);
  expect(checked.status).toBe(200);
  return { ...(checked.body as RepaymentChecked), id: body.repaymentId };
}

/** The provider's reference of a card payment. */
export async function providerRefOf({ db }: World, repaymentId: string): Promise<string> {
  const [row] = await db.select().from(payments).where(eq(payments.subjectId, repaymentId));
  return row?.providerRef ?? '';
}
export const accountOf = async ({ db }: World, { userId }: Debtor) =>
  (await db.select().from(repaymentAccounts).where(eq(repaymentAccounts.userId, userId)))[0];
export const kindsOf = async ({ me }: Debtor) =>
  (await owedBy(me)).entries.map(({ kind, cents }) => [kind, cents]);
/** Subjects of the emails about payments. */
export const paymentMails = async (world: World, { me }: Debtor) =>
  (await world.mailbox(me.email))
    .map(({ subject }) => subject)
    .filter((subject) => /payment/.test(subject))
    .toSorted();
