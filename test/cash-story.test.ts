/** Emergency cash is one story: page, timeline, email, text and push say the same about every state. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CASH_REASONS, CASH_REVIEWS } from '#contract/core/cash-text.ts';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { cashViewText } from '#contract/money/payouts.ts';
import { phones, pushSubscriptions } from '#server/core/notifications/tables.ts';
import { asGsm } from '#server/core/notifications/short-words.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { notifyAboutCash } from '#server/money/payouts/cash-notifications.ts';
import { cashStops, payoutCards, payouts } from '#server/money/payouts/tables.ts';
import { days } from '#server/platform/clock.ts';
import { coveredMember, SPOT } from './covered.ts';
import { BROWSER_KEYS, newPhone } from './notices.ts';
import { openWorld } from './world.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;

/** A member with a card, a phone and a browser, whose home is under an order. No job has run yet. */
async function evacuee() {
  const me = await coveredMember(world, { lat: SPOT.lat, lng: SPOT.lng + 3 * (spots += 1) });
  const { id: userId } = me.user;
  const phone = newPhone();
  const endpoint = `https://push.example.com/${userId}`;
  await db.insert(phones).values({ userId, phone, verifiedAt: clock.now() });
  await db.insert(pushSubscriptions).values({ userId, endpoint, ...BROWSER_KEYS });
  const { status } = await me.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' });
  expect(status).toBe(200);
  const old = new Date(clock.now().getTime() - days(30));
  await db
    .update(payoutCards)
    .set({ addedAt: old, fingerprint: userId })
    .where(eq(payoutCards.userId, userId));
  expect(await me.post('/api/demo/evacuation', { stage: 'order' })).toMatchObject({ status: 202 });
  await reconcileActivations(world.deps);
  const view = async () => (await me.get('/api/homes/current-home-id/evacuation')).body as Evacuation;
  return { me, userId, phone, endpoint, view };
}
let spots = 0;

const plain = (words: string) => asGsm(words).replaceAll(/\s+/g, ' ');

/** What each channel currently says about the cash. */
async function channels({ me, userId, phone, endpoint, view }: Awaited<ReturnType<typeof evacuee>>) {
  const page = await view();
  if (!page.cash) throw new Error('no cash');
  const timeline = page.timeline.filter(({ kind }) => kind.startsWith('cash.'));
  const [row] = await db.select().from(payouts).where(eq(payouts.userId, userId));
  if (!row) throw new Error('no payout');
  await db.transaction((tx) => notifyAboutCash(world.deps, tx, [row]));
  // This test doesn't send payouts, which would change the state during the messages.
  await db.update(payouts).set({ nextTryAt: null }).where(eq(payouts.userId, userId));
  await world.runJobs();
  const [mail] = (await world.mailbox(me.email)).filter(({ subject }) =>
    subject.startsWith('Emergency cash'),
  );
  const [text] = (await world.texts(phone)).filter(({ text: words }) => words.includes('$1,000'));
  const push = [...world.push.shown.values()].find(
    (shown) => shown.endpoint === endpoint && shown.title === 'Your emergency cash',
  );
  return { cash: page.cash, timeline, facts: page.concierge?.facts ?? [], mail, text, push };
}

const card = async (userId: string) => {
  const [found] = await db.select().from(payoutCards).where(eq(payoutCards.userId, userId));
  return found?.id ?? null;
};

type Change = Partial<typeof payouts.$inferInsert> & {
  isStopped?: boolean;
  isCardGone?: boolean;
  isUnknownWho?: boolean;
};
const at = clock.now();
const sent = { sentAt: at, providerRef: 'po_1' };

