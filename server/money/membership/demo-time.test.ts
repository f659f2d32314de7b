/** Time travel in the demo: the result must match what a member who joined that much earlier would see. */
import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Invoice, MembershipView } from '#contract/money/membership.ts';
import { californiaDay, dayInWords } from '#contract/money/renewal-words.ts';
import { periodStart } from '#server/adapters/billing-periods.ts';
import { shiftedEarlier } from '#server/adapters/simulated-time.ts';
import { accountHistory } from '#server/core/audit/audit.ts';
import { after, days } from '#server/platform/clock.ts';
import { readMailbox } from '#server/office/demo/demo.ts';
import { CARDS, newMember, viewOf, type SignedIn } from '#test/membership.ts';
import { sized } from '#test/tier.ts';
import { openWorld } from '#test/world.ts';
import { membershipNotices, memberships, membershipSpans } from './tables.ts';

const world = await openWorld({ withWorkers: false });

const setClock = (text: string) =>
  world.clock.advance(new Date(text).getTime() - world.clock.now().getTime());
const letPass = async (me: SignedIn, passing = 32) =>
  (await me.post('/api/demo/membership/advance', { days: passing })).body as MembershipView;
const invoicesOf = async (me: SignedIn) =>
  ((await me.get('/api/membership/invoices')).body as Invoice[]).toReversed();
const rowOf = async (me: SignedIn) => {
  const [row] = await world.db.select().from(memberships).where(eq(memberships.userId, me.user.id));
  if (!row) throw new Error('there is no membership');
  return row;
};

test('advancing month by month from any date keeps renewals on one day of the month', async () => {
  const start = fc.oneof(
    fc.constantFrom('2027-01-31', '2027-03-31', '2028-02-29', '2026-12-30', '2027-10-31', '2027-05-29'),
    fc
      .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );
  await fc.assert(
    fc.asyncProperty(start, fc.integer({ min: 1, max: 6 }), fc.nat(23), async (day, presses, hour) => {
      setClock(`${day}T${String(hour).padStart(2, '0')}:30:00Z`);
      const me = await newMember(world);
      for (let n = 0; n < presses; n += 1) {
        const before = (await invoicesOf(me)).length;
        await letPass(me);
        expect((await invoicesOf(me)).length).toBeGreaterThan(before);
      }
      const now = world.clock.now().toISOString();
      const all = await invoicesOf(me);
      const began = new Date(all[0]?.periodStart ?? '');
      for (const [n, invoice] of all.entries()) {
        const [from, until] = [n, n + 1].map((k) => periodStart(began, 'month', k).toISOString());
        expect(invoice).toMatchObject({ status: 'paid', periodStart: from, periodEnd: until });
        if (n > 0) expect(invoice).toMatchObject({ issuedAt: from, paidAt: from });
      }
      const last = all.at(-1);
      expect(last && last.periodStart <= now && now < last.periodEnd).toBe(true);
      expect((await viewOf(me)).membership).toMatchObject({
        status: 'active',
        periodStart: last?.periodStart,
        periodEnd: last?.periodEnd,
      });
      const { id } = await rowOf(me);
      expect(
        await world.db.select().from(membershipSpans).where(eq(membershipSpans.membershipId, id)),
      ).toMatchObject([{ fromAt: new Date(all[0]?.paidAt ?? ''), untilAt: null }]);
      const sent = await world.db
        .select()
        .from(membershipNotices)
        .where(eq(membershipNotices.membershipId, id))
        .orderBy(desc(membershipNotices.createdAt));
      for (const { number, paidAt } of all.slice(1)) {
        const receipt = sent.find(({ kind, occasion }) => kind === 'receipt' && occasion === number);
        expect(receipt?.sentAt?.toISOString()).toBe(paidAt);
      }
    }),
    { numRuns: sized({ gate: 3, soak: 10 }) },
  );
});

