import { createHash } from 'node:crypto';
import { z } from 'zod';
import { languageOf, peopleById } from '#server/core/accounts/accounts.ts';
import { inboundMessages, messagesIn } from '#contract/text/catalog.ts';
import { asGsm, pushTo, textablePhones } from '#server/core/notifications/notifications.ts';
import { peopleInHome } from '#server/home/homes/homes.ts';
import { after, seconds } from '#server/platform/clock.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { SmsRefusal } from '#server/ports/sms.ts';
import { caseById } from '#server/service/cases/cases.ts';
import { replyWaits } from './mails.ts';
import { forgetOldPresence } from './presence.ts';
import { replyAddress } from './reply-address.ts';
import { answersElsewhere, runSendReply, sendReply } from './reply-elsewhere.ts';
import * as store from './store.ts';

/** A household that hasn't read a reply for this long probably doesn't have the page open. */
const UNREAD_FOR = seconds(60);

/** Finds replies that no one in the household has read. */
export const findUnread = defineJob({
  name: 'conversations.find-unread',
  schema: z.object({}),
  cron: '* * * * *',
});

/** Notifies one person of an unread reply, by push, text and email. */
export const sendUnread = defineJob({
  name: 'conversations.send-unread',
  schema: z.object({ caseId: z.uuid(), userId: z.uuid(), seq: z.number().int() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** Deletes presence rows of people who left long ago. */
export const forgetPresence = defineJob({
  name: 'conversations.forget-presence',
  schema: z.object({}),
  cron: '*/10 * * * *',
});

type JobDeps = Pick<
  Deps,
  'db' | 'clock' | 'jobs' | 'mail' | 'push' | 'sms' | 'masterKeys' | 'config' | 'log'
>;

/** One notice per person for everything unread so far. The mark and the jobs are written together. */
const runFindUnread = ({ db, clock, jobs }: JobDeps): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { caseId, lastSeq } of await store.takeUnread(tx, after(clock.now(), -UNREAD_FOR))) {
      const found = await caseById(tx, caseId);
      if (!found?.homeId) continue;
      for (const { userId } of await peopleInHome(tx, found.homeId))
        await jobs.enqueue(tx, sendUnread, { caseId, userId, seq: lastSeq });
    }
  });

async function runSendUnread(
  deps: JobDeps,
  { caseId, userId, seq }: z.output<typeof sendUnread.schema>,
): Promise<void> {
  const { db, mail, push, config, log } = deps;
  const [found, thread] = [await caseById(db, caseId), await store.findThread(db, caseId)];
  const person = (await peopleById(db, [userId])).get(userId);
  if (!found || !thread || !person) return; // deleted since
  if ((await store.readBy(db, thread.id, 'household')) >= seq) return; // read since
  const key = `help-reply-${thread.id}-${seq}-${userId}`;
  const t = messagesIn(person.language).conciergeMessages;
  const notice = { title: t.teamReplied, body: t.caseRef(found.ref), path: '/help', tag: 'help' };
  await pushTo({ db, push }, userId, notice, key);
  // People who wrote by text or email already got the reply itself that way.
  const direct = await answersElsewhere(db, thread.id, seq);
  const has = (channel: 'sms' | 'email') => direct?.userId === userId && direct.channel === channel;
  if (!has('sms')) await textUnread(deps, { userId, ref: found.ref, key });
  if (has('email')) return;
  const replyTo = replyAddress(deps, { caseId, userId });
  const parts = {
    canReply: replyTo !== undefined,
    name: person.name,
    language: person.language,
    ref: found.ref,
    url: `${config.origin}/help`,
    config,
  };
  // The key dedupes: a crash after sending but before recording it doesn't send a second email.
  const result = await mail.send(
    composeMail(person.email, replyWaits(parts), { key, ...(replyTo ? { replyTo } : {}) }),
  );
  if (result.outcome === 'refused') log.warn({ caseId, reason: result.reason }, 'reply notice email refused');
}

/** Announces an unread reply by text. Never says what it contains, because others may see the phone's screen. */
async function textUnread(
  { db, sms, config, log }: JobDeps,
  { userId, ref, key }: { userId: string; ref: string; key: string },
): Promise<void> {
  const phone = (await textablePhones(db, [userId])).get(userId);
  if (!sms || !phone) return;
  // The link is unique to this text, so a retry can find it in the provider's list.
  const mark = createHash('sha256').update(key).digest('hex').slice(0, 6);
  const say = inboundMessages[await languageOf(db, userId)];
  const text = asGsm(say.replyWaits(ref, `${config.origin}/help?r=${mark}`));
  try {
    await sms.send({ to: phone, text, key, mark, mayHaveGone: true });
  } catch (error) {
    if (!(error instanceof SmsRefusal)) throw error;
    log.warn({ reason: error.message }, 'reply notice text refused');
  }
}

export const conversationsHandlers: Handler<JobDeps>[] = [
  handler(findUnread, (deps: JobDeps) => runFindUnread(deps)),
  handler(sendUnread, runSendUnread),
  handler(sendReply, runSendReply),
  handler(forgetPresence, async (deps: JobDeps) => void (await forgetOldPresence(deps))),
];
