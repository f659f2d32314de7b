import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import type { Payout } from './payout-rules.ts';

/** Tells members that their cash has arrived, came back, or waits for a card of theirs. */
export async function tellAboutCash(
  _deps: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  payouts: readonly Payout[],
): Promise<void> {
  await publishLiveTo(tx, [...new Set(payouts.map(({ userId }) => userId))], { topic: 'evacuation' });
}
