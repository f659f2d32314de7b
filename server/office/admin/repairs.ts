import { z } from 'zod';
import { MOST_RETRIED, REFUSED_SHOWN } from '#contract/health.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { countFailed, discardFailed, findFailed, retryFailed } from '#server/platform/failed-jobs.ts';
import type { Member } from '#server/platform/route.ts';
import type { HealthDeps } from './health.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { say } from '#server/platform/say.ts';

type Admin = Pick<Member, 'id' | 'device'>;
type Written = Pick<Parameters<typeof recordAdminChange>[1], 'action' | 'detail' | 'before' | 'after'> & {
  subjectId?: string;
};

const UUID_LETTERS = 36;

const triedAgain = { before: { state: 'failed' }, after: { state: 'retried' } };

const noJob = () => new AppError('not_found', say().adminErrors.jobNotFailed);

async function write(tx: Tx, { clock }: HealthDeps, admin: Admin, written: Written): Promise<void> {
  const actor = { id: admin.id, device: admin.device };
  await notifyStaff(tx, 'admin');
  await recordAdminChange(tx, { at: clock.now(), actor, ...written });
}

export async function failedJob({ db }: HealthDeps, id: string) {
  const job = await findFailed(db, id);
  if (!job) throw noJob();
  return job;
}

/** Retries a failed job once. Of two administrators, only one gets it. */
export const retryOne = (deps: HealthDeps, admin: Admin, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const [job] = await retryFailed(tx, { id });
    if (!job) throw noJob();
    await write(tx, deps, admin, {
      action: 'job.retried',
      subjectId: id,
      detail: job.name,
      ...triedAgain,
    });
  });

export const retryKind = (
  deps: HealthDeps,
  admin: Admin,
  name: string,
): Promise<{ retried: number; left: number }> =>
  deps.db.transaction(async (tx) => {
    const jobs = await retryFailed(tx, { name, most: MOST_RETRIED });
    if (jobs.length === 0) throw noJob();
    await write(tx, deps, admin, {
      action: 'job.retried',
      detail: `${name}: ${jobs.length}`,
      ...triedAgain,
    });
    return { retried: jobs.length, left: await countFailed(tx, name) };
  });

export const discardOne = (
  deps: HealthDeps,
  admin: Admin,
  given: { id: string; reason: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const job = await discardFailed(tx, given.id);
    if (!job) throw noJob();
    const detail = `${job.name}: ${given.reason}`;
    await write(tx, deps, admin, {
      action: 'job.discarded',
      subjectId: given.id,
      detail,
      before: { state: 'failed' },
      after: { state: 'discarded', reason: given.reason },
    });
  });

/** Emails of every kind that a mail server rejected, newest first. */
export async function refusedMails({ db, clock, running }: HealthDeps) {
  const now = clock.now();
  const found = await Promise.all(
    running.outboxes.map(async (outbox) => {
      const { refused, givenUp } = await outbox.counts(db, now);
      const rows = refused + givenUp > 0 ? await outbox.refused(db, now, REFUSED_SHOWN) : [];
      return {
        total: refused + givenUp,
        rows: rows.map((row) => ({ ...row, kind: outbox.kind, title: say().outboxes.titles[outbox.kind] })),
      };
    }),
  );
  return {
    rows: found
      .flatMap(({ rows }) => rows)
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, REFUSED_SHOWN),
    total: found.reduce((sum, { total }) => sum + total, 0),
  };
}

export const resendFailedMail = (
  deps: HealthDeps,
  admin: Admin,
  { kind, id }: { kind: string; id: string },
) =>
  deps.db.transaction(async (tx) => {
    const outbox = deps.running.outboxes.find((one) => one.kind === kind);
    if (!outbox || !(await outbox.sendAgain(tx, deps.jobs, id)))
      throw new AppError('not_found', say().adminErrors.emailNotWaiting);
    // An email id starts with the id of its subject: an order, a request or a message.
    const about = z.uuid().safeParse(id.slice(0, UUID_LETTERS));
    await write(tx, deps, admin, {
      action: 'mail.sent-again',
      ...(about.success ? { subjectId: about.data } : {}),
      detail: messagesIn('en').outboxes.titles[outbox.kind],
      before: { state: 'refused' },
      after: { state: 'due' },
    });
  });
