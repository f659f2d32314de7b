import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type {
  ChangePreview,
  Invoice,
  MembershipChanged,
  MembershipView,
} from '#contract/money/membership.ts';
import type { PlanKey } from '#contract/core/plans.ts';
import { renewalWords, californiaDay } from '#contract/money/renewal-words.ts';
import { days, hours } from '#server/platform/clock.ts';
import { agreement, CARDS, enterCard, newMember, viewOf, type SignedIn } from '#test/membership.ts';
import { pdfText } from '#test/pdf-text.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { checkAll } from './jobs.ts';
import { entitlementsOf } from './membership.ts';
import { invoices, memberships, membershipSpans, renewalConsents } from './tables.ts';

const world = await openWorld({ withWorkers: false });

/** Advances time at the provider and on our server. The given members stay signed in. */
async function pass(ms: number, me?: SignedIn) {
  for (let left = ms; left > 0; left -= days(16)) {
    world.clock.advance(Math.min(left, days(16)));
    await me?.get('/api/account');
  }
  await world.deps.billing.simulation?.tick();
  await checkAll(world.deps);
}

const change = async (me: SignedIn, plan: PlanKey, interval: 'month' | 'year' = 'month') => {
  const preview = (await me.post('/api/membership/preview', { plan, interval })).body as ChangePreview;
  const { dueNowCents, pricedAt, version } = preview;
  const reply = await me.call('PUT', '/api/membership/plan', {
    plan,
    interval,
    agreed: true,
    version,
    dueNowCents,
    pricedAt,
  });
  return { preview, reply, changed: reply.body as MembershipChanged };
};

const invoicesOf = async (me: SignedIn) => (await me.get('/api/membership/invoices')).body as Invoice[];

test('a visitor becomes a member with the first payment, and the exact consent text is stored', async () => {
  const me = await signedIn(world);
  const request = agreement(world, 'plus', 'month');
  const begun = (await me.post('/api/membership', request)).body as MembershipChanged;
  expect(begun.membership).toMatchObject({ status: 'starting', plan: 'plus', periodEnd: null });
  expect((await viewOf(me)).entitlements).toBeNull();

  expect((await enterCard(me, begun.clientSecret, CARDS.declined)).body).toMatchObject({
    outcome: 'declined',
  });
  expect((await viewOf(me)).membership?.status).toBe('starting');
  expect((await enterCard(me, begun.clientSecret)).body).toMatchObject({ outcome: 'done' });
  const { membership, entitlements } = (await me.post('/api/membership/refresh')).body as MembershipView;
  expect(membership).toMatchObject({ status: 'active', card: 'Visa ending 4242', priceCents: 5900 });
  expect(entitlements).toMatchObject({ plan: 'plus', cashCents: 100_000, hotelNights: 3 });

  const [consent] = await world.db
    .select()
    .from(renewalConsents)
    .where(eq(renewalConsents.membershipId, membership?.id ?? ''));
  expect(consent).toMatchObject({
    priceCents: 5900,
    device: 'Firefox on Mac',
    words: renewalWords('plus', 'month', californiaDay(world.clock.now())),
  });
  expect(await invoicesOf(me)).toMatchObject([{ status: 'paid', totalCents: 5900 }]);
});

test('a member can’t start a second membership, and outdated terms can’t be agreed to', async () => {
  const me = await newMember(world);
  expect((await me.post('/api/membership', agreement(world, 'core', 'month'))).body).toMatchObject({
    code: 'membership_exists',
  });
  const other = await signedIn(world);
  const old = { ...agreement(world, 'core', 'month'), version: '2019-01' };
  expect((await other.post('/api/membership', old)).body).toMatchObject({ code: 'confirmation_needed' });
  const { agreed: _, ...silent } = agreement(world, 'core', 'month');
  expect((await other.post('/api/membership', silent)).body).toMatchObject({
    code: 'validation_failed',
    fields: { agreed: 'Agree to the renewal terms to continue' },
  });
});

test('two windows that start at once create one membership', async () => {
  const me = await signedIn(world);
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => me.post('/api/membership', agreement(world, 'core', 'year'))),
  );
  const secrets = new Set(replies.map(({ body }) => (body as MembershipChanged).clientSecret));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(secrets.size).toBe(1);
  const rows = await world.db.select().from(memberships).where(eq(memberships.userId, me.user.id));
  expect(rows).toHaveLength(1);
});

