import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { requireAccess } from './casework.ts';
import { addEvent } from './history.ts';
import { notifyCaseStaff } from './notify.ts';
import * as store from './store.ts';
import * as reminders from './reminder-store.ts';
import { cipherOfCase } from './case-cipher.ts';

type RemindDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type Agent = Pick<Member, 'id' | 'role'>;

const PURPOSE = 'case.reminder';
const past = () => new AppError('conflict', say().casesErrors.futureTime);

/** Sets a reminder for the case's owner at a time. Unlike waiting, this doesn't change the case. Idempotent by id. */
export const addReminder = (
  { db, clock, masterKeys }: RemindDeps,
  agent: Agent,
  caseId: string,
  given: { id: string; at: Date; text: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const known = await store.lockCase(tx, caseId);
    if (!known) throw new AppError('not_found', say().casesErrors.noSuchCase);
    await requireAccess(tx, known, agent, now);
    if (known.state === 'closed') throw new AppError('conflict', say().casesErrors.closed);
    if (given.at <= now) throw past();
    const cipher = await cipherOfCase(tx, masterKeys, known);
    const row = {
      id: given.id,
      caseId,
      dueAt: given.at,
      madeBy: agent.id,
      words: cipher.seal(PURPOSE, given.text),
    };
    if (!(await reminders.insertReminder(tx, row))) return;
    const facts = { at: given.at.toISOString() };
    await addEvent(tx, cipher, {
      caseId,
      at: now,
      actorId: agent.id,
      kind: 'reminder-set',
      text: given.text,
      facts,
    });
    await notifyCaseStaff(tx);
  });

/** Marks a reminder as done. Only the person it reminds can do this, once. */
export const finishReminder = ({ db, clock }: RemindDeps, agent: Agent, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await reminders.finishReminder(tx, { id, userId: agent.id, at: clock.now() })))
      throw new AppError('not_found', say().casesErrors.noSuchReminder);
    await notifyCaseStaff(tx);
  });

/** A person's due reminders, oldest first. */
export async function dueReminders({ db, clock, masterKeys }: RemindDeps, userId: string) {
  const shown = [];
  for (const { homeId, words, ...row } of await reminders.findDue(db, userId, clock.now())) {
    const cipher = await cipherOfCase(db, masterKeys, { homeId });
    shown.push({ ...row, text: cipher.open(PURPOSE, words) });
  }
  return shown;
}

/** Publishes reminders whose time has come to open windows. */
export async function announceReminders(tx: Tx, now: Date): Promise<number> {
  const people = await reminders.markAnnounced(tx, now);
  await publishLiveTo(tx, [...new Set(people)], { topic: 'desk' });
  return people.length;
}

/** A home's reminders, for its data export. */
export async function remindersOf(db: Queryable, cipher: HomeCipher) {
  const rows = await reminders.findOfHome(db, cipher.homeId);
  return rows.map(({ words, ...row }) => ({ ...row, text: cipher.open(PURPOSE, words) }));
}
