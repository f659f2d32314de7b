import { PAYOUT_TEST_CARDS } from '#contract/money/payouts.ts';
import { cardOf } from '#server/money/payouts/payouts.ts';
import { payoutCards } from '#server/money/payouts/tables.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';

/** The demo member added a debit card when they joined, so the demo can show cash arriving. */
export async function seedDemoCashCard(
  { db, clock, payouts }: Pick<Deps, 'db' | 'clock' | 'payouts'>,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const { provider } = payouts.form;
  if (provider !== 'simulated' || (await cardOf(db, userId))) return;
  const addedAt = after(clock.now(), -days(120));
  const card = await payouts.saveCard({
    userId,
    email,
    person: { name: null, address: null },
    token: PAYOUT_TEST_CARDS[0].token,
    recipientRef: null,
    key: `demo-card:${userId}`,
    agreedAt: addedAt,
    agreedFrom: '127.0.0.1',
  });
  await db
    .insert(payoutCards)
    .values({ ...card, userId, provider, addedAt })
    .onConflictDoNothing();
}
