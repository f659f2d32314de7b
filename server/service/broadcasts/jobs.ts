import { BRAND } from '#contract/brand.ts';
import { formatPhone } from '#contract/phone.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { languageOf, peopleById } from '#server/core/accounts/accounts.ts';
import { channelsOf, pushTo, shorten, textablePhones } from '#server/core/notifications/notifications.ts';
import { peopleOfHomes, placesAndOwners } from '#server/home/homes/homes.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { composeMail, type MailParts } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { SmsRefusal } from '#server/ports/sms.ts';
import { broadcastText } from './broadcasts.ts';
import { deliverBroadcasts } from './job-names.ts';
import * as store from './store.ts';

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'push' | 'sms' | 'config' | 'log'>;

const BATCH = 200;
/** Longer than a batch takes. A failed notification is retried after this. */
const LEASE = minutes(10);
/** Two segments of a text, less the name and the link. */
const TEXT_CHARACTERS = 230;

const mailOf = (
  { name, language }: { name: string | null; language: Language },
  { text, incident, url, phone }: { text: string; incident: string; url: string; phone: string },
): MailParts => {
  const { inbound: t, mail } = messagesIn(language);
  return {
    language,
    subject: t.broadcastTitle(incident),
    greeting: mail.hello(name),
    paragraphs: [text, t.broadcastFoot(formatPhone(phone))],
    action: { label: t.openConversation, url },
  };
};

/** A text that the carrier rejects for good doesn't stop the email. Other failures are retried. */
async function sendText(
  { sms }: JobDeps,
  text: { to: string; text: string; key: string; mark: string; mayHaveGone: boolean },
) {
  if (!sms) return;
  try {
    await sms.send(text);
  } catch (error) {
    if (!(error instanceof SmsRefusal)) throw error;
  }
}

/** Each channel dedupes by this key after a crash. */
async function notify(deps: JobDeps, { broadcastId, userId, homeId, attempts }: store.Addressee) {
  const { db, mail, config } = deps;
  const found = await store.findBroadcast(db, broadcastId);
  const person = (await peopleById(db, [userId])).get(userId);
  const home = (await placesAndOwners(db, [homeId])).get(homeId);
  const isStillThere = (await peopleOfHomes(db, [homeId])).some((one) => one.userId === userId);
  if (found?.state !== 'sent' || !person || !home || !isStillThere) return 'skipped';
  const { incident } = found;
  const text = broadcastText(found.text, { place: `${home.city}, ${home.state}`, incident });
  const key = `broadcast-${broadcastId}-${userId}-${homeId}`;
  const url = `${config.origin}/help`;
  const language = await languageOf(db, userId);
  const channels = (await channelsOf(db, [userId])).get(userId) ?? [];
  if (channels.includes('push')) {
    const title = messagesIn(language).inbound.broadcastTitle(incident);
    await pushTo(deps, userId, { title, body: shorten(text, 120), path: '/help', tag: key }, key);
  }
  const phone = channels.includes('sms') ? (await textablePhones(db, [userId])).get(userId) : undefined;
  if (phone) {
    const mark = `b=${broadcastId.slice(0, 8)}`;
    const words = `${BRAND.name}: ${shorten(text, TEXT_CHARACTERS)} ${url}?${mark}`;
    await sendText(deps, { to: phone, text: words, key, mark, mayHaveGone: attempts > 1 });
  }
  const parts = mailOf(
    { name: person.name, language },
    { text, incident, url, phone: config.conciergePhone },
  );
  const result = await mail.send(composeMail(person.email, parts, { key }));
  return result.outcome === 'sent' ? 'sent' : 'refused';
}

/** Notifies everyone who is due. Safe in any number of processes, and if killed at any time. */
export async function runDeliver(deps: JobDeps): Promise<void> {
  const { db, clock, log } = deps;
  for (;;) {
    const now = clock.now();
    const leased = await store.lease(db, { now, until: after(now, LEASE), limit: BATCH });
    for (const one of leased) {
      const state = await notify(deps, one).catch((err: unknown) => {
        log.warn({ err, broadcastId: one.broadcastId }, 'broadcast notice not sent, will retry');
        return null;
      });
      if (state) await store.finish(db, one, { state, doneAt: clock.now() });
    }
    // Failed ones are leased for a while, so the loop ends when everyone has been tried.
    if (leased.length < BATCH) return;
  }
}

export const broadcastsHandlers: Handler<JobDeps>[] = [handler(deliverBroadcasts, runDeliver)];
