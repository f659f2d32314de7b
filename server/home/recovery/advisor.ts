import { z } from 'zod';
import type { NewTask } from '#contract/home/recovery-tasks.ts';
import { PRODUCT, recordAdminChange, recordHomeChange } from '#server/core/audit/audit.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { dayAt, homeOf, publishToHome } from '#server/home/homes/homes.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import * as store from './advisor-store.ts';
import { changeIn, openRecovery, type RecoveryDeps, type Requester } from './change.ts';
import { ledgerOf } from './ledger.ts';
import { listLetters } from './letter-store.ts';
import { logOf, openFor, type Opening } from './log.ts';
import { caseOf } from './reading.ts';
import { openLetter } from './sealed-letters.ts';
import { findRecovery, lockRecovery } from './store.ts';

const TASK = 'recovery.task';
const MOST_TASKS = 200;
const Words = z.object({ title: z.string(), note: z.string() });

export const openTask = (cipher: HomeCipher, { details }: Pick<store.TaskRow, 'details'>) =>
  Words.parse(JSON.parse(cipher.open(TASK, details)));

const toTask = (cipher: HomeCipher, row: store.TaskRow) => ({
  id: row.id,
  ...openTask(cipher, row),
  due: row.due,
  doneOn: row.doneOn,
});

const whichOf = ({ recovery }: Pick<Opening, 'recovery'>) => ({
  recoveryId: recovery.id,
  homeId: recovery.homeId,
});

export async function readTasks(deps: RecoveryDeps, userId: string, homeRef: string) {
  const opening = await openFor(deps, userId, homeRef);
  const rows = await store.listTasks(deps.db, whichOf(opening));
  return {
    canEdit: opening.canEdit,
    today: opening.today,
    tasks: rows.map((row) => toTask(opening.cipher, row)),
  };
}

/** Idempotent. */
export const finishTask = (
  deps: RecoveryDeps,
  who: Requester,
  { homeId, taskId }: { homeId: string; taskId: string },
): Promise<void> =>
  changeIn(deps, who, homeId, async ({ tx, home, cipher, today }) => {
    const which = whichOf({ recovery: await openRecovery(tx, home.id) });
    const done = await store.finishTask(tx, which, taskId, { doneOn: today, doneBy: who.id });
    if (!done && !(await store.findTask(tx, which, taskId)))
      throw new AppError('not_found', say().recoveryErrors.noSuchRecord);
    const entry = done && {
      action: 'recovery.task-done',
      subjectId: done.id,
      detail: openTask(cipher, done).title,
    };
    return { result: undefined, auditEntry: entry ?? null };
  });

/** The advisor whom a household allowed to see its recovery. The service wing knows whether they still advise it. */
export async function consentOf(db: Queryable, homeId: string) {
  const recovery = await findRecovery(db, homeId);
  if (!recovery) throw new AppError('conflict', say().recoveryErrors.noRecovery);
  return (await store.findConsent(db, { recoveryId: recovery.id, homeId })) ?? null;
}

/** Lets one named person see a home's recovery. */
export async function agreeToAdvisor(
  tx: Tx,
  cipher: HomeCipher,
  { homeId, advisorId, who, at }: { homeId: string; advisorId: string; who: Requester; at: Date },
): Promise<void> {
  await lockRecovery(tx, homeId);
  const recovery = await openRecovery(tx, homeId);
  const which = { recoveryId: recovery.id, homeId };
  if ((await store.findConsent(tx, which))?.advisorId === advisorId) return;
  await store.setConsent(tx, { ...which, advisorId, agreedBy: who.id, agreedAt: at });
  await publishToHome(tx, homeId, 'recovery');
  const actor = { id: who.id, device: who.device };
  await recordHomeChange(tx, cipher, {
    at,
    actor,
    action: 'recovery.advisor-agreed',
    subjectId: recovery.id,
  });
}

export async function endAdvisor(
  tx: Tx,
  cipher: HomeCipher,
  { homeId, who, at }: { homeId: string; who: Requester; at: Date },
): Promise<void> {
  await lockRecovery(tx, homeId);
  const recovery = await findRecovery(tx, homeId);
  if (!recovery || !(await store.deleteConsent(tx, { recoveryId: recovery.id, homeId }))) return;
  await publishToHome(tx, homeId, 'recovery');
  const actor = { id: who.id, device: who.device };
  await recordHomeChange(tx, cipher, { at, actor, action: 'recovery.advisor-ended', subjectId: recovery.id });
}

