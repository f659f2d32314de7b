import { z } from 'zod';
import { Language } from '#contract/text/language.ts';
import { pathIn } from '#contract/text/paths.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler, URGENT } from '#server/platform/jobs.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import * as changes from './email-change-store.ts';
import * as mails from './mails.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { hashCode, newCode } from '#server/platform/codes.ts';
import * as store from './store.ts';

/** Creates the code and sends it. Code and link exist in plain text only here and in the email. */
export const sendCodeMail = defineJob({
  name: 'accounts.send-code-mail',
  ...URGENT,
  /** The requester's language, for an address without an account. */
  schema: z.object({ challengeId: z.uuid(), language: Language.default('en') }),
  retryLimit: 6,
  retryDelaySeconds: 1,
});

/** Notifies a member that their sign-in methods changed. */
export const sendSecurityNotice = defineJob({
  name: 'accounts.send-security-notice',
  schema: z.object({
    userId: z.uuid(),
    notice: z.enum(['passkey-added', 'passkey-removed']),
    name: z.string(),
  }),
});

/** For other capabilities: the address of an account changed, or was restored. The handler reads the current one. */
export const emailChanged = defineJob({
  name: 'accounts.email-changed',
  schema: z.object({ userId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
});

/** Notifies the old or the new address that the email of an account changed, or was restored. */
export const sendEmailChangeNotice = defineJob({
  name: 'accounts.send-email-change-notice',
  schema: z.object({
    userId: z.uuid(),
    changeId: z.uuid(),
    what: z.enum(['changed', 'restored']),
    to: z.enum(['old', 'new']),
  }),
  retryLimit: 6,
});

export const cleanUpExpired = defineJob({
  name: 'accounts.forget-expired',
  schema: z.object({}),
  cron: '41 * * * *',
});

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log'>;

async function runSendCodeMail(
  { db, clock, mail, config, log }: JobDeps,
  { challengeId, language: asked }: z.infer<typeof sendCodeMail.schema>,
): Promise<void> {
  const challenge = await store.findMailChallenge(db, challengeId);
  const now = clock.now();
  if (!challenge || challenge.usedAt || challenge.expiresAt <= now) return; // too late to be useful
  const { email, purpose } = challenge;
  const user = await store.findUserByEmail(db, email);
  const language = user?.language ?? asked;
  const isTaken = purpose === 'change-email' && !(await changes.isFreeFor(db, challenge));
  if (isTaken) {
    await mail.send(composeMail(email, mails.addressTried(language, config.origin)));
    return;
  }
  const hasNone = !user && purpose !== 'change-email';
  if (hasNone && (!config.demo || (await changes.isReserved(db, email)))) {
    await mail.send(composeMail(email, mails.noAccount(language, config.origin)));
    return;
  }
  const code = newCode();
  const token = newToken();
  const hashes = { codeHash: await hashCode(code, challengeId), linkHash: hashToken(token) };
  if ((await store.armMailChallenge(db, challengeId, hashes, now)).length === 0) return;
  const parts = {
    'sign-in': () =>
      mails.signIn(language, {
        code,
        link: `${config.origin}${pathIn(language, '/sign-in')}#token=${token}`,
      }),
    'step-up': () => mails.stepUp(language, { code }),
    'change-email': () => mails.proveAddress(language, { code }),
  }[purpose]();
  const result = await mail.send(composeMail(email, parts));
  if (result.outcome === 'refused')
    log.warn({ challengeId, reason: result.reason }, 'sign-in code email refused');
}

async function runSecurityNotice(
  { db, mail, config }: JobDeps,
  { userId, notice, name }: z.infer<typeof sendSecurityNotice.schema>,
): Promise<void> {
  const user = await store.findUser(db, userId);
  if (!user) return;
  const parts = mails.securityNotice(user.language, { notice, name, origin: config.origin });
  await mail.send(composeMail(user.email, parts));
}

const CHANGE_MAILS = {
  changed: { old: mails.movedAway, new: mails.movedHere },
  restored: { old: mails.restoredHere, new: mails.restoredAway },
} as const;

/** The undo token exists in plain text only here and in the email. A retry replaces it. */
async function runEmailChangeNotice(
  { db, clock, mail, config }: JobDeps,
  { userId, changeId, what, to }: z.infer<typeof sendEmailChangeNotice.schema>,
): Promise<void> {
  const change = await changes.findChange(db, changeId);
  if (!change) return; // the account was deleted
  const language = (await store.findUser(db, userId))?.language ?? 'en';
  let undo: string | null = null;
  if (what === 'changed' && to === 'old') {
    const token = newToken();
    const armed = await changes.armUndo(db, changeId, hashToken(token), clock.now());
    if (armed) undo = `${config.origin}${pathIn(language, '/email-undo')}#token=${token}`;
  }
  const parts = CHANGE_MAILS[what][to](language, { change, undo, origin: config.origin });
  await mail.send(composeMail(to === 'old' ? change.oldEmail : change.newEmail, parts));
}

export const accountsHandlers: Handler<JobDeps>[] = [
  handler(sendCodeMail, runSendCodeMail),
  handler(sendSecurityNotice, runSecurityNotice),
  handler(sendEmailChangeNotice, runEmailChangeNotice),
  handler(cleanUpExpired, async ({ db, clock }: JobDeps) => {
    await store.deleteExpired(db, clock.now(), after(clock.now(), -days(2)));
    await changes.deleteOldChanges(db, clock.now());
  }),
];
