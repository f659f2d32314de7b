import { createHash } from 'node:crypto';
import type { Language } from '#contract/text/language.ts';
import type { Deps } from '#server/ports/deps.ts';
import { SmsNotSent, SmsRefusal } from '#server/ports/sms.ts';
import { composeNotice } from './compose-notice.ts';
import * as store from './drain-store.ts';
import type { NoticeFacts } from './notice-facts.ts';
import type { NoticeKey } from './notice-store.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { readerOf } from './reader.ts';
import { seenToken } from './seen-link.ts';

export type SendDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'sms' | 'push' | 'config' | 'masterKeys' | 'log'>;

/** A person's addresses, looked up for a whole batch. */
export type Reach = {
  email: string | undefined;
  phone: string | null | undefined;
  browsers: { endpoint: string; p256dh: string; auth: string }[];
  language: Language;
};

export type Sent = { is: 'sent'; ref: string | null } | { is: 'refused'; why: string };

/** Nothing went out by this channel, so a retry can't send it twice. */
export class NotSent extends Error {
  readonly waitSeconds: number | undefined;
  constructor(message: string, waitSeconds?: number) {
    super(message);
    this.waitSeconds = waitSeconds;
  }
}

/**
 * A message's key is derived from its row: stored before anything is sent, and the same for every attempt.
 */
export const messageKey = ({ incidentId, homeId, userId, channel, kind, round }: NoticeKey): string =>
  createHash('sha256')
    .update([incidentId, homeId, userId, channel, kind, round].join('|'))
    .digest('hex')
    .slice(0, 40);

/**
 * The mail server replied with an error, or no connection was made, so nothing was accepted. A timeout after
 * we sent data doesn't prove that.
 */
function isSurelyNotMailed(error: unknown): boolean {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number };
  return (
    responseCode !== undefined || ['ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'EAUTH', 'EENVELOPE'].includes(code)
  );
}

async function byMail({ mail }: SendDeps, to: string, key: string, parts: Parameters<typeof composeMail>[1]) {
  if (mail.isAbsent) throw new NotSent('There is no mail server');
  const result = await mail.send(composeMail(to, parts, { key })).catch((error: unknown) => {
    throw isSurelyNotMailed(error) ? new NotSent('The mail server did not take it') : error;
  });
  return result.outcome === 'sent'
    ? ({ is: 'sent', ref: null } as const)
    : ({ is: 'refused', why: `The mail server refused it (${result.reason})` } as const);
}

type Text = { to: string; text: string; key: string; mark: string; mayHaveGone: boolean; about: string };

async function byText({ sms, db, clock }: SendDeps, userId: string, text: Text): Promise<Sent> {
  if (!sms) return { is: 'refused', why: 'Text messages are not set up' };
  try {
    return { is: 'sent', ref: (await sms.send(text)).ref };
  } catch (error) {
    if (error instanceof SmsNotSent) throw new NotSent(error.message, error.waitSeconds);
    if (!(error instanceof SmsRefusal)) throw error;
    if (error.isStopped) await store.stopPhone(db, userId, clock.now());
    return { is: 'refused', why: error.message };
  }
}

/** To all of a person's browsers; one success is enough. */
async function byPush(
  { push, db }: SendDeps,
  browsers: Reach['browsers'],
  message: { title: string; body: string; tag: string },
  key: string,
): Promise<Sent> {
  if (!push) return { is: 'refused', why: 'Pushing to browsers is not set up' };
  const results = await Promise.allSettled(
    browsers.map(async (browser) => {
      const result = await push.send(browser, { ...message, path: '/evacuation' }, key);
      if (result === 'gone') await store.deleteSubscription(db, browser.endpoint);
      return result;
    }),
  );
  if (results.some((r) => r.status === 'fulfilled' && r.value === 'sent')) return { is: 'sent', ref: null };
  const failed = results.find((r) => r.status === 'rejected');
  // A browser replaces an equal message, so a duplicate does no harm and this counts as not sent.
  if (failed) throw new NotSent(String((failed.reason as Error).message));
  return { is: 'refused', why: 'None of their browsers accepts notifications' };
}

/**
 * Composes a notice and sends it by its channel. Throws `NotSent` when it certainly wasn't sent, anything
 * else when unknown.
 */
export async function sendNotice(
  deps: SendDeps,
  row: store.Claimed,
  facts: NoticeFacts,
  reach: Reach,
): Promise<Sent> {
  const { incidentId, homeId, userId, kind, channel, round } = row;
  const token = seenToken(deps.masterKeys, { incidentId, homeId, userId });
  const { origin } = deps.config;
  const key = messageKey(row);
  // A text has its own mark in its link, which identifies it in the provider's list whatever the wording.
  const mark = `n=${key.slice(0, 8)}`;
  const isText = channel === 'sms';
  const links = {
    seen: `${origin}/seen?t=${token}${isText ? `&${mark}` : ''}`,
    page: `${origin}/evacuation${isText ? `?${mark}` : ''}`,
  };
  const words = composeNotice(kind, facts, {
    round,
    links,
    reader: readerOf(reach.language, facts.timeZone, deps.config.conciergeHours),
  });
  switch (channel) {
    case 'email':
      if (!reach.email) return { is: 'refused', why: 'The account is gone' };
      return byMail(deps, reach.email, key, words.mail);
    case 'sms':
      if (!reach.phone) return { is: 'refused', why: 'No number that takes texts' };
      return byText(deps, userId, {
        to: reach.phone,
        text: words.text,
        key,
        mark,
        mayHaveGone: row.attempts > 1,
        about: [incidentId, homeId, userId, kind, round].join('.'),
      });
    case 'push':
      return byPush(deps, reach.browsers, { ...words.push, tag: `${kind} ${incidentId} ${homeId}` }, key);
  }
}