test.each<[string, Change, statement: string, detail: string]>([
  ['not decided', {}, 'We’re checking your $1,000 emergency cash.', 'usually within 10 minutes'],
  ['without a card', { isCardGone: true }, 'Add a debit card to get your $1,000.', CASH_REASONS.noCard],
  [
    'held with its incident',
    { state: 'held', heldFor: 'incident' },
    'Our team is reviewing your $1,000.',
    CASH_REVIEWS.incident,
  ],
  [
    'held for a new card',
    { state: 'held', heldFor: 'new-card' },
    'Our team is reviewing your $1,000.',
    CASH_REVIEWS['new-card'],
  ],
  ['stopped by a cap', { isStopped: true }, 'Our team is reviewing your $1,000.', CASH_REVIEWS.cap],
  [
    'due without a provider',
    { reason: CASH_REASONS.noProvider },
    'We can’t send your $1,000 yet.',
    CASH_REASONS.noProvider,
  ],
  [
    'being sent',
    { state: 'sending' },
    'We’re sending $1,000 to your card ending 5556.',
    'usually arrives in 5-10 minutes',
  ],
  [
    'of unknown outcome',
    { state: 'unknown' },
    'We’re sending $1,000 to your card ending 5556.',
    'usually arrives',
  ],
  [
    'sent',
    { state: 'sent', ...sent },
    'We sent $1,000 to your card ending 5556.',
    'usually arrives in 5-10 minutes',
  ],
  [
    'delivered',
    { state: 'delivered', ...sent, deliveredAt: at },
    '$1,000 arrived on your card ending 5556.',
    '',
  ],
  [
    'refused',
    { state: 'failed', reason: 'Your card has expired.' },
    'Add another debit card to get your $1,000.',
    'Your card has expired.',
  ],
  [
    'returned',
    { state: 'failed', ...sent, reason: 'Your bank declined the payment.' },
    'Add another debit card to get your $1,000.',
    'The money came back to us.',
  ],
  [
    'kept by the provider',
    { state: 'failed', isUnknownWho: true },
    'Verify your identity to get your $1,000.',
    'must verify your identity',
  ],
  [
    'canceled',
    { state: 'cancelled', reason: CASH_REASONS.incidentDeclined },
    'We didn’t send your $1,000.',
    CASH_REASONS.incidentDeclined,
  ],
])('cash that is %s reads the same everywhere', async (_, change, statement, detail) => {
  const { isStopped, isCardGone, isUnknownWho, ...set } = change;
  const who = await evacuee();
  const cardId = await card(who.userId);
  if (isCardGone) await db.delete(payoutCards).where(eq(payoutCards.userId, who.userId));
  if (isUnknownWho)
    await db.update(payoutCards).set({ identityWantedAt: at }).where(eq(payoutCards.userId, who.userId));
  const isOnCard = set.state !== undefined && set.state !== 'held';
  await db
    .update(payouts)
    .set({ ...set, ...(isOnCard ? { cardId } : {}), nextTryAt: null })
    .where(eq(payouts.userId, who.userId));
  if (isStopped)
    await db.insert(cashStops).values({ span: 'hour', sentCents: 1, capCents: 1, trippedAt: at });
  try {
    const { cash, timeline, facts, mail, text, push } = await channels(who);
    expect(cashViewText(cash)).toEqual({ statement, detail: expect.stringContaining(detail) });
    expect(timeline.map(({ title }) => title)).toContain(statement);
    expect(timeline[0]?.title).toBe(statement);
    expect(facts).toContain(`Cash: ${statement}`);
    expect(plain(mail?.text ?? '')).toContain(plain(`${statement} ${cashViewText(cash).detail}`));
    expect(text?.text).toContain(plain(statement));
    expect(push?.body).toContain(statement);
  } finally {
    await db.delete(cashStops);
  }
});

test('cash is never shown as sent and later as under review', async () => {
  const who = await evacuee();
  await world.runJobs();
  const mails = await world.mailbox(who.me.email);
  const order = mails.find(({ subject }) => subject.startsWith('Evacuation Order'));
  expect(plain(order?.text ?? '')).toMatch(
    /checking your \$1,000|sending \$1,000|sent \$1,000|\$1,000 arrived/,
  );
  const said = (await who.view()).timeline.map(({ title, detail }) => `${title} ${detail ?? ''}`).join('\n');
  expect(said).not.toMatch(/on its way|reviewing/);
});
