import { channelsOf, queueNotices } from '#server/core/notifications/notifications.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import type { Payout } from './payout-rules.ts';

/** Notifies members that their cash arrived, was returned, or needs a card. Once per change. */
export async function notifyAboutCash(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  payouts: readonly Payout[],
): Promise<void> {
  if (payouts.length === 0) return;
  const userIds = [...new Set(payouts.map(({ userId }) => userId))];
  const channels = await channelsOf(tx, userIds);
  for (const [incidentId, ofIncident] of Map.groupBy(payouts, ({ incidentId }) => incidentId))
    await queueNotices(tx, jobs, {
      incidentId,
      kind: 'cash',
      at: clock.now(),
      again: true, // an earlier notice was about a different state
      people: ofIncident.map(({ homeId, userId }) => ({
        homeId,
        userId,
        channels: channels.get(userId) ?? [],
      })),
    });
  await publishLiveTo(tx, userIds, { topic: 'evacuation' });
}
