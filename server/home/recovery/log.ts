import { Readable } from 'node:stream';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { dayAt, homeFor, type HomeAsSeen } from '#server/home/homes/homes.ts';
import { CSV_TYPE, toCsv } from '#server/platform/csv-writing.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { say } from '#server/platform/say.ts';
import { thirdAdjusterOn } from './adjusters.ts';
import type { RecoveryDeps } from './change.ts';
import { listRecords } from './record-store.ts';
import { openKind } from './sealed-records.ts';
import * as store from './store.ts';

export type Opening = {
  home: HomeAsSeen;
  cipher: HomeCipher;
  recovery: store.RecoveryRow;
  today: string;
  canEdit: boolean;
};

/** Opens a home's recovery for reading. */
export async function openFor(
  { db, clock, masterKeys }: RecoveryDeps,
  userId: string,
  homeRef: string,
): Promise<Opening> {
  const home = await homeFor(db, userId, homeRef, 'view');
  const recovery = await store.findRecovery(db, home.id);
  if (!recovery) throw new AppError('conflict', say().recoveryErrors.noRecovery);
  return {
    home,
    recovery,
    cipher: await cipherOf(db, masterKeys, home.id),
    today: dayAt(home.state, clock.now()),
    canEdit: home.role !== 'viewer' && recovery.closedAt === null,
  };
}

const whichOf = ({ recovery }: Opening) => ({ recoveryId: recovery.id, homeId: recovery.homeId });

export const readLog = async (deps: RecoveryDeps, userId: string, homeRef: string) =>
  logOf(deps, await openFor(deps, userId, homeRef));

export async function logOf(deps: Pick<RecoveryDeps, 'db'>, opening: Opening) {
  const rows = await listRecords(deps.db, whichOf(opening), ['contact', 'adjuster']);
  const adjusters = openKind(opening.cipher, rows, 'adjuster').toReversed();
  return {
    canEdit: opening.canEdit,
    today: opening.today,
    contacts: openKind(opening.cipher, rows, 'contact').toReversed(),
    adjusters,
    thirdAdjusterOn: thirdAdjusterOn(adjusters.map(({ day }) => day)),
  };
}

/** The whole log as a table, oldest first, for an adjuster or a lawyer. */
export async function exportLog(deps: RecoveryDeps, userId: string, homeRef: string): Promise<FileReply> {
  const { contacts } = await readLog(deps, userId, homeRef);
  const { headings, channels, directions } = say().recoveryLog;
  const csv = toCsv(
    [
      headings.day,
      headings.channel,
      headings.direction,
      headings.who,
      headings.company,
      headings.summary,
      headings.promise,
      headings.promiseDue,
      headings.promiseKept,
    ],
    contacts
      .toReversed()
      .map(({ day, details }) => [
        day,
        channels[details.channel],
        directions[details.direction],
        details.who,
        details.company,
        details.summary,
        details.promise,
        details.promiseDue,
        details.promiseKept,
      ]),
  );
  const bytes = Buffer.from(csv);
  return { stream: Readable.from([bytes]), mime: CSV_TYPE, bytes: bytes.length, filename: 'contact-log.csv' };
}
