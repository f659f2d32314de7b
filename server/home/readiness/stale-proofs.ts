import { z } from 'zod';
import { readAccount } from '#server/core/accounts/accounts.ts';
import { PRODUCT, recordHomeChange } from '#server/core/audit/audit.ts';
import { homeOf, peopleInHome, publishToHome } from '#server/home/homes/homes.ts';
import { composeOptionalMail, wantsMail } from '#server/core/notifications/notifications.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { defineJob } from '#server/platform/jobs.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { saveScore } from './refresh.ts';
import { proofIsOld } from './mails.ts';
import { staleBefore } from './proof-life.ts';
import * as store from './store.ts';

/** Runs at night, Pacific time. */
export const reopenStaleTasks = defineJob({
  name: 'readiness.reopen-stale-tasks',
  schema: z.object({}),
  cron: '13 11 * * *',
});

export const sendStaleMail = defineJob({
  name: 'readiness.send-stale-mail',
  schema: z.object({ userId: z.uuid(), tasks: z.number().int().positive() }),
});

type StaleDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'log'>;

/** Reopens every task whose photo is a year old, home by home. Idempotent. */
export async function reopenStale(deps: StaleDeps): Promise<void> {
  const before = staleBefore(deps.clock.now());
  for (const { homeId } of await store.homesWithStaleProof(deps.db, before))
    await reopenIn(deps, homeId, before);
}

async function reopenIn(deps: StaleDeps, homeId: string, before: Date): Promise<void> {
  const { db, clock, jobs, masterKeys } = deps;
  const home = await homeOf(db, homeId);
  if (!home) return; // deleted in the meantime
  const cipher = await cipherOf(db, masterKeys, homeId);
  await db.transaction(async (tx) => {
    await store.lockReadiness(tx, homeId);
    const reopened = await store.reopenStale(tx, homeId, before);
    if (reopened.length === 0) return;
    const now = clock.now();
    await saveScore(tx, home, await store.listTasks(tx, homeId), { now, isAsked: false, masterKeys });
    await recordHomeChange(tx, cipher, {
      at: now,
      actor: PRODUCT,
      action: 'task.proof-aged',
      detail: reopened.map(({ title }) => title).join(', '),
    });
    await publishToHome(tx, homeId, 'readiness');
    if (home.archivedAt) return; // an archived home needs no email
    for (const { userId, role } of await peopleInHome(tx, homeId))
      if (role !== 'viewer') await jobs.enqueue(tx, sendStaleMail, { userId, tasks: reopened.length });
  });
}

/** Emails one person, unless they opted out. */
export async function mailStale(
  deps: Pick<Deps, 'db' | 'mail' | 'config' | 'masterKeys' | 'log'>,
  { userId, tasks }: z.infer<typeof sendStaleMail.schema>,
): Promise<void> {
  if (!(await wantsMail(deps.db, userId, 'readiness'))) return;
  const account = await readAccount(deps.db, userId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null; // deleted since
    throw error;
  });
  if (!account) return;
  const parts = proofIsOld(account, { tasks, url: `${deps.config.origin}/readiness` });
  const result = await deps.mail.send(composeOptionalMail(deps, account, 'readiness', parts));
  if (result.outcome === 'refused')
    deps.log.warn({ userId, reason: result.reason }, 'readiness email refused');
}
