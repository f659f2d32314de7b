import type { FastifyReply, FastifyRequest } from 'fastify';
import { messagesIn } from '#contract/text/catalog.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { hashCode, isSame, newCode } from '#server/platform/codes.ts';
import type { Config } from '#server/platform/config.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { say } from '#server/platform/say.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { SmsRefusal } from '#server/ports/sms.ts';
import type { Deps } from '#server/ports/deps.ts';
import { sendPartnerCode } from './job-names.ts';
import * as store from './link-store.ts';
import type { Opened } from './links.ts';
import type { SendDeps } from './sending.ts';

/**
 * A link can be forwarded, so showing guests' names requires a code, once per browser, sent to the contact's own phone
 * and email.
 */
const CODE_LIFE = minutes(10);
const DEVICE_LIFE = days(30);
const MOST_TRIES = 5;
/**
 * Minimum time between codes, longer after more wrong guesses. Otherwise someone with a forwarded link could request a
 * code a minute, guess five times each, and have a one in five chance within a month.
 */
export const codePause = (tries: number): number => minutes(1 + 4 * tries);

const cookieName = ({ https }: Pick<Config, 'https'>) => (https ? '__Host-partner' : 'partner');
const TOKEN = /^[\w-]{43}$/;

function readDevice(req: FastifyRequest, config: Pick<Config, 'https'>): string | undefined {
  const token = req.cookies[cookieName(config)];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Whether this browser may see the names behind a link. */
export async function knowsDevice(
  db: Queryable,
  req: FastifyRequest,
  config: Pick<Config, 'https'>,
  { contactId, now }: { contactId: string; now: Date },
): Promise<boolean> {
  const token = readDevice(req, config);
  return (
    token !== undefined && (await store.isKnownDevice(db, { contactId, tokenHash: hashToken(token), now }))
  );
}

/** Requests a code. The job creates it, so plain text exists only there and in the message. */
export async function requestCode(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { link, contact }: Opened,
): Promise<void> {
  const last = await store.findCode(db, contact.id);
  const now = clock.now();
  const next = last ? after(last.createdAt, codePause(last.tries)) : now;
  if (next > now) {
    const wait = next.getTime() - now.getTime();
    throw new AppError('rate_limited', say().offersErrors.codeJustSent(Math.ceil(wait / minutes(1))), {
      retryAfterSeconds: Math.ceil(wait / 1000),
    });
  }
  await jobs.enqueue(db, sendPartnerCode, { linkId: link.id });
}

/** Makes a code, stores its hash and sends it. A retry makes a new one; only the latest works. */
export async function runSendCode(deps: SendDeps, linkId: string): Promise<void> {
  const opened = await store.findLink(deps.db, linkId);
  if (!opened) return;
  const { contact, partner } = opened;
  const now = deps.clock.now();
  const code = newCode();
  const codeHash = await hashCode(code, contact.id);
  await deps.db.transaction((tx) =>
    store.putCode(tx, { contactId: contact.id, codeHash, createdAt: now, expiresAt: after(now, CODE_LIFE) }),
  );
  const t = messagesIn(contact.language);
  if (contact.email && !contact.bouncedAt)
    await deps.mail.send(
      composeMail(contact.email, {
        language: contact.language,
        subject: t.offerMails.codeSubject,
        greeting: t.mail.hello(contact.name),
        paragraphs: [t.offerMails.codeFor(partner.name)],
        code,
        closing: t.offerMails.codeNotYours,
      }),
    );
  if (contact.phone && !contact.stoppedAt && deps.sms)
    try {
      const text = t.offerMails.codeText(code);
      await deps.sms.send({ to: contact.phone, text, key: `partner-code-${linkId}-${now.getTime()}` });
    } catch (error) {
      if (!(error instanceof SmsRefusal)) throw error;
    }
}

/** Lets this browser see names for 30 days, if the code is right. */
export async function enterCode(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { contact }: Opened,
  code: string,
  { req, reply }: { req: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const now = clock.now();
  const kept = await store.countTry(db, contact.id, MOST_TRIES);
  if (!kept || kept.expiresAt <= now) throw new AppError('code_wrong', say().offersErrors.codeOver);
  if (!isSame(await hashCode(code, contact.id), kept.codeHash))
    throw new AppError('code_wrong', say().offersErrors.codeWrong);
  // A front desk shares a browser, so it keeps its token, and each contact is added to it.
  const token = readDevice(req, config) ?? newToken();
  const isTaken = await db.transaction(async (tx) => {
    if (!(await store.takeCode(tx, contact.id, kept.codeHash))) return false;
    await store.insertDevice(tx, {
      contactId: contact.id,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: after(now, DEVICE_LIFE),
    });
    return true;
  });
  if (!isTaken) throw new AppError('code_wrong', say().offersErrors.codeOver);
  reply.setCookie(cookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.https,
    maxAge: DEVICE_LIFE / 1000,
  });
}
