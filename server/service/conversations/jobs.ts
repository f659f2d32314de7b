import { z } from 'zod';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { pushTo } from '#server/core/notifications/notifications.ts';
import { peopleInHome } from '#server/home/homes/homes.ts';
import { after, seconds } from '#server/platform/clock.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { caseById } from '#server/service/cases/cases.ts';
import { replyWaits } from './mails.ts';
import * as store from './store.ts';

/** A household that hasn't read a reply for this long isn't looking at the page. */
const UNREAD_FOR = seconds(60);

/** Finds replies that no one in the household has read. */
export const findUnread = defineJob({
  name: 'conversations.find-unread',
  schema: z.object({}),
  cron: '* * * * *',
});

/** Tells one person that a reply waits, by push and email. */
export const sendUnread = defineJob({
  name: 'conversations.send-unread',
  schema: z.object({ caseId: z.uuid(), userId: z.uuid(), seq: z.number().int() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

type JobDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mail' | 'push' | 'config' | 'log'>;

/** One notice per person for everything unread so far. The mark and the jobs are written together. */
const runFindUnread = ({ db, clock, jobs }: JobDeps): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { caseId, lastSeq } of await store.takeUnread(tx, after(clock.now(), -UNREAD_FOR))) {
      const found = await caseById(tx, caseId);
      if (!found) continue;
      for (const { userId } of await peopleInHome(tx, found.homeId))
        await jobs.enqueue(tx, sendUnread, { caseId, userId, seq: lastSeq });
    }
  });

async function runSendUnread(
  { db, mail, push, config, log }: JobDeps,
  { caseId, userId, seq }: z.output<typeof sendUnread.schema>,
): Promise<void> {
  const [found, thread] = [await caseById(db, caseId), await store.findThread(db, caseId)];
  const person = (await peopleById(db, [userId])).get(userId);
  if (!found || !thread || !person) return; // deleted since
  if ((await store.readBy(db, thread.id, 'household')) >= seq) return; // read since
  const key = `help-reply-${thread.id}-${seq}-${userId}`;
  const title = 'Our team replied to you';
  await pushTo({ db, push }, userId, { title, body: `Case ${found.ref}`, path: '/help', tag: 'help' }, key);
  const parts = {
    name: person.name,
    ref: found.ref,
    url: `${config.origin}/help`,
    phone: config.conciergePhone,
  };
  // The key dedupes: a crash after sending but before recording it doesn't send a second email.
  const result = await mail.send(composeMail(person.email, replyWaits(parts), { key }));
  if (result.outcome === 'refused') log.warn({ caseId, reason: result.reason }, 'reply notice email refused');
}

export const conversationsHandlers: Handler<JobDeps>[] = [
  handler(findUnread, (deps: JobDeps) => runFindUnread(deps)),
  handler(sendUnread, runSendUnread),
];
