import { z } from 'zod';
import { formatPhone } from '#contract/phone.ts';
import type { PhoneState } from '#contract/core/phones.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { hashCode, isSame, newCode } from '#server/platform/codes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import { defineJob } from '#server/platform/jobs.ts';
import type { Member } from '#server/platform/route.ts';
import { SmsRefusal } from '#server/ports/sms.ts';
import * as store from './phone-store.ts';
import { say } from '#server/platform/say.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { languageOf } from '#server/core/accounts/accounts.ts';

const CODE_LIFE = minutes(10);
const MOST_TRIES = 5;
/** Codes per hour for an account, and accounts per hour for a number. A demo is many people in one place. */
const LIMITS = { live: { codes: 5, accounts: 2 }, demo: { codes: 60, accounts: 60 } };

/** Creates the code and texts it. It exists in plain text only here and in the text. */
export const sendPhoneCode = defineJob({
  name: 'notifications.send-phone-code',
  schema: z.object({ userId: z.uuid() }),
  retryLimit: 4,
  retryDelaySeconds: 2,
});

/** A person's own view of their number. */
type PhoneView = Omit<PhoneState, 'verifiedAt' | 'pending'> & {
  verifiedAt: Date | null;
  pending: { phone: string; expiresAt: Date } | null;
};

export async function readPhone(
  { db, sms, clock }: Pick<Deps, 'db' | 'sms' | 'clock'>,
  userId: string,
): Promise<PhoneView> {
  const row = await store.findPhone(db, userId);
  const { pendingPhone = null, codeExpiresAt = null } = row ?? {};
  return {
    isOffered: sms !== null,
    phone: row?.phone ?? null,
    verifiedAt: row?.verifiedAt ?? null,
    isStopped: row?.stoppedAt != null,
    pending:
      pendingPhone && codeExpiresAt && codeExpiresAt > clock.now()
        ? { phone: pendingPhone, expiresAt: codeExpiresAt }
        : null,
  };
}

type Needs = Pick<Deps, 'db' | 'clock' | 'jobs' | 'sms' | 'config'>;

/** Records that a code is wanted for a number; a job sends it. */
export async function startPhone(deps: Needs, member: Member, phone: string) {
  const { db, clock, jobs, sms, config } = deps;
  if (!sms) throw new AppError('unavailable', say().notificationErrors.noTexts);
  const now = clock.now();
  const limits = LIMITS[config.demo ? 'demo' : 'live'];
  await db.transaction(async (tx) => {
    const row = await store.holdPhone(tx, member.id);
    const isSameHour = row?.codesSince != null && row.codesSince > after(now, -hours(1));
    const codes = isSameHour ? row.codes : 0;
    const others = await store.countOtherRequests(tx, member.id, phone, after(now, -hours(1)));
    if (codes >= limits.codes || others >= limits.accounts)
      throw new AppError('rate_limited', say().notificationErrors.manyCodes, { retryAfterSeconds: 900 });
    await store.updatePhone(tx, member.id, {
      ...store.NO_CODE,
      pendingPhone: phone,
      codeExpiresAt: after(now, CODE_LIFE),
      codeSentAt: now,
      codes: codes + 1,
      codesSince: isSameHour ? row.codesSince : now,
    });
    await jobs.enqueue(tx, sendPhoneCode, { userId: member.id });
  });
  return readPhone(deps, member.id);
}

/** A number the carrier refuses is no longer pending, and the waiting window is notified. */
export async function runSendPhoneCode(
  { db, clock, sms, config, log }: Pick<Deps, 'db' | 'clock' | 'sms' | 'config' | 'log'>,
  userId: string,
): Promise<void> {
  const row = await store.findPhone(db, userId);
  if (!sms || !row?.pendingPhone || !row.codeSentAt || !row.codeExpiresAt) return;
  if (row.codeExpiresAt <= clock.now()) return; // too late to be useful
  const code = newCode();
  if ((await store.armCode(db, userId, row.codeSentAt, await hashCode(code, userId))).length === 0) return;
  const { host } = new URL(config.origin);
  const messages = messagesIn(await languageOf(db, userId)).notificationMessages;
  const text = `${messages.phoneCode(code)}\n\n@${host} #${code}`;
  try {
    await sms.send({ to: row.pendingPhone, text, key: `code-${userId}-${code}-${row.codeSentAt.getTime()}` });
  } catch (error) {
    if (!(error instanceof SmsRefusal)) throw error;
    log.warn({ reason: error.message }, 'phone code refused by the carrier');
    await db.transaction(async (tx) => {
      await store.updatePhone(tx, userId, store.NO_CODE);
      await publishLive(tx, userId, { topic: 'notifications' });
    });
  }
}

const wrong = () => new AppError('code_wrong', say().notificationErrors.wrongCode);

/** The code proves ownership of the number: notices go there from now on. */
export async function confirmPhone(deps: Needs, member: Member, code: string) {
  const { db, clock } = deps;
  const now = clock.now();
  const row = await store.countAttempt(db, member.id, MOST_TRIES, now);
  const given = await hashCode(code, member.id);
  if (!row?.codeHash || !isSame(given, row.codeHash)) throw wrong();
  await db.transaction(async (tx) => {
    const proven = await store.provePhone(tx, row, now);
    if (!proven?.phone) throw wrong();
    await recordAccountChange(tx, member.id, {
      at: now,
      actor: { id: member.id, device: member.device },
      action: 'notifications.phone-added',
      detail: `ending in ${formatPhone(proven.phone).slice(-4)}`,
    });
    await publishLive(tx, member.id, { topic: 'notifications' });
  });
  return readPhone(deps, member.id);
}

export async function removePhone(deps: Needs, member: Member) {
  await deps.db.transaction(async (tx) => {
    const row = await store.holdPhone(tx, member.id);
    await store.clearPhone(tx, member.id);
    if (!row?.phone) return;
    await recordAccountChange(tx, member.id, {
      at: deps.clock.now(),
      actor: { id: member.id, device: member.device },
      action: 'notifications.phone-removed',
    });
    await publishLive(tx, member.id, { topic: 'notifications' });
  });
  return readPhone(deps, member.id);
}
