import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { days } from '#server/platform/clock.ts';
import { ProviderTrouble } from '#server/ports/payments.ts';
import { newMembership, openStripeBilling } from '#test/stripe-billing.ts';
import { setUpPrices } from './stripe-prices.ts';
import { QUICK_START } from '#test/server-process.ts';

const { double, bank, client, stripe } = await openStripeBilling();

test('lost, delayed, locked or failed requests leave one subscription', async () => {
  for (const trouble of ['lost', 'too-many', 'locked', 'hang-up', 'late', 'error'] as const) {
    const wanted = newMembership('core', 'month');
    const { customerRef } = await stripe.start({ ...wanted, key: `membership:${randomUUID()}` });
    const known = { ...wanted, customerRef };
    const before = await client.subscriptions.list({ customer: customerRef, status: 'all' });
    double.next('late', trouble); // listing is slow, then creating fails
    const first = await stripe.start(known).catch((error: unknown) => {
      expect(error).toBeInstanceOf(ProviderTrouble);
      return undefined;
    });
    double.next();
    const again = await stripe.start(known);
    expect(first?.ref ?? again.ref).toBe(again.ref);
    const after = await client.subscriptions.list({ customer: customerRef, status: 'all' });
    expect(after.data).toHaveLength(before.data.length + 1);
  }
});

test('a payment that arrives between the check and the cancellation is kept, with what it paid for', async () => {
  const { ref } = await stripe.start(newMembership('plus', 'month'));
  const voiding = vi.spyOn(client.invoices, 'voidInvoice').mockImplementationOnce((id) => {
    bank.pay(ref);
    return client.invoices.voidInvoice(id);
  });
  expect(await stripe.endUnpaid(ref, randomUUID())).toMatchObject({ status: 'active' });
  voiding.mockRestore();
  expect(await stripe.invoices(ref)).toMatchObject([{ status: 'paid' }]);
});

test('an interrupted cancellation is completed by the next attempt, leaving nothing open', async () => {
  for (const [verb, steps] of [
    ['endUnpaid', 4], // before it is canceled
    ['endNow', 3], // before its invoice is voided
  ] as const) {
    const { ref } = await stripe.start(newMembership('plus', 'month'));
    bank.pay(ref, 'fails');
    bank.pass(days(32));
    // The SDK tries three times.
    double.next(...Array<'late'>(steps).fill('late'), 'error', 'error', 'error');
    await expect(stripe[verb](ref, randomUUID())).rejects.toThrow(ProviderTrouble);
    double.next();
    expect((await stripe.read(ref)).status).toBe(verb === 'endUnpaid' ? 'late' : 'ended');
    expect(await stripe[verb](ref, randomUUID())).toMatchObject({ status: 'ended' });
    expect((await stripe.invoices(ref)).map(({ status }) => status)).toEqual(['void', 'paid']);
  }
});

test('prices are created once, and a deleted customer has no email left', async () => {
  expect(await setUpPrices(client)).toEqual(['Everything was there already: nothing changed.']);
  const { ref } = await stripe.start(newMembership('plus', 'month'));
  const { customerRef } = await stripe.endNow(ref, randomUUID());
  await stripe.setEmail(customerRef, 'maya@new.example');
  expect(bank.customers.get(customerRef)).toMatchObject({ email: 'maya@new.example' });
  await stripe.forget(customerRef);
  expect(bank.customers.get(customerRef)).toMatchObject({ deleted: true, email: '' });
});

test('an operator creates prices with a command that prints its usage', async () => {
  const program = path.resolve(import.meta.dirname, '../billing-cli.ts');
  const run = (args: string[], env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [program, ...args], {
      env: { PATH: process.env['PATH'], ...QUICK_START, DATA_DIR: '/nowhere', ...env },
    });
  expect((await run(['setup'], double.env())).stdout.trim()).toBe(
    'Everything was there already: nothing changed.',
  );
  await expect(run([], double.env())).rejects.toMatchObject({
    code: 1,
    stderr: 'Usage: npm run billing -- <setup | verify>\n',
  });
  await expect(run(['setup'], {})).rejects.toMatchObject({ code: 1 });
});

test('every request was valid for Stripe', () => {
  expect(double.refused).toEqual([]);
});
