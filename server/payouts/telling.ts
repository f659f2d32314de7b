import type { Tx } from '#server/platform/db.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Payout } from './payout-rules.ts';
import type { SendDeps } from './sending.ts';

/** Tells a member that their cash has arrived, or that it waits for a card of theirs. */
export async function tellAboutCash(_deps: SendDeps, tx: Tx, { userId }: Payout): Promise<void> {
  await publishLive(tx, userId, { topic: 'evacuation' });
}
