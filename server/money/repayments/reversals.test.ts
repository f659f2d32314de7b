import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { payments } from '#server/money/payments/tables.ts';
import { enterCard } from '#test/membership.ts';
import {
  accountOf,
  addDebtor,
  begin,
  kindsOf,
  owedBy,
  pay,
  paymentMails,
  providerRefOf,
  REPAYABLE_ENV,
} from '#test/repayments.ts';
import { openWorld, signedInAdmin } from '#test/world.ts';

const world = await openWorld({ withWorkers: false, env: REPAYABLE_ENV });
const { db, deps } = world;
const admin = await signedInAdmin(world);

describe('money that goes back', () => {
  test('a refund by our team restores the balance once, and is recorded', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    const { id } = await pay(debtor.me, 20_000);
    const account = await accountOf(world, debtor);
    const refund = () =>
      admin.post(`/api/admin/repayments/${account?.id}/payments/${id}/refund`, { reason: 'Asked by phone' });
    expect((await refund()).status).toBe(200);
    expect((await refund()).status).toBe(409);
    await world.runJobs();
    expect(await kindsOf(debtor)).toEqual([
      ['repayment-refunded', 20_000],
      ['repayment', -20_000],
      ['advance', 50_000],
    ]);
    expect((await owedBy(debtor.me)).balanceCents).toBe(50_000);
    expect(await paymentMails(world, debtor)).toContain('$200.00 of your payment was refunded');
  });

  test('a chargeback restores the balance, and a dispute that is withdrawn takes it off again', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    const { id } = await pay(debtor.me, 20_000);
    const dispute = await deps.billing.simulation?.disputePayment(await providerRefOf(world, id));
    await world.runJobs();
    expect((await owedBy(debtor.me)).balanceCents).toBe(50_000);
    await deps.billing.simulation?.closeDispute(dispute ?? '', 'won');
    await world.runJobs();
    await deps.billing.simulation?.closeDispute(dispute ?? '', 'won');
    await world.runJobs();
    expect(await kindsOf(debtor)).toEqual([
      ['dispute-won', -20_000],
      ['repayment-disputed', 20_000],
      ['repayment', -20_000],
      ['advance', 50_000],
    ]);
    expect(await paymentMails(world, debtor)).toEqual([
      'We received your payment of $200.00',
      'Your payment of $200.00 counts again',
      'Your payment of $200.00 is disputed',
    ]);
  });

  test('a lost dispute leaves it owed', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    const { id } = await pay(debtor.me, 50_000);
    const dispute = await deps.billing.simulation?.disputePayment(await providerRefOf(world, id));
    await deps.billing.simulation?.closeDispute(dispute ?? '', 'lost');
    await world.runJobs();
    expect((await owedBy(debtor.me)).balanceCents).toBe(50_000);
  });

  test('a payment that arrives after a waiver goes back as a whole', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    const { body } = await begin(debtor.me, 50_000);
    const account = await accountOf(world, debtor);
    await admin.post(`/api/admin/repayments/${account?.id}/waive`, {
      cents: 30_000,
      reason: 'Lost the house',
    });
    await enterCard(debtor.me, body.clientSecret);
    const { body: checked } = await debtor.me.post(`/api/repayments/${body.repaymentId}/check`);
    await world.runJobs();
    expect(checked).toMatchObject({ payment: 'returned', view: { balanceCents: 20_000 } });
    expect(await kindsOf(debtor)).toEqual([
      ['waiver', -30_000],
      ['advance', 50_000],
    ]);
    const [payment] = await db.select().from(payments).where(eq(payments.subjectId, body.repaymentId));
    expect(payment).toMatchObject({ status: 'succeeded', refundedCents: 50_000, flagged: null });
  });
});

describe('a waiver', () => {
  test('takes it off with a reason, an email and an audit entry, once per request', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    const account = await accountOf(world, debtor);
    const key = { 'idempotency-key': randomUUID() };
    const waive = (cents: number) =>
      admin.post(
        `/api/admin/repayments/${account?.id}/waive`,
        { cents, reason: 'The house burned down.' },
        key,
      );
    expect((await waive(50_000)).body).toMatchObject({ balanceCents: 0 });
    expect((await waive(50_000)).body).toMatchObject({ balanceCents: 0 });
    expect(await kindsOf(debtor)).toEqual([
      ['waiver', -50_000],
      ['advance', 50_000],
    ]);
    const [mail] = await world.mailbox(debtor.me.email);
    expect(mail?.text).toMatch(
      /Our team waived \$500\.00.*Reason: The house burned down\..*You owe nothing more\./s,
    );
    const log = (await admin.get('/api/admin/audit?limit=20')).text;
    expect(log).toContain('repayment.waived');
    const more = await admin.post(`/api/admin/repayments/${account?.id}/waive`, { cents: 1, reason: 'x' });
    expect(more).toMatchObject({ status: 409 });
  });

  test('our team finds a balance by address', async () => {
    const debtor = await addDebtor(world, { cents: 50_000 });
    const { body } = await admin.get(`/api/admin/repayments?q=${debtor.me.email}`);
    expect(body).toMatchObject({ total: 1, rows: [{ email: debtor.me.email, balanceCents: 50_000 }] });
  });
});
