import type { z } from 'zod';
import type { getWaiting } from '#contract/office/admin.ts';
import { countUnanswered } from '#server/outreach/contact/contact.ts';
import type { Queryable } from '#server/platform/db.ts';
import { countWaiting } from '#server/outreach/waitlist/waitlist.ts';

/** Counts the work of each kind that needs a team member. */
export async function readWaiting(db: Queryable): Promise<z.input<typeof getWaiting.reply>> {
  return { messages: await countUnanswered(db), waitlist: await countWaiting(db) };
}
