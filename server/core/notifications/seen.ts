import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { readSeenToken, type Seen } from './seen-link.ts';
import { say } from '#server/platform/say.ts';

/** What activations do when an order is acknowledged; passed in by `server/app.ts`. */
export type Acknowledge = (tx: Tx, seen: Seen & { at: Date }) => Promise<'seen' | 'over'>;

/** Acknowledges a notice for the holder of its link. Idempotent. */
export async function seenByLink(
  { db, clock, masterKeys }: Pick<Deps, 'db' | 'clock' | 'masterKeys'>,
  acknowledge: Acknowledge,
  token: string,
): Promise<{ is: 'seen' | 'over' }> {
  const seen = readSeenToken(masterKeys, token);
  if (!seen) throw new AppError('link_wrong', say().notificationErrors.unknownMessageLink);
  const is = await db.transaction((tx) => acknowledge(tx, { ...seen, at: clock.now() }));
  return { is };
}
