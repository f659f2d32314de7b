import type { z } from 'zod';
import { ADVISOR_PLANS, type AdvisorView, type MemberAdvisor } from '#contract/service/advisors.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { listStaffWho, notifyStaff, readAccount } from '#server/core/accounts/accounts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { homeFor, homesOwnedBy, publishToHome } from '#server/home/homes/homes.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  cancelCallCase,
  type Case,
  countOpenOf,
  giveCall,
  giveToAdvisor,
  openCallOf,
  requestCallCase,
} from '#server/service/cases/cases.ts';
import { shiftOfPresent } from '#server/service/shifts/shifts.ts';
import { callTimeText, instantOf, problemOf } from './call-time.ts';
import * as store from './store.ts';

export { instantOf, localTimeAt } from './call-time.ts';

type AdvisorDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type View = z.input<typeof AdvisorView>;

/** How long a question waits for its advisor before the whole team gets it: half of the time we promise. */
const ADVISOR_FIRST = hours(2);

/** Whether the plan of a home's owner has a home advisor now. */
export async function isIncluded(db: Queryable, ownerId: string, now: Date): Promise<boolean> {
  const plan = (await entitlementsOf(db, ownerId, now))?.plan;
  return plan !== undefined && ADVISOR_PLANS.includes(plan);
}

/** The member's advisor, if they still work on cases. */
export async function advisorOf(db: Queryable, memberId: string) {
  const id = await store.findAdvisorId(db, memberId);
  const person = id && (await listStaffWho(db, 'cases.work')).find((one) => one.id === id);
  return person ? { id: person.id, name: person.name || say().conciergeMessages.ourTeam } : null;
}

async function viewOf(db: Queryable, home: { id: string; userId: string; state: string }, now: Date) {
  const included = await isIncluded(db, home.userId, now);
  const found = await openCallOf(db, home.id);
  const call = found && (await store.callOfCase(db, found.id));
  const advisor = included ? await advisorOf(db, home.userId) : null;
  return {
    isIncluded: included,
    advisor: advisor && { name: advisor.name },
    timeZone: timeZoneOf(home.state),
    call: found && call ? { ref: found.ref, at: call.startsAt, isDone: found.dueAt === null } : null,
  };
}

export async function readAdvisor(
  { db, clock }: AdvisorDeps,
  member: Pick<Member, 'id'>,
  homeRef: string,
): Promise<View> {
  return viewOf(db, await homeFor(db, member.id, homeRef, 'view'), clock.now());
}

/** A household asks its advisor to call, at a time in the home's time zone. */
export async function requestCall(
  { db, clock, masterKeys }: AdvisorDeps,
  member: Pick<Member, 'id'>,
  homeRef: string,
  given: { at: string; about: string },
): Promise<View> {
  const home = await homeFor(db, member.id, homeRef, 'view');
  const now = clock.now();
  const timeZone = timeZoneOf(home.state);
  const startsAt = instantOf(given.at, timeZone);
  const problem = problemOf(startsAt, now);
  if (problem !== null || !startsAt) {
    const sentence = callTimeText(problem ?? 'skipped', say().conversationsErrors.callTime);
    throw new AppError('validation_failed', sentence, { fields: { at: sentence } });
  }
  const cipher = await cipherOf(db, masterKeys, home.id);
  return db.transaction(async (tx) => {
    if (!(await isIncluded(tx, home.userId, now)))
      throw new AppError('membership_required', say().conversationsErrors.advisorNeedsPlan);
    const advisor = await advisorOf(tx, home.userId);
    if (!advisor) throw new AppError('conflict', say().conversationsErrors.noAdvisor);
    const request = { homeId: home.id, startsAt, owner: advisor.id, actorId: member.id, at: now };
    const { id } = await requestCallCase(tx, cipher, { ...request, about: given.about });
    await store.setCall(tx, { caseId: id, startsAt, timeZone });
    return viewOf(tx, home, now);
  });
}

export async function cancelCall(
  { db, clock, masterKeys }: AdvisorDeps,
  member: Pick<Member, 'id'>,
  homeRef: string,
): Promise<View> {
  const home = await homeFor(db, member.id, homeRef, 'view');
  const cipher = await cipherOf(db, masterKeys, home.id);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await cancelCallCase(tx, cipher, { homeId: home.id, actorId: member.id, at: now });
    return viewOf(tx, home, now);
  });
}

/**
 * On a quiet day, what a household writes goes to its advisor first, if they are on shift and have room for another
 * case. Otherwise it stays in the queue for the next available agent.
 */
export async function offerToAdvisor(tx: Tx, known: Case, ownerId: string, at: Date): Promise<void> {
  if (known.kind !== 'question' || known.owner !== null) return;
  if (!(await isIncluded(tx, ownerId, at))) return;
  const advisor = await advisorOf(tx, ownerId);
  const shift = advisor && (await shiftOfPresent(tx, advisor.id, at));
  if (!advisor || !shift || (await countOpenOf(tx, advisor.id)) >= shift.mostCases) return;
  await giveToAdvisor(tx, known, { advisorId: advisor.id, until: after(at, ADVISOR_FIRST), at });
}

type MemberView = z.input<typeof MemberAdvisor>;

export async function readMemberAdvisor({ db, clock }: AdvisorDeps, userId: string): Promise<MemberView> {
  await readAccount(db, userId);
  const staff = await listStaffWho(db, 'cases.work');
  return {
    isIncluded: await isIncluded(db, userId, clock.now()),
    advisor: await advisorOf(db, userId),
    candidates: staff.map(({ id, name, email }) => ({ id, name: name || email })),
  };
}

/** Chooses a member's advisor. Their open calls move to the new advisor. */
export async function setMemberAdvisor(
  deps: AdvisorDeps,
  admin: Pick<Member, 'id' | 'device'>,
  userId: string,
  { advisorId, was }: { advisorId: string | null; was: string | null },
): Promise<MemberView> {
  const { db, clock, masterKeys } = deps;
  const at = clock.now();
  await db.transaction(async (tx) => {
    await readAccount(tx, userId);
    const before = (await advisorOf(tx, userId))?.id ?? null;
    if (before === advisorId) return;
    if (before !== was) throw new AppError('conflict', say().conversationsErrors.advisorChanged);
    if (advisorId === userId) throw new AppError('conflict', say().conversationsErrors.ownAdvisor);
    if (advisorId && !(await listStaffWho(tx, 'cases.work')).some(({ id }) => id === advisorId))
      throw new AppError('conflict', say().deskErrors.notAnAgent);
    if (advisorId) await store.setAdvisor(tx, { memberId: userId, advisorId, assignedAt: at });
    else await store.removeAdvisor(tx, userId);
    for (const { id: homeId } of await homesOwnedBy(tx, userId)) {
      const cipher = await cipherOf(tx, masterKeys, homeId);
      await giveCall(tx, cipher, { homeId, to: advisorId, actorId: admin.id, at });
      await publishToHome(tx, homeId, 'help');
    }
    await notifyStaff(tx, 'admin');
    const actor = { id: admin.id, device: admin.device };
    const change = { before: { advisor: before }, after: { advisor: advisorId } };
    await recordAdminChange(tx, {
      at,
      actor,
      action: 'membership.advisor-changed',
      subjectId: userId,
      ...change,
    });
  });
  return readMemberAdvisor(deps, userId);
}
