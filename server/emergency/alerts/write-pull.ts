import { notifyStaff } from '#server/core/accounts/accounts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { ReceivedBytes } from '#server/ports/alert-feed.ts';
import type { Effect } from './pull-effect.ts';
import * as store from './store.ts';

/** Stores a pull and its result, and what it means for its source. */
export async function writePull(
  tx: Tx,
  row: store.Feed,
  { outcome, state, reason, doubt }: Omit<Effect, 'taken'>,
  pulled: {
    at: Date;
    tookMs: number | null;
    answered: ReceivedBytes | null;
    evidenceHash: Uint8Array<ArrayBuffer> | null;
    contentHash?: Uint8Array<ArrayBuffer> | null;
    zones: number | null;
    contentAt?: Date | null;
  },
): Promise<void> {
  const { at, tookMs, answered, evidenceHash, zones, contentHash: content = null, contentAt = null } = pulled;
  const isGood = outcome === 'good' || outcome === 'unchanged';
  await store.insertPull(tx, {
    feedId: row.id,
    at,
    outcome,
    reason,
    zones,
    tookMs,
    evidenceHash,
    contentHash: content,
    contentAt,
  });
  await store.setFeed(tx, row.id, {
    state,
    stateSince: state === row.state && row.lastPullAt ? row.stateSince : at,
    reason,
    lastPullAt: at,
    doubt,
    failures: isGood ? 0 : row.failures + 1,
    ...(isGood ? { lastGoodAt: at } : {}),
    ...(isGood && contentAt ? { contentAt } : {}),
    // Keep the validators of good responses only: "not modified" must never refer to a doubtful one.
    ...(isGood && answered ? { etag: answered.etag, lastModified: answered.lastModified } : {}),
  });
  if (state !== row.state) await notifyStaff(tx);
}