/** Homes that gave this person consent. */
export const consentsFor = (db: Queryable, advisorId: string) => store.consentsFor(db, advisorId);

/** Counts a household's open tasks. */
export const countOpenTasks = async (db: Queryable, which: { recoveryId: string; homeId: string }) =>
  (await store.listTasks(db, which)).filter(({ doneOn }) => doneOn === null).length;

/**
 * What an advisor sees. The caller has checked that they may. Notes of facts, receipts, drafts and documents stay with
 * the household.
 */
export async function recoveryForAdvisor(deps: RecoveryDeps, homeId: string) {
  const { db, clock, masterKeys } = deps;
  const home = await homeOf(db, homeId);
  const recovery = await findRecovery(db, homeId);
  if (!home || !recovery) throw new AppError('not_found', say().recoveryErrors.noSuchRecord);
  const cipher = await cipherOf(db, masterKeys, homeId);
  const today = dayAt(home.state, clock.now());
  const opening: Opening = { home: { ...home, role: 'viewer' }, recovery, cipher, today, canEdit: false };
  const { lossDate, deadlines, closedAt } = await caseOf(db, cipher, home, recovery, today);
  const { contacts } = await logOf(deps, opening);
  const { totals } = await ledgerOf(deps, opening, async () => []);
  const letters = await listLetters(db, whichOf(opening));
  return {
    homeId,
    recoveryId: recovery.id,
    city: home.city,
    today,
    lossDate,
    closedAt,
    deadlines,
    contacts: contacts.map(({ id, day, details: { who, summary, promise } }) => ({
      id,
      day,
      who,
      summary,
      promise,
    })),
    letters: letters.flatMap((row) =>
      row.sentOn === null ? [] : { id: row.id, subject: openLetter(cipher, row).subject, sentOn: row.sentOn },
    ),
    money: { claimableCents: totals.claimableCents, paidCents: totals.paidCents },
    tasks: (await store.listTasks(db, whichOf(opening))).map((row) => toTask(cipher, row)),
  };
}

type Advisor = Pick<Member, 'id' | 'device'>;

/**
 * The household's history says what happened, and the team's says who did it, because the advisor's id isn't the
 * household's data.
 */
async function recordTask(
  tx: Tx,
  cipher: HomeCipher,
  advisor: Advisor,
  { action, taskId, title, at }: { action: string; taskId: string; title: string; at: Date },
): Promise<void> {
  const home = await homeOf(tx, cipher.homeId);
  await publishToHome(tx, cipher.homeId, 'recovery');
  await recordHomeChange(tx, cipher, { at, actor: PRODUCT, action, subjectId: taskId, detail: title });
  await recordAdminChange(tx, {
    at,
    actor: { id: advisor.id, device: advisor.device },
    action,
    ...(home ? { subjectId: home.userId } : {}),
    before: null,
    after: { by: 'home advisor' },
  });
}

export async function giveTask(
  { db, clock, masterKeys }: RecoveryDeps,
  advisor: Advisor,
  homeId: string,
  { title, note, due }: NewTask,
): Promise<void> {
  const cipher = await cipherOf(db, masterKeys, homeId);
  await db.transaction(async (tx) => {
    await lockRecovery(tx, homeId);
    const which = whichOf({ recovery: await openRecovery(tx, homeId) });
    if ((await store.listTasks(tx, which)).length >= MOST_TASKS)
      throw new AppError('conflict', say().recoveryErrors.manyRecords(MOST_TASKS));
    const at = clock.now();
    const details = cipher.seal(TASK, JSON.stringify({ title, note }));
    const task = { ...which, details, due, assignedBy: advisor.id, createdAt: at };
    const { id: taskId } = await store.insertTask(tx, task);
    await recordTask(tx, cipher, advisor, { action: 'recovery.task-given', taskId, title, at });
  });
}

export async function removeTask(
  { db, clock, masterKeys }: RecoveryDeps,
  advisor: Advisor,
  { homeId, taskId }: { homeId: string; taskId: string },
): Promise<void> {
  const cipher = await cipherOf(db, masterKeys, homeId);
  await db.transaction(async (tx) => {
    await lockRecovery(tx, homeId);
    const which = whichOf({ recovery: await openRecovery(tx, homeId) });
    const gone = await store.deleteTask(tx, which, taskId);
    if (!gone) throw new AppError('not_found', say().recoveryErrors.noSuchRecord);
    const { title } = openTask(cipher, gone);
    const entry = { action: 'recovery.task-removed', taskId, title, at: clock.now() };
    await recordTask(tx, cipher, advisor, entry);
  });
}
