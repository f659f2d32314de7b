import { z } from 'zod';
import { inboundMessages } from '#contract/text/catalog.ts';
import { languageOf, peopleById } from '#server/core/accounts/accounts.ts';
import { asGsm, gsmLength, shorten, textablePhones } from '#server/core/notifications/notifications.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { defineJob, type Jobs } from '#server/platform/jobs.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { SmsRefusal } from '#server/ports/sms.ts';
import { caseById, cipherOfCase } from '#server/service/cases/cases.ts';
import { teamReplyMail } from './mails.ts';
import { replyAddress } from './reply-address.ts';
import { PURPOSE } from './sealed-as.ts';
import * as store from './store.ts';

/** Sends a reply of our team by text or email to the person who last wrote that way. */
export const sendReply = defineJob({
  name: 'conversations.send-reply',
  schema: z.object({ caseId: z.uuid(), seq: z.number().int() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** Who gets a reply outside the app: the last person who wrote, if it was by text or email. Null: no one. */
export async function answersElsewhere(
  db: Queryable,
  threadId: string,
  seq: number,
): Promise<{ userId: string; channel: 'sms' | 'email' } | null> {
  const last = await store.lastOfHousehold(db, threadId, seq);
  return last?.fromId && last.channel !== 'app' ? { userId: last.fromId, channel: last.channel } : null;
}

/** Runs in the reply's transaction, so that it goes out exactly if the reply was saved. */
export async function sendReplyElsewhere(
  tx: Tx,
  jobs: Jobs,
  { caseId, threadId, seq }: { caseId: string; threadId: string; seq: number },
): Promise<void> {
  if (await answersElsewhere(tx, threadId, seq)) await jobs.enqueue(tx, sendReply, { caseId, seq });
}

/** Three segments; longer replies end with a link. */
const MOST_CHARACTERS = 459;

/** A reply as a text. The part that doesn't fit is behind the link. */
export function replyText(
  language: 'en' | 'es',
  { ref, words, url }: { ref: string; words: string; url: string },
): string {
  const say = inboundMessages[language];
  const whole = asGsm(say.teamReply(ref, words.trim()));
  if (gsmLength(whole) <= MOST_CHARACTERS) return whole;
  const rest = asGsm(say.restAt(url));
  return `${shorten(whole, MOST_CHARACTERS - rest.length - 1)} ${rest}`;
}

type SendDeps = Pick<Deps, 'db' | 'sms' | 'mail' | 'config' | 'masterKeys' | 'log'>;

export async function runSendReply(
  { db, sms, mail, config, masterKeys, log }: SendDeps,
  { caseId, seq }: z.output<typeof sendReply.schema>,
): Promise<void> {
  const [found, thread] = [await caseById(db, caseId), await store.findThread(db, caseId)];
  const message = thread && (await store.messageAt(db, thread.id, seq));
  const to = thread && (await answersElsewhere(db, thread.id, seq));
  if (!found || !message || !to) return; // deleted since
  const url = `${config.origin}/help`;
  const language = await languageOf(db, to.userId);
  // Only a message with a file has no words.
  const words =
    (await cipherOfCase(db, masterKeys, found)).open(PURPOSE, message.body) ||
    inboundMessages[language].sentFile(url);
  const key = `help-words-${message.id}`;
  if (to.channel === 'email') {
    const person = (await peopleById(db, [to.userId])).get(to.userId);
    if (!person) return;
    const parts = teamReplyMail({ name: person.name, language, ref: found.ref, words, url, config });
    const replyTo = replyAddress({ config, masterKeys }, { caseId, userId: to.userId });
    const result = await mail.send(
      composeMail(person.email, parts, { key, isByPerson: true, ...(replyTo ? { replyTo } : {}) }),
    );
    if (result.outcome === 'refused') log.warn({ caseId, reason: result.reason }, 'reply email refused');
    return;
  }
  const phone = (await textablePhones(db, [to.userId])).get(to.userId);
  if (!sms || !phone) return; // the unread reply is announced by push and email
  const text = replyText(language, { ref: found.ref, words, url });
  try {
    // An earlier attempt may have been interrupted, so check with the provider first.
    await sms.send({ to: phone, text, key, mark: text, mayHaveGone: true });
  } catch (error) {
    if (!(error instanceof SmsRefusal)) throw error;
    log.warn({ caseId, reason: error.message }, 'reply text refused');
  }
}
