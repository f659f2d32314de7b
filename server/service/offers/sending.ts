import type { MailParts } from '#server/platform/mail-layout.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { setContactChannel } from '#server/outreach/partners/partners.ts';
import { SmsRefusal } from '#server/ports/sms.ts';
import type { Deps } from '#server/ports/deps.ts';
import { sendOfferLink } from './job-names.ts';
import * as links from './link-store.ts';
import { linkUrl, tokenOfLink, type Opened } from './links.ts';

export type SendDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'sms' | 'config' | 'log' | 'jobs' | 'masterKeys'>;

/** The text of a message. Null: everything in it was settled meanwhile, so it isn't sent. */
export type ComposeOffer = (
  deps: SendDeps,
  opened: Opened,
  url: string,
) => Promise<{ mail: MailParts; text: string } | null>;

/** Must exceed the timeouts of the mail server and the text provider. */
const CLAIM = minutes(2);

type Message = { link: links.LinkRow; url: string; words: { mail: MailParts; text: string } };

async function sendByMail(deps: SendDeps, { link, words }: Message): Promise<void> {
  if (link.mail !== 'due' || link.email === null) return;
  const result = await deps.mail.send(composeMail(link.email, words.mail, { key: `offer-${link.id}` }));
  await links.updateLink(deps.db, link.id, { mail: result.outcome });
  if (result.outcome === 'sent') return;
  deps.log.warn({ linkId: link.id, reason: result.reason }, 'partner email refused');
  await setContactChannel(deps, link, { bouncedAt: deps.clock.now() });
}

async function sendByText(deps: SendDeps, { link, url, words }: Message): Promise<void> {
  if (link.sms !== 'due' || link.phone === null) return;
  if (!deps.sms) return void (await links.updateLink(deps.db, link.id, { sms: 'none' }));
  try {
    const key = `offer-${link.id}`;
    await deps.sms.send({ to: link.phone, text: words.text, key, mark: url, mayHaveGone: link.tries > 1 });
    await links.updateLink(deps.db, link.id, { sms: 'sent' });
  } catch (error) {
    if (!(error instanceof SmsRefusal)) throw error;
    await links.updateLink(deps.db, link.id, { sms: 'refused' });
    await setContactChannel(deps, link, { stoppedAt: deps.clock.now() });
  }
}

/** Sends one message by email and text. Both are tried, even if one of them fails. */
export async function runSendLink(deps: SendDeps, linkId: string, compose: ComposeOffer): Promise<void> {
  const { db, clock, config, masterKeys } = deps;
  const now = clock.now();
  const link = await links.claimLink(db, linkId, now, after(now, -CLAIM));
  if (!link) return; // sent, expired, revoked, or claimed by another worker
  const opened = await links.findLink(db, link.id);
  const token = tokenOfLink(masterKeys, link);
  if (!opened || !token) return;
  const url = linkUrl(config.origin, token);
  try {
    const words = await compose(deps, opened, url);
    if (!words) return void (await links.updateLink(db, link.id, { mail: 'none', sms: 'none' }));
    const message = { link, url, words };
    const results = await Promise.allSettled([sendByMail(deps, message), sendByText(deps, message)]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    await links.updateLink(db, link.id, { tryAt: null }); // release for the next retry
  }
}

/**
 * Enqueues messages whose sender died, as soon as their claim has expired. A retry that came earlier found the claim
 * taken and did nothing. A hotel has minutes to answer, so this can't wait for the sweep.
 */
export async function enqueueAbandoned({ db, clock, jobs }: SendDeps): Promise<void> {
  const now = clock.now();
  for (const { id } of await links.listAbandoned(db, { now, triedBefore: after(now, -CLAIM) }))
    await jobs.enqueue(db, sendOfferLink, { linkId: id }, { unlessWaiting: true });
}

const SWEPT_AFTER = minutes(10);

export async function enqueueUnsent({ db, clock, jobs }: SendDeps): Promise<void> {
  const now = clock.now();
  for (const { id } of await links.listUnsent(db, { now, before: after(now, -SWEPT_AFTER) }))
    await jobs.enqueue(db, sendOfferLink, { linkId: id });
}
