import { z } from 'zod';
import { composeMail } from '#server/notifications/notifications.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { confirmation } from './mails.ts';
import * as store from './store.ts';

/** More in a day is somebody playing with an address that is not theirs. */
export const MAILS_A_DAY = 5;

/** Confirms an entry by e-mail, with the link to leave. Tried for about nine hours. */
export const sendConfirmation = defineJob({
  name: 'waitlist.send-confirmation',
  schema: z.object({ entryId: z.uuid() }),
  retryLimit: 15,
  retryDelaySeconds: 1,
});

/** How long an entry is kept, and how long after leaving it can be undone. The privacy policy says so. */
const KEPT = { entry: days(730), left: days(30) };

export const forgetOldEntries = defineJob({
  name: 'waitlist.forget-old',
  schema: z.object({}),
  cron: '17 3 * * *',
});

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log'>;

async function runSendConfirmation({ db, clock, mail, config, log }: JobDeps, entryId: string) {
  const entry = await store.findEntry(db, entryId);
  if (!entry || entry.leftAt) return;
  const now = clock.now();
  if ((await store.countSent(db, entry.email, after(now, -days(1)))) >= MAILS_A_DAY) {
    log.warn({ entryId }, 'no confirmation: this address was sent enough of them today');
    return;
  }
  // The token exists in clear only here and in the mail.
  const token = newToken();
  const tokenHash = hashToken(token);
  await store.insertLink(db, { tokenHash, entryId, createdAt: now });
  const leaveUrl = `${config.origin}/waitlist/leave?token=${token}`;
  const result = await mail.send(composeMail(entry.email, confirmation(entry.state, leaveUrl), { leaveUrl }));
  await store.markSent(db, tokenHash, clock.now());
  if (result.outcome === 'refused') log.warn({ entryId, reason: result.reason }, 'confirmation refused');
}

export const waitlistHandlers = (deps: JobDeps): Handler[] => [
  handler(sendConfirmation, ({ entryId }) => runSendConfirmation(deps, entryId)),
  handler(forgetOldEntries, async () => {
    const now = deps.clock.now();
    await store.deleteOld(deps.db, { created: after(now, -KEPT.entry), left: after(now, -KEPT.left) });
  }),
];
