import { z } from 'zod';
import { pathIn } from '#contract/text/paths.ts';
import { languageOfAddress, peopleById } from '#server/core/accounts/accounts.ts';
import { dayAt, homeOf, membersOf } from '#server/home/homes/homes.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { updateNeeds } from './household.ts';
import { calledBy, invitation, joined } from './mails.ts';
import * as invitations from './invitation-store.ts';
import { storedToken } from './invitation-token.ts';
import * as store from './store.ts';

/** Sends an invitation. The plaintext link exists only here and in the email. */
export const sendInvitation = defineJob({
  name: 'household.send-invitation',
  schema: z.object({ invitationId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** Emails the owner that a person joined. */
export const sendJoined = defineJob({
  name: 'household.send-joined',
  schema: z.object({ homeId: z.uuid(), userId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** How long an expired invitation is kept. */
const KEPT = days(30);

export const deleteOldInvitations = defineJob({
  name: 'household.forget-old-invitations',
  schema: z.object({}),
  cron: '23 3 * * *',
});

/** Backfills room needs of households entered before needs were counted. */
export const backfillNeeds = defineJob({
  name: 'household.count-old-needs',
  schema: z.object({}),
  cron: '*/5 * * * *',
});
const AT_ONCE = 500;

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log' | 'masterKeys'>;

async function runSendInvitation(deps: JobDeps, invitationId: string): Promise<void> {
  const { db, clock, mail, config, log, masterKeys } = deps;
  const found = await invitations.findInvitation(db, invitationId);
  // Accepted, withdrawn or expired while queued.
  if (!found || found.acceptedAt || found.withdrawnAt || found.expiresAt <= clock.now()) return;
  const token = storedToken(masterKeys, found);
  const inviter = (await peopleById(db, [found.invitedBy])).get(found.invitedBy);
  if (!token || !inviter) return;
  // A person without an account most likely reads the same language as the person who invites them.
  const language = (await languageOfAddress(db, found.email)) ?? inviter.language;
  const parts = invitation(language, {
    invitedBy: calledBy(inviter),
    role: found.role,
    link: `${config.origin}${pathIn(language, '/invitation')}#token=${token}`,
  });
  const result = await mail.send(composeMail(found.email, parts));
  if (result.outcome === 'refused')
    log.warn({ invitationId, reason: result.reason }, 'invitation email refused');
}

async function runSendJoined(deps: JobDeps, { homeId, userId }: z.infer<typeof sendJoined.schema>) {
  const { db, mail, config, log } = deps;
  const members = await membersOf(db, homeId);
  const owner = members.find(({ role }) => role === 'owner');
  const guest = members.find((one) => one.userId === userId);
  if (!owner || !guest || guest.role === 'owner') return; // removed again while queued
  const people = await peopleById(db, [owner.userId, userId]);
  const [to, who] = [people.get(owner.userId), people.get(userId)];
  if (!to || !who) return;
  const parts = joined(to, {
    who: calledBy(who),
    role: guest.role,
    url: `${config.origin}/household`,
  });
  const result = await mail.send(composeMail(to.email, parts));
  if (result.outcome === 'refused')
    log.warn({ homeId, reason: result.reason }, 'household joined email refused');
}

export async function runBackfillNeeds({ db, clock, masterKeys, log }: JobDeps): Promise<void> {
  for (const homeId of await store.homesWithoutNeeds(db, AT_ONCE)) {
    const cipher = await cipherOf(db, masterKeys, homeId);
    await db.transaction(async (tx) => {
      await store.lockHousehold(tx, homeId);
      const home = await homeOf(tx, homeId);
      if (home) await updateNeeds(tx, cipher, dayAt(home.state, clock.now()));
    });
    log.info({ homeId }, 'household needs backfilled');
  }
}

export const householdHandlers: Handler<JobDeps>[] = [
  handler(sendInvitation, (deps: JobDeps, { invitationId }) => runSendInvitation(deps, invitationId)),
  handler(sendJoined, runSendJoined),
  handler(backfillNeeds, runBackfillNeeds),
  handler(deleteOldInvitations, async ({ db, clock }: JobDeps) => {
    await invitations.deleteOld(db, after(clock.now(), -KEPT));
  }),
];
