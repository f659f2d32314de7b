import type { z } from 'zod';
import type { getWaiting } from '#contract/office/admin.ts';
import type { Queryable } from '#server/platform/db.ts';
import { countWaiting } from '#server/outreach/waitlist/waitlist.ts';
import { queueCounts } from '#server/service/cases/cases.ts';

/** Counts the work of each kind that needs a team member. */
export async function readWaiting(db: Queryable): Promise<z.input<typeof getWaiting.reply>> {
  const waiting = Object.values(await queueCounts(db));
  return { cases: waiting.reduce((sum, n) => sum + n, 0), waitlist: await countWaiting(db) };
}