test('a member who switches plans before paying gets that plan, and pays once', async () => {
  const me = await signedIn(world);
  await me.post('/api/membership', agreement(world, 'core', 'month'));
  const second = (await me.post('/api/membership', agreement(world, 'premium', 'year'))).body;
  await enterCard(me, (second as MembershipChanged).clientSecret);
  await me.post('/api/membership/refresh');
  expect((await viewOf(me)).membership).toMatchObject({
    status: 'active',
    plan: 'premium',
    interval: 'year',
  });
  expect((await invoicesOf(me)).filter(({ status }) => status === 'paid')).toHaveLength(1);
});

test('a card that needs approval pays when approved, and not when refused', async () => {
  const me = await signedIn(world);
  const { clientSecret } = (await me.post('/api/membership', agreement(world, 'core', 'month')))
    .body as MembershipChanged;
  const answer = async (approved: boolean) => {
    expect((await enterCard(me, clientSecret, CARDS.asks)).body).toMatchObject({ outcome: 'authenticate' });
    return (await me.post('/api/simulated-payments/authenticate', { clientSecret, approved })).body;
  };
  expect(await answer(false)).toMatchObject({ outcome: 'declined' });
  expect(await answer(true)).toMatchObject({ outcome: 'done' });
  await me.post('/api/membership/refresh');
  expect((await viewOf(me)).membership).toMatchObject({ status: 'active', card: 'Visa ending 3155' });
});

