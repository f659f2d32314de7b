import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { readSeenToken, type Seen } from './seen-link.ts';

/** What activations do when an order was seen; `server/app.ts` hands it over. */
export type Acknowledge = (tx: Tx, seen: Seen & { at: Date }) => Promise<'seen' | 'over'>;

/** Does what the link in a notice says, for whoever holds it. Doing it twice is the same as once. */
export async function seenByLink(
  { db, clock, masterKeys }: Pick<Deps, 'db' | 'clock' | 'masterKeys'>,
  acknowledge: Acknowledge,
  token: string,
): Promise<{ is: 'seen' | 'over' }> {
  const seen = readSeenToken(masterKeys, token);
  if (!seen)
    throw new AppError('link_wrong', 'This link is not one of ours. Open it from the message again.');
  const is = await db.transaction((tx) => acknowledge(tx, { ...seen, at: clock.now() }));
  return { is };
}
