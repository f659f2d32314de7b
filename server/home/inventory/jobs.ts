import { z } from 'zod';
import { REVIEW_DAYS } from '#contract/home/inventory.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import { peopleInHome } from '#server/home/homes/homes.ts';
import { composeOptionalMail, wantsMail } from '#server/core/notifications/notifications.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { reviewMail } from './mails.ts';
import * as reviews from './review-store.ts';
import { purgeTrash } from './trash.ts';

/** Deletes items whose time in the trash is over, with their photos. */
export const purgeOldTrash = defineJob({
  name: 'inventory.purge-trash',
  schema: z.object({}),
  cron: '41 3 * * *',
});

/** Runs in the morning, Pacific time. */
export const findDueReviews = defineJob({
  name: 'inventory.find-due-reviews',
  schema: z.object({}),
  cron: '37 16 * * *',
});

/** Retries cover a mail server that is down overnight. */
export const sendReview = defineJob({
  name: 'inventory.send-review',
  schema: z.object({ homeId: z.uuid(), userId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
});

const notLookedAtSince = (now: Date) => after(now, -days(REVIEW_DAYS));

/** Asks everyone who can edit the home, once a year. The record and the email job commit together. */
async function runFindDueReviews({ db, clock, jobs }: Deps): Promise<void> {
  const now = clock.now();
  const before = notLookedAtSince(now);
  for (const { homeId } of await reviews.homesToReview(db, before))
    for (const { userId, role } of await peopleInHome(db, homeId)) {
      if (role === 'viewer' || !(await wantsMail(db, userId, 'inventory-review'))) continue;
      await db.transaction(async (tx) => {
        if (await reviews.claimReviewReminder(tx, { homeId, userId, askedAt: now }, before))
          await jobs.enqueue(tx, sendReview, { homeId, userId });
      });
    }
}

async function runSendReview(deps: Deps, { homeId, userId }: { homeId: string; userId: string }) {
  const { db, clock, mail, config, log } = deps;
  const items = await reviews.countToReview(db, homeId, notLookedAtSince(clock.now()));
  if (items === 0 || !(await wantsMail(db, userId, 'inventory-review'))) return;
  const account = await readAccount(db, userId);
  const parts = reviewMail(account, { items, url: `${config.origin}/vault/inventory?review=1` });
  const result = await mail.send(composeOptionalMail(deps, account, 'inventory-review', parts));
  if (result.outcome === 'refused')
    log.warn({ homeId, reason: result.reason }, 'inventory review email refused');
}

export const inventoryHandlers: Handler<Deps>[] = [
  handler(purgeOldTrash, (deps: Deps) => purgeTrash(deps)),
  handler(findDueReviews, (deps: Deps) => runFindDueReviews(deps)),
  handler(sendReview, (deps: Deps, asked) => runSendReview(deps, asked)),
];