test('an upgrade is charged now for the rest of the period, as shown, and takes effect immediately', async () => {
  const me = await newMember(world, { plan: 'core' });
  await pass(days(10), me);
  const { preview, changed } = await change(me, 'premium');
  expect(preview.when).toBe('now');
  expect(preview.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(preview.dueNowCents);
  expect(preview.dueNowCents).toBeGreaterThan(4000);
  expect(changed).toMatchObject({ clientSecret: null, membership: { plan: 'premium', status: 'active' } });
  expect((await invoicesOf(me))[0]).toMatchObject({ status: 'paid', totalCents: preview.dueNowCents });
  expect((await viewOf(me)).entitlements).toMatchObject({ plan: 'premium', hotelNights: 7 });
  const again = await me.call('PUT', '/api/membership/plan', {
    plan: 'premium',
    interval: 'month',
    agreed: true,
    version: preview.version,
    dueNowCents: preview.dueNowCents,
    pricedAt: preview.pricedAt,
  });
  expect(again.status).toBe(200);
  expect(await invoicesOf(me)).toHaveLength(2);
});

test('a price that was not shown cannot be agreed to', async () => {
  const me = await newMember(world, { plan: 'core' });
  const { plan, version, dueNowCents, pricedAt } = {
    plan: 'plus',
    ...((await me.post('/api/membership/preview', { plan: 'plus', interval: 'month' }))
      .body as ChangePreview),
  };
  const send = (more: object) =>
    me.call('PUT', '/api/membership/plan', {
      plan,
      interval: 'month',
      agreed: true,
      version,
      dueNowCents,
      pricedAt,
      ...more,
    });
  expect((await send({ dueNowCents: dueNowCents - 1 })).body).toMatchObject({ code: 'confirmation_needed' });
  world.clock.advance(hours(1));
  expect((await send({})).body).toMatchObject({ code: 'confirmation_needed' });
  expect((await viewOf(me)).membership?.plan).toBe('core');
});

test('an upgrade whose payment fails changes nothing until another card pays it', async () => {
  const me = await newMember(world, { plan: 'core', card: CARDS.failsLater });
  const { changed } = await change(me, 'plus');
  expect(changed.membership).toMatchObject({
    plan: 'core',
    status: 'active',
    openInvoice: { failure: 'Your card was declined.' },
  });
  expect(changed.clientSecret).not.toBeNull();
  await enterCard(me, changed.clientSecret);
  await me.post('/api/membership/refresh');
  expect((await viewOf(me)).membership).toMatchObject({ plan: 'plus', card: 'Visa ending 4242' });
});

test('a member who drops an unpaid upgrade owes nothing for it', async () => {
  const me = await newMember(world, { plan: 'core', card: CARDS.failsLater });
  await change(me, 'plus');
  const { membership } = (await me.delete('/api/membership/next')).body as MembershipChanged;
  expect(membership).toMatchObject({ plan: 'core', status: 'active', openInvoice: null });
  expect((await invoicesOf(me))[0]).toMatchObject({ status: 'void' });
});

test('a member who switches from yearly to monthly agrees to keep their current plan', async () => {
  const me = await newMember(world, { plan: 'plus', interval: 'year' });
  const { body } = await me.post('/api/membership/preview', { plan: 'plus', interval: 'month' });
  expect((body as ChangePreview).words).toContain('I keep Hearthline Plus, billed monthly from');
});

test('a downgrade costs nothing, can be dropped, and takes effect at renewal', async () => {
  const me = await newMember(world, { plan: 'premium' });
  const first = await change(me, 'core');
  expect(first.preview).toMatchObject({ when: 'period-end', dueNowCents: 0, renewsAtCents: 2900 });
  expect(first.changed.membership).toMatchObject({
    plan: 'premium',
    next: { plan: 'core', priceCents: 2900 },
  });
  expect(((await me.delete('/api/membership/next')).body as MembershipChanged).membership.next).toBeNull();
  await change(me, 'core');
  const before = (await viewOf(me)).membership?.periodEnd;
  await pass(days(32), me);
  const { membership, entitlements } = await viewOf(me);
  expect(membership).toMatchObject({ plan: 'core', next: null, periodStart: before });
  expect(entitlements).toMatchObject({ plan: 'core', cashCents: 50_000 });
  expect((await invoicesOf(me))[0]).toMatchObject({ status: 'paid', totalCents: 2900 });
});

test('a canceled membership lasts until the period ends, can be resumed, and is not charged again', async () => {
  const me = await newMember(world);
  const cancel = () => me.post('/api/membership/cancel');
  expect(((await cancel()).body as MembershipChanged).membership.endsWithPeriod).toBe(true);
  expect((await cancel()).status).toBe(200);
  const kept = (await me.post('/api/membership/keep')).body as MembershipChanged;
  expect(kept.membership.endsWithPeriod).toBe(false);
  await cancel();
  const periodEnd = (await viewOf(me)).membership?.periodEnd ?? '';
  expect((await viewOf(me)).entitlements?.plan).toBe('plus');
  await pass(days(32), me);
  const { membership, entitlements, mayStart } = await viewOf(me);
  expect(membership).toMatchObject({ status: 'ended', endedAt: periodEnd });
  expect([entitlements, mayStart]).toEqual([null, true]);
  expect(await invoicesOf(me)).toHaveLength(1);
  const justBefore = new Date(new Date(periodEnd).getTime() - 1);
  expect((await entitlementsOf(world.db, me.user.id, justBefore))?.plan).toBe('plus');
  expect(await entitlementsOf(world.db, me.user.id, new Date(periodEnd))).toBeNull();
});

test('undoing a cancellation restores the scheduled plan change', async () => {
  const me = await newMember(world, { plan: 'premium' });
  await change(me, 'core');
  const cancel = async () => ((await me.post('/api/membership/cancel')).body as MembershipChanged).membership;
  const keep = async () => ((await me.post('/api/membership/keep')).body as MembershipChanged).membership;
  expect(await cancel()).toMatchObject({ endsWithPeriod: true, next: null });
  expect(await keep()).toMatchObject({ endsWithPeriod: false, plan: 'premium', next: { plan: 'core' } });
  expect((await keep()).next).toMatchObject({ plan: 'core' });
  // A change that the member dropped doesn't come back.
  await me.delete('/api/membership/next');
  await cancel();
  expect(await keep()).toMatchObject({ endsWithPeriod: false, next: null });
  await change(me, 'core');
  await cancel();
  await keep();
  await pass(days(32), me);
  expect((await viewOf(me)).membership).toMatchObject({ plan: 'core', status: 'active', next: null });
});

test('a failed renewal keeps services for 14 days; another card in time leaves no gap', async () => {
  const me = await newMember(world, { card: CARDS.failsLater });
  await pass(days(32), me);
  const late = await viewOf(me);
  expect(late.membership).toMatchObject({ status: 'late', openInvoice: { totalCents: 5900 } });
  expect(late.entitlements?.plan).toBe('plus');
  expect(
    (await me.post('/api/membership/preview', { plan: 'premium', interval: 'month' })).body,
  ).toMatchObject({
    code: 'conflict',
  });
  const invoice = `/api/membership/invoices/${late.membership?.openInvoice?.id}`;
  expect((await me.post(`${invoice}/pay`)).body).toMatchObject({
    code: 'payment_refused',
    error: 'Your card was declined.',
  });
  const { clientSecret } = (await me.post('/api/membership/card')).body as { clientSecret: string };
  await enterCard(me, clientSecret);
  const { membership } = (await me.post('/api/membership/refresh')).body as MembershipView;
  expect(membership).toMatchObject({
    status: 'active',
    card: 'Visa ending 4242',
    graceUntil: null,
    openInvoice: null,
  });
  const spans = await world.db
    .select()
    .from(membershipSpans)
    .where(eq(membershipSpans.membershipId, membership?.id ?? ''));
  expect(spans).toMatchObject([{ plan: 'plus', untilAt: null }]);
});

test('an unpaid debt ends the membership after the grace period, and nothing is owed', async () => {
  const me = await newMember(world, { card: CARDS.failsLater });
  await pass(days(32), me);
  const grace = new Date((await viewOf(me)).membership?.graceUntil ?? '');
  for (let day = 0; day < 15; day += 3) await pass(days(3), me);
  expect((await viewOf(me)).membership?.status).toBe('ended');
  const [renewal] = await invoicesOf(me);
  expect(renewal).toMatchObject({ status: 'void', attempts: 5 });
  expect(await entitlementsOf(world.db, me.user.id, new Date(grace.getTime() - 1))).not.toBeNull();
  expect(await entitlementsOf(world.db, me.user.id, grace)).toBeNull();
});

test('a member with an unpaid renewal who cancels is released immediately', async () => {
  const me = await newMember(world, { card: CARDS.failsLater });
  await pass(days(32), me);
  expect(((await me.post('/api/membership/cancel')).body as MembershipChanged).membership.status).toBe(
    'ended',
  );
  expect((await invoicesOf(me))[0]?.status).toBe('void');
});

test('an unpaid start is abandoned after a day, or immediately by the member', async () => {
  const [waiting, leaving] = [await signedIn(world), await signedIn(world)];
  for (const me of [waiting, leaving]) await me.post('/api/membership', agreement(world, 'plus', 'month'));
  expect((await leaving.delete('/api/membership')).status).toBe(204);
  expect((await viewOf(leaving)).membership?.status).toBe('ended');
  await pass(hours(25));
  expect((await viewOf(waiting)).membership?.status).toBe('ended');
  const member = await newMember(world);
  expect((await member.delete('/api/membership')).body).toMatchObject({ code: 'conflict' });
});

test('a member can view, pay and print only their own invoices', async () => {
  const [me, stranger] = [await newMember(world), await newMember(world)];
  const [invoice] = await invoicesOf(me);
  const url = `/api/membership/invoices/${invoice?.id}`;
  expect((await stranger.get(`${url}/pdf`)).status).toBe(404);
  expect((await stranger.post(`${url}/pay`)).status).toBe(404);
  const pdf = await me.get(`${url}/pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.text.startsWith('%PDF')).toBe(true);
});

test('an invoice names the card that paid it, even after a card change, and none while it is open', async () => {
  const me = await newMember(world, { card: CARDS.failsLater });
  await pass(days(32), me);
  const cards = async () => (await invoicesOf(me)).map(({ card }) => card);
  expect(await cards()).toEqual([null, 'Visa ending 0341']);
  const { clientSecret } = (await me.post('/api/membership/card')).body as { clientSecret: string };
  await enterCard(me, clientSecret);
  await me.post('/api/membership/refresh');
  expect(await cards()).toEqual(['Visa ending 4242', 'Visa ending 0341']);
  const [row] = await world.db
    .select()
    .from(invoices)
    .where(eq(invoices.id, (await invoicesOf(me))[1]?.id ?? ''));
  if (!row) throw new Error('no invoice');
  const drawn = await buffer(
    drawInvoice(row, { name: 'Maya', email: me.email }, 'billing@hearthline.org', 'en'),
  );
  expect(await pdfText(drawn)).toContain('Paid with Visa ending 0341');
  expect(await pdfText(drawn)).toContain('billing@hearthline.org');
  const open = await buffer(
    drawInvoice(
      { ...row, status: 'open', paidAt: null, card: null },
      { name: null, email: '' },
      'billing@hearthline.org',
      'en',
    ),
  );
  expect(await pdfText(open)).not.toContain('Paid with');
});

test('a demo member fast-forwards a year, and each month is paid', async () => {
  const me = await newMember(world);
  const { body } = await me.post('/api/demo/membership/advance', { days: 366 });
  expect((body as MembershipView).membership).toMatchObject({ status: 'active', plan: 'plus' });
  const paid = (await invoicesOf(me)).filter(({ status }) => status === 'paid');
  expect(paid).toHaveLength(13);
  expect((body as MembershipView).entitlements?.plan).toBe('plus');
});

test('membership requests are rate limited, so the card provider isn’t polled endlessly', async () => {
  const limited = await openWorld({ limits: { perMinute: undefined }, withWorkers: false });
  const me = await signedIn(limited);
  const answers = [];
  for (let n = 0; n < 61; n += 1) answers.push((await me.post('/api/membership/keep')).status);
  expect(answers.slice(0, 60).every((status) => status === 409)).toBe(true); // no card on file
  expect(answers.at(-1)).toBe(429);
});
