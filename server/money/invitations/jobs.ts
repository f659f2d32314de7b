import { z } from 'zod';
import { composeMail } from '#server/platform/mail-layout.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import {
  claimDecisionMail,
  findEntry,
  listDueDecisions,
  updateDecisionMail,
} from '#server/outreach/waitlist/waitlist.ts';
import * as mails from './mails.ts';
import * as store from './store.ts';
import { storedToken } from './token.ts';

/** Sends an invitation. The plaintext link exists only here and in the email. */
export const sendInvitation = defineJob({
  name: 'invitations.send',
  schema: z.object({ invitationId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/**
 * An outage can outlast a job's retries, so unsent invitations are enqueued again for as long as the link is
 * valid.
 */
export const sendDueInvitations = defineJob({
  name: 'invitations.send-due',
  schema: z.object({}),
  cron: '11,26,41,56 * * * *',
});

/** Emails the decision about a home. */
export const sendDecision = defineJob({
  name: 'invitations.send-decision',
  schema: z.object({ entryId: z.uuid(), decidedAt: z.iso.datetime() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** Must exceed the mail server timeout. */
const CLAIM = minutes(2);
const SWEPT_AFTER = minutes(10);

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log' | 'masterKeys' | 'jobs'>;

async function runSendInvitation(deps: JobDeps, invitationId: string): Promise<void> {
  const { db, clock, mail, config, log, masterKeys } = deps;
  const now = clock.now();
  const due = await store.claimMail(db, invitationId, now, after(now, -CLAIM));
  if (!due) return; // sent, withdrawn, accepted, expired, or claimed by another worker
  const entry = await findEntry(db, due.entryId);
  const token = due.tokenHash && storedToken(masterKeys, { id: due.id, tokenHash: due.tokenHash });
  if (!entry || entry.leftAt || !token) return;
  try {
    const parts = mails.invitation(entry.language, `${config.origin}/join#token=${token}`);
    const key = `invitation-${due.id}`;
    const result = await mail.send(composeMail(entry.email, parts, { key }));
    await store.updateMail(db, due.id, result.outcome);
    if (result.outcome === 'refused')
      log.warn({ invitationId, reason: result.reason }, 'invitation email refused');
  } catch (e) {
    await store.updateMail(db, due.id, 'due'); // release for the next retry
    throw e;
  }
}

async function runSendDue({ db, clock, jobs }: JobDeps): Promise<void> {
  const now = clock.now();
  const times = { madeBefore: after(now, -SWEPT_AFTER), staleBefore: after(now, -CLAIM) };
  for (const { id } of await store.listDue(db, now, times))
    await jobs.enqueue(db, sendInvitation, { invitationId: id });
  for (const { id, decidedAt } of await listDueDecisions(db, times))
    if (decidedAt) await jobs.enqueue(db, sendDecision, { entryId: id, decidedAt: decidedAt.toISOString() });
}

async function runSendDecision(deps: JobDeps, data: z.infer<typeof sendDecision.schema>): Promise<void> {
  const { db, clock, mail, config, log } = deps;
  const now = clock.now();
  const which = { id: data.entryId, decidedAt: new Date(data.decidedAt) };
  const entry = await claimDecisionMail(db, which, now, after(now, -CLAIM));
  if (!entry) return; // sent, superseded, deleted, or claimed by another worker
  try {
    const parts =
      entry.status === 'approved'
        ? mails.approved(entry.language)
        : mails.declined(entry.language, entry.declineReason ?? '', config.origin);
    const key = `decision-${entry.id}-${which.decidedAt.getTime()}`;
    const result = await mail.send(composeMail(entry.email, parts, { key }));
    await updateDecisionMail(db, which, result.outcome);
    if (result.outcome === 'refused')
      log.warn({ entryId: entry.id, reason: result.reason }, 'waitlist decision email refused');
  } catch (e) {
    await updateDecisionMail(db, which, 'due'); // release for the next retry
    throw e;
  }
}

export const invitationsHandlers: Handler<JobDeps>[] = [
  handler(sendInvitation, (deps: JobDeps, { invitationId }) => runSendInvitation(deps, invitationId)),
  handler(sendDueInvitations, runSendDue),
  handler(sendDecision, runSendDecision),
];
