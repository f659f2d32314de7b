import type { Queryable } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';
import type { NoticeChannel } from './notice-facts.ts';

const CHANNELS: readonly NoticeChannel[] = ['email', 'sms', 'push'];

/** State of the order notices by channel: due now, due later, and not sent. */
export async function noticesWaiting(db: Queryable, now: Date) {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select channel, count(*) filter (where state <> 'failed' and due_at <= ${now.toISOString()}) waiting,
      count(*) filter (where state <> 'failed' and due_at > ${now.toISOString()}) later,
      count(*) filter (where state = 'failed') failed,
      min(due_at) filter (where state <> 'failed' and due_at <= ${now.toISOString()}) oldest
    from notices where state in ('queued', 'sending') or state = 'failed' group by channel`);
  return CHANNELS.map((channel) => {
    const row = rows.find((one) => one['channel'] === channel);
    return {
      channel,
      waiting: Number(row?.['waiting'] ?? 0),
      later: Number(row?.['later'] ?? 0),
      failed: Number(row?.['failed'] ?? 0),
      oldestDueAt: row?.['oldest'] ? new Date(row['oldest']) : null,
    };
  });
}
