/**
 * The contract of every membership provider, written once and run against both: the built-in one, and Stripe's SDK with
 * a double.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Terms } from '#contract/money/plan-changes.ts';
import { type Interval, type PlanKey } from '#contract/core/plans.ts';
import { days, hours, minutes } from '#server/platform/clock.ts';
import type { BillingPort, InvoiceState } from '#server/ports/billing.ts';
import { ProviderRefusal } from '#server/ports/payments.ts';
import { openWorld } from '#test/world.ts';
import { newMembership, openStripeBilling } from '#test/stripe-billing.ts';

const { double, bank, stripe } = await openStripeBilling();
const world = await openWorld({ withWorkers: false });
const { billing: built, payments } = world.deps;

type Later = 'pays' | 'fails';
type Provider = {
  port: BillingPort;
  pay: (ref: string, later?: Later) => Promise<unknown>;
  enterCard: (clientSecret: string) => Promise<unknown>;
  pass: (ms: number) => Promise<unknown>;
  now: () => Date;
};

const GOOD = '4242424242424242';
const FAILS_LATER = '4000000000000341';
let ahead = 0;
const providers: [string, Provider][] = [
  [
    'built-in',
    {
      port: built,
      pay: async (ref, later = 'pays') =>
        payments.simulated?.confirm(
          (await built.read(ref)).clientSecret ?? '',
          later === 'pays' ? GOOD : FAILS_LATER,
        ),
      enterCard: async (secret) => payments.simulated?.confirm(secret, GOOD),
      pass: async (ms) => {
        world.clock.advance(ms);
        await built.simulation?.tick();
      },
      now: () => world.clock.now(),
    },
  ],
  [
    'stripe',
    {
      port: stripe,
      pay: async (ref, later) => bank.pay(ref, later),
      enterCard: async (secret) => bank.enterCard(secret),
      pass: async (ms) => {
        ahead += ms;
        bank.pass(ms);
      },
      now: () => new Date(Date.now() + ahead),
    },
  ],
];

const sum = (lines: InvoiceState['lines']) => lines.reduce((n, { cents }) => n + cents, 0);
const key = () => randomUUID();
const [CORE, PLUS, PREMIUM] = (['core', 'plus', 'premium'] as const).map((plan) => ({
  plan,
  interval: 'month' as const,
})) as [Terms, Terms, Terms];

describe.each(providers)('every billing provider: %s', (_name, { port, pay, enterCard, pass, now }) => {
  const begun = async (plan: PlanKey, interval: Interval = 'month', later: Later = 'pays') => {
    const { ref } = await port.start(newMembership(plan, interval));
    await pay(ref, later);
    return ref;
  };

  test('starts with the first payment and saves the card', async () => {
    const started = await port.start(newMembership('plus', 'month'));
    expect(started).toMatchObject({
      status: 'starting',
      plan: 'plus',
      interval: 'month',
      card: null,
      next: null,
    });
    expect(started.clientSecret).not.toBeNull();
    expect(await port.invoices(started.ref)).toMatchObject([
      { status: 'open', totalCents: 5900, paidAt: null },
    ]);
    await pay(started.ref);
    const state = await port.read(started.ref);
    expect(state).toMatchObject({
      status: 'active',
      card: 'Visa ending 4242',
      clientSecret: null,
      endedAt: null,
    });
    const length = (state.periodEnd.getTime() - state.periodStart.getTime()) / days(1);
    expect(length >= 28 && length <= 31).toBe(true);
    const [invoice] = await port.invoices(started.ref);
    expect(invoice).toMatchObject({ status: 'paid', attempts: 0, failure: null, nextAttemptAt: null });
    expect(invoice?.paidAt).not.toBeNull();
  });

  test('reports when the first payment arrived, even long after the start', async () => {
    const { ref } = await port.start(newMembership('premium', 'month'));
    const begunAt = now();
    await pass(hours(20));
    await pay(ref);
    const [{ paidAt } = { paidAt: null }] = await port.invoices(ref);
    expect((paidAt?.getTime() ?? 0) - begunAt.getTime()).toBeGreaterThan(hours(19.9));
  });

  test('reports when a change was paid, even some time after it was priced', async () => {
    const ref = await begun('core');
    const at = new Date(Math.floor(now().getTime() / 1000) * 1000);
    const to = PREMIUM;
    const { dueNowCents } = await port.previewChange(ref, to, 'now', at);
    await pass(minutes(14));
    await port.change(ref, { from: CORE, to, when: 'now', at }, key());
    const [invoice] = await port.invoices(ref);
    expect(invoice).toMatchObject({ status: 'paid', totalCents: dueNowCents });
    for (const moment of [invoice?.issuedAt, invoice?.paidAt])
      expect((moment?.getTime() ?? 0) - at.getTime()).toBeGreaterThan(minutes(13.9));
  });

  test('starts once per idempotency key, even with repeated or concurrent requests', async () => {
    const wanted = newMembership('core', 'year');
    const first = await Promise.all(Array.from({ length: 5 }, () => port.start(wanted)));
    expect(new Set(first.map(({ ref }) => ref)).size).toBe(1);
    const { customerRef, ref } = await port.start(wanted);
    expect((await port.start({ ...wanted, customerRef })).ref).toBe(ref);
  });

  test('charges an immediate change exactly as previewed, and only once', async () => {
    const ref = await begun('core');
    await pass(days(9));
    const at = new Date(Math.floor(now().getTime() / 1000) * 1000);
    const to = PREMIUM;
    const preview = await port.previewChange(ref, to, 'now', at);
    expect(preview.dueNowCents).toBe(sum(preview.lines));
    expect(preview.dueNowCents).toBeGreaterThan(4000);
    const before = await port.read(ref);
    expect(preview.renewsAt).toEqual(before.periodEnd);
    const change = key();
    await port.change(ref, { from: CORE, to, when: 'now', at }, change);
    const after = await port.change(ref, { from: CORE, to, when: 'now', at }, change);
    expect(after).toMatchObject({
      plan: 'premium',
      status: 'active',
      clientSecret: null,
      periodEnd: before.periodEnd,
    });
    const invoices = await port.invoices(ref);
    expect(invoices.map(({ totalCents }) => totalCents)).toEqual([preview.dueNowCents, 2900]);
  });

  test('refuses a change priced for a different current plan', async () => {
    const ref = await begun('core');
    const at = new Date(Math.floor(now().getTime() / 1000) * 1000);
    await port.change(ref, { from: CORE, to: PREMIUM, when: 'now', at }, key());
    for (const when of ['now', 'period-end'] as const)
      await expect(port.change(ref, { from: CORE, to: PLUS, when, at }, key())).rejects.toThrow(
        ProviderRefusal,
      );
    expect(await port.read(ref)).toMatchObject({ ...PREMIUM, next: null });
    expect(await port.invoices(ref)).toHaveLength(2);
  });

  test('starts a new period when monthly billing becomes yearly', async () => {
    const ref = await begun('plus');
    await pass(days(3));
    const at = new Date(Math.floor(now().getTime() / 1000) * 1000);
    const to = { plan: 'plus', interval: 'year' } as const;
    const preview = await port.previewChange(ref, to, 'now', at);
    const state = await port.change(ref, { from: PLUS, to, when: 'now', at }, key());
    expect(state.interval).toBe('year');
    expect(preview.dueNowCents).toBeLessThan(590_00);
    expect((state.periodEnd.getTime() - at.getTime()) / days(1)).toBeGreaterThan(364);
    expect(Math.abs(preview.renewsAt.getTime() - state.periodEnd.getTime())).toBeLessThan(60_000);
  });

  test('keeps the old plan when payment for a change fails, and applies the change once paid', async () => {
    const ref = await begun('core', 'month', 'fails');
    const at = new Date(Math.floor(now().getTime() / 1000) * 1000);
    const state = await port.change(ref, { from: CORE, to: PLUS, when: 'now', at }, key());
    expect(state).toMatchObject({ plan: 'core', status: 'active' });
    expect(state.clientSecret).not.toBeNull();
    await pay(ref);
    expect(await port.read(ref)).toMatchObject({ plan: 'plus', clientSecret: null });
  });

  test.each(['dropChange', 'endWithPeriod'] as const)(
    'voids the invoice of an unpaid change: %s',
    async (how) => {
      const ref = await begun('core', 'month', 'fails');
      const at = new Date(Math.floor(now().getTime() / 1000) * 1000);
      await port.change(ref, { from: CORE, to: PLUS, when: 'now', at }, key());
      expect((await port.invoices(ref))[0]).toMatchObject({ status: 'open' });
      await port[how](ref, key());
      expect((await port.invoices(ref)).map(({ status }) => status)).toEqual(['void', 'paid']);
      await Promise.resolve(pay(ref)).catch(() => undefined); // a form that is still open somewhere
      expect(await port.read(ref)).toMatchObject({ plan: 'core', status: 'active', clientSecret: null });
    },
  );

  test('schedules a downgrade for renewal, drops it on request, and applies it when the period ends', async () => {
    const ref = await begun('premium');
    const to = CORE;
    const at = now();
    expect(await port.previewChange(ref, to, 'period-end', at)).toMatchObject({
      dueNowCents: 0,
      renewsAtCents: 2900,
    });
    expect(await port.change(ref, { from: PREMIUM, to, when: 'period-end', at }, key())).toMatchObject({
      plan: 'premium',
      next: to,
    });
    expect(await port.dropChange(ref, key())).toMatchObject({ plan: 'premium', next: null });
    await port.change(ref, { from: PREMIUM, to, when: 'period-end', at }, key());
    const { periodEnd } = await port.read(ref);
    await pass(days(31.5));
    expect(await port.read(ref)).toMatchObject({
      plan: 'core',
      next: null,
      periodStart: periodEnd,
      status: 'active',
    });
    expect((await port.invoices(ref))[0]).toMatchObject({ status: 'paid', totalCents: 2900 });
  });

  test('cancels at period end on request, unless resumed', async () => {
    const ref = await begun('plus');
    await port.change(ref, { from: PLUS, to: CORE, when: 'period-end', at: now() }, key());
    expect(await port.endWithPeriod(ref, key())).toMatchObject({
      endsWithPeriod: true,
      next: null,
      status: 'active',
    });
    expect(await port.keep(ref, key())).toMatchObject({ endsWithPeriod: false });
    // After it resumed, a change can be scheduled again.
    const again = { from: PLUS, to: CORE, when: 'period-end', at: now() } as const;
    expect(await port.change(ref, again, key())).toMatchObject({ endsWithPeriod: false, next: CORE });
    const { periodEnd } = await port.endWithPeriod(ref, key());
    await pass(days(32));
    expect(await port.read(ref)).toMatchObject({ status: 'ended', endedAt: periodEnd, clientSecret: null });
    expect(await port.invoices(ref)).toHaveLength(1);
  });

  test('retries a failed renewal for a week, reports why, and succeeds with another card', async () => {
    const ref = await begun('plus', 'month', 'fails');
    await pass(days(31.5));
    expect(await port.read(ref)).toMatchObject({ status: 'late', plan: 'plus' });
    const [open] = await port.invoices(ref);
    expect(open).toMatchObject({ status: 'open', failure: 'Your card was declined.' });
    expect(open?.nextAttemptAt).not.toBeNull();
    await expect(port.payNow(open?.ref ?? '', key())).rejects.toThrow(ProviderRefusal);
    for (let day = 0; day < 8; day += 1) await pass(days(1));
    expect((await port.invoices(ref))[0]).toMatchObject({ status: 'open', attempts: 5, nextAttemptAt: null });
    expect(await port.adoptCard(ref)).toBe(false);
    const { clientSecret } = await port.startCardChange(ref, key());
    await enterCard(clientSecret);
    expect([await port.adoptCard(ref), await port.adoptCard(ref)]).toEqual([true, false]);
    expect(await port.payNow(open?.ref ?? '', key())).toMatchObject({ status: 'paid', failure: null });
    expect(await port.payNow(open?.ref ?? '', key())).toMatchObject({ status: 'paid' });
    expect(await port.read(ref)).toMatchObject({ status: 'active', card: 'Visa ending 4242' });
  });

  test('cancels immediately, charges nothing more, and deletes the customer', async () => {
    const ref = await begun('plus', 'month', 'fails');
    await pass(days(31.5));
    const { customerRef } = await port.endNow(ref, key());
    expect(await port.endNow(ref, key())).toMatchObject({ status: 'ended', clientSecret: null });
    expect((await port.invoices(ref)).map(({ status }) => status)).toEqual(['void', 'paid']);
    await port.setEmail(customerRef, 'maya@new.example');
    await port.setEmail(customerRef, 'maya@new.example');
    await port.forget(customerRef);
    await port.forget(customerRef);
    await port.setEmail(customerRef, 'too-late@example.com');
  });

  test('ends an unpaid membership immediately, but not one that was just paid', async () => {
    const { ref: unpaid } = await port.start(newMembership('plus', 'month'));
    expect(await port.endUnpaid(unpaid, key())).toMatchObject({ status: 'ended', clientSecret: null });
    expect(await port.endUnpaid(unpaid, key())).toMatchObject({ status: 'ended' });
    await pay(unpaid).catch(() => undefined); // a form that is still open somewhere
    expect(await port.invoices(unpaid)).toMatchObject([{ status: 'void', paidAt: null }]);
    const [owing, settled] = [await begun('plus', 'month', 'fails'), await begun('core', 'month', 'fails')];
    await pass(days(31.5));
    await pay(settled);
    expect(await port.endUnpaid(settled, key())).toMatchObject({ status: 'active', endedAt: null });
    expect((await port.invoices(settled)).map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await port.endUnpaid(owing, key())).toMatchObject({ status: 'ended' });
    expect((await port.invoices(owing)).map(({ status }) => status)).toEqual(['void', 'paid']);
    // A deleted account's subscription ends, whatever was paid.
    expect(await port.endNow(settled, key())).toMatchObject({ status: 'ended' });
  });

  test('refuses unknown references', async () => {
    await expect(port.read('sub_unknown')).rejects.toThrow(ProviderRefusal);
    await expect(port.payNow('in_unknown', key())).rejects.toThrow(ProviderRefusal);
  });
});

test('Stripe: every request was valid for Stripe', () => {
  expect(double.refused).toEqual([]);
});