test('moving times back keeps their order, and a period start stays that period’s start', () => {
  const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-01-01'), noInvalidDate: true });
  const terms = fc
    .constantFrom('month' as const, 'year' as const)
    .map((interval) => ({ plan: 'plus' as const, interval }));
  fc.assert(
    fc.property(
      at,
      terms,
      fc.integer({ min: 1, max: 400 }),
      fc.nat(30),
      at,
      at,
      (from, to, back, n, a, b) => {
        const moved = shiftedEarlier({ anchor: from.toISOString(), terms: to }, days(back));
        const [first, second] = a <= b ? [a, b] : [b, a];
        expect(moved(first).getTime()).toBeLessThanOrEqual(moved(second).getTime());
        const earlier = after(from, -days(back));
        expect(moved(periodStart(from, to.interval, n))).toEqual(periodStart(earlier, to.interval, n));
      },
    ),
  );
});

test('receipts, their emails and the activity log show the simulated date, not today', async () => {
  setClock('2027-06-15T18:00:00Z');
  const me = await newMember(world);
  await letPass(me, 70);
  const [, ...renewals] = await invoicesOf(me);
  expect(renewals).toHaveLength(2);
  const mails = await readMailbox(world.db, me.email);
  const history = await accountHistory(world.db, me.user.id, { limit: 50 });
  for (const { number, paidAt } of renewals) {
    const mail = mails.find(({ text }) => text.includes(`invoice ${number}`));
    expect(mail?.text).toContain(dayInWords(californiaDay(new Date(paidAt ?? ''))));
    const entry = history.find(
      ({ action, detail }) => action === 'membership.paid' && detail?.includes(number),
    );
    expect(entry?.at.toISOString()).toBe(paidAt);
  }
});

test('a failing card is retried, emailed about, and ends the membership on schedule', async () => {
  setClock('2027-01-31T20:00:00Z');
  const me = await newMember(world, { card: CARDS.failsLater });
  await letPass(me, 33);
  const late = await rowOf(me);
  expect(late.status).toBe('late');
  expect(late.graceUntil).toEqual(after(late.periodStart ?? new Date(0), days(14)));
  await letPass(me, 40);
  const over = await rowOf(me);
  const [, renewal] = await invoicesOf(me);
  const issued = new Date(renewal?.issuedAt ?? '');
  expect(over).toMatchObject({ status: 'ended', endedAt: after(issued, days(14)) });
  expect(renewal).toMatchObject({ status: 'void', attempts: 5 });
  const sent = await world.db
    .select()
    .from(membershipNotices)
    .where(eq(membershipNotices.membershipId, over.id));
  const dayOf = (kind: string) => {
    const at = sent.find((notice) => notice.kind === kind)?.sentAt;
    return at && (at.getTime() - issued.getTime()) / days(1);
  };
  expect([dayOf('payment-failed'), dayOf('last-try-failed'), dayOf('ended')]).toEqual([0, 7, 14]);
});

test('a yearly member who skips years is notified of each renewal once, in advance', async () => {
  setClock('2028-02-29T20:00:00Z');
  const me = await newMember(world, { interval: 'year' });
  for (let n = 0; n < 3; n += 1) await letPass(me, 366);
  const all = await invoicesOf(me);
  expect(all).toHaveLength(4);
  const { id } = await rowOf(me);
  const told = (
    await world.db.select().from(membershipNotices).where(eq(membershipNotices.membershipId, id))
  ).filter(({ kind }) => kind === 'renewal-soon');
  expect(told.map(({ occasion }) => occasion).toSorted()).toEqual(
    all.slice(1).map(({ periodStart: from }) => from),
  );
  for (const { occasion, sentAt } of told) {
    const ahead = (new Date(occasion).getTime() - (sentAt?.getTime() ?? 0)) / days(1);
    expect(ahead >= 15 && ahead <= 45).toBe(true);
  }
});

test('two concurrent advances both count', async () => {
  setClock('2027-06-15T18:00:00Z');
  const me = await newMember(world);
  const replies = await Promise.all([1, 2].map(() => me.post('/api/demo/membership/advance', { days: 31 })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await invoicesOf(me)).toHaveLength(3);
});
