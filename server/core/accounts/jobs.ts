import { z } from 'zod';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import * as mails from './mails.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { hashCode, newCode } from '#server/platform/codes.ts';
import * as store from './store.ts';

/** Creates the code and sends it. Code and link exist in plain text only here and in the email. */
export const sendCodeMail = defineJob({
  name: 'accounts.send-code-mail',
  schema: z.object({ challengeId: z.uuid() }),
  retryLimit: 6,
  retryDelaySeconds: 1,
});

/** Tells a member that their sign-in methods changed. */
export const sendSecurityNotice = defineJob({
  name: 'accounts.send-security-notice',
  schema: z.object({
    userId: z.uuid(),
    notice: z.enum(['passkey-added', 'passkey-removed']),
    name: z.string(),
  }),
});

export const forgetExpired = defineJob({
  name: 'accounts.forget-expired',
  schema: z.object({}),
  cron: '41 * * * *',
});

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log'>;

async function runSendCodeMail(
  { db, clock, mail, config, log }: JobDeps,
  challengeId: string,
): Promise<void> {
  const challenge = await store.findMailChallenge(db, challengeId);
  const now = clock.now();
  if (!challenge || challenge.usedAt || challenge.expiresAt <= now) return; // too late to be useful
  const { email, purpose } = challenge;
  const user = await store.findUserByEmail(db, email);
  if (!user && !config.demo) {
    await mail.send(composeMail(email, mails.noAccount(config.origin)));
    return;
  }
  const code = newCode();
  const token = newToken();
  const hashes = { codeHash: await hashCode(code, challengeId), linkHash: hashToken(token) };
  if ((await store.armMailChallenge(db, challengeId, hashes, now)).length === 0) return;
  const parts =
    purpose === 'sign-in'
      ? mails.signIn({ code, link: `${config.origin}/sign-in#token=${token}` })
      : mails.stepUp({ code });
  const result = await mail.send(composeMail(email, parts));
  if (result.outcome === 'refused')
    log.warn({ challengeId, reason: result.reason }, 'sign-in code email refused');
}

async function runSecurityNotice(
  { db, mail, config }: JobDeps,
  data: z.infer<typeof sendSecurityNotice.schema>,
): Promise<void> {
  const user = await store.findUser(db, data.userId);
  if (user)
    await mail.send(composeMail(user.email, mails.securityNotice(data.notice, data.name, config.origin)));
}

export const accountsHandlers: Handler<JobDeps>[] = [
  handler(sendCodeMail, (deps: JobDeps, { challengeId }) => runSendCodeMail(deps, challengeId)),
  handler(sendSecurityNotice, runSecurityNotice),
  handler(forgetExpired, ({ db, clock }: JobDeps) =>
    store.deleteExpired(db, clock.now(), after(clock.now(), -days(2))),
  ),
];
