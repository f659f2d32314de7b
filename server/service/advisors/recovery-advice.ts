import type { z } from 'zod';
import type { NewTask } from '#contract/home/recovery-tasks.ts';
import type { AdvisedRecovery, RecoveryAdvisor } from '#contract/service/recovery-advice.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import { recordView } from '#server/core/audit/audit.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { homeFor, homeOf } from '#server/home/homes/homes.ts';
import {
  agreeToAdvisor,
  consentOf,
  consentsFor,
  countOpenTasks,
  endAdvisor,
  giveTask,
  recoveryForAdvisor,
  removeTask,
} from '#server/home/recovery/recovery.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { currentCaseOf } from '#server/service/cases/cases.ts';
import { advisorOf, isIncluded } from './advisors.ts';

type AdviceDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type Advisor = Pick<Member, 'id' | 'device'>;

/** The current advisor of a home's owner: the plan includes one, and that team member still works on cases. */
const currentAdvisor = async (db: Queryable, ownerId: string, now: Date) =>
  (await isIncluded(db, ownerId, now)) ? advisorOf(db, ownerId) : null;

export async function readRecoveryAdvisor(
  { db, clock }: AdviceDeps,
  member: Pick<Member, 'id'>,
  homeRef: string,
): Promise<z.input<typeof RecoveryAdvisor>> {
  const home = await homeFor(db, member.id, homeRef, 'view');
  const now = clock.now();
  const advisor = await currentAdvisor(db, home.userId, now);
  const consent = await consentOf(db, home.id);
  return {
    isIncluded: await isIncluded(db, home.userId, now),
    advisor: advisor && { name: advisor.name },
    // The household consented to one advisor. The consent doesn't carry over to the next one.
    agreedAt: consent && consent.advisorId === advisor?.id ? consent.agreedAt : null,
    canChange: home.role === 'owner',
  };
}

export async function setRecoveryAdvisor(
  deps: AdviceDeps,
  member: Advisor,
  homeRef: string,
  isAgreed: boolean,
): Promise<z.input<typeof RecoveryAdvisor>> {
  const { db, clock, masterKeys } = deps;
  const home = await homeFor(db, member.id, homeRef, 'own', { archived: 'allowed' });
  const cipher = await cipherOf(db, masterKeys, home.id);
  const at = clock.now();
  await db.transaction(async (tx) => {
    if (!isAgreed) return endAdvisor(tx, cipher, { homeId: home.id, who: member, at });
    if (!(await isIncluded(tx, home.userId, at)))
      throw new AppError('membership_required', say().conversationsErrors.advisorNeedsPlan);
    const advisor = await advisorOf(tx, home.userId);
    if (!advisor) throw new AppError('conflict', say().conversationsErrors.noAdvisor);
    return agreeToAdvisor(tx, cipher, { homeId: home.id, advisorId: advisor.id, who: member, at });
  });
  return readRecoveryAdvisor(deps, member, home.id);
}

/**
 * Returns the home if this person is its current advisor and the household consented. Otherwise it is reported as not
 * found.
 */
async function advisedHome({ db, clock }: AdviceDeps, advisor: Pick<Member, 'id'>, homeId: string) {
  const home = await homeOf(db, homeId);
  const consent = (await consentsFor(db, advisor.id)).find((one) => one.homeId === homeId);
  const current = home && consent ? await currentAdvisor(db, home.userId, clock.now()) : null;
  if (!home || current?.id !== advisor.id)
    throw new AppError('not_found', say().conversationsErrors.noAdvisor);
  return { home, consent };
}

export async function listAdvisedRecoveries(deps: AdviceDeps, advisor: Pick<Member, 'id'>) {
  const { db, clock } = deps;
  const rows = await consentsFor(db, advisor.id);
  const found = await Promise.all(
    rows.map(async ({ homeId, recoveryId, agreedAt }) => {
      const home = await homeOf(db, homeId);
      const current = home && (await currentAdvisor(db, home.userId, clock.now()));
      if (!home || current?.id !== advisor.id) return [];
      const member = await readAccount(db, home.userId);
      return {
        homeId,
        memberName: member.name || member.email,
        city: home.city,
        agreedAt,
        openTasks: await countOpenTasks(db, { recoveryId, homeId }),
      };
    }),
  );
  return found.flat();
}

type Advised = z.input<typeof AdvisedRecovery>;

/** Records each view in the member's activity log. */
export async function readAdvisedRecovery(
  deps: AdviceDeps,
  advisor: Advisor,
  homeId: string,
): Promise<Advised> {
  const { db } = deps;
  const { home, consent } = await advisedHome(deps, advisor, homeId);
  const seen = await recoveryForAdvisor(deps, homeId);
  if (consent?.recoveryId !== seen.recoveryId)
    throw new AppError('not_found', say().conversationsErrors.noAdvisor);
  const member = await readAccount(db, home.userId);
  await recordView(deps, advisor, {
    action: 'recovery.advisor-viewed',
    subjectId: member.id,
    detail: 'recovery',
    after: { by: 'home advisor' },
  });
  const { recoveryId: _id, ...view } = seen;
  return {
    ...view,
    memberName: member.name || member.email,
    caseId: (await currentCaseOf(db, homeId, null))?.id ?? null,
  };
}

export async function giveRecoveryTask(
  deps: AdviceDeps,
  advisor: Advisor,
  homeId: string,
  task: NewTask,
): Promise<Advised> {
  await advisedHome(deps, advisor, homeId);
  await giveTask(deps, advisor, homeId, task);
  return readAdvisedRecovery(deps, advisor, homeId);
}

export async function removeRecoveryTask(
  deps: AdviceDeps,
  advisor: Advisor,
  at: { homeId: string; taskId: string },
): Promise<Advised> {
  await advisedHome(deps, advisor, at.homeId);
  await removeTask(deps, advisor, at);
  return readAdvisedRecovery(deps, advisor, at.homeId);
}
