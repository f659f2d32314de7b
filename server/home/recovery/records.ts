import {
  NEEDS_PARENT,
  PARENT_KINDS,
  type NewRecord,
  type RecordKind,
} from '#contract/home/recovery-records.ts';
import { adoptFile, discardFiles, openStored, storeUpload } from '#server/core/files/files.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply, Upload } from '#server/platform/file-bodies.ts';
import { safeFileName } from '#server/platform/safe-file-name.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { changeIn, openRecovery, refuse, type Place, type Requester } from './change.ts';
import { checkRebuild, checkRebuildRemoval } from './rebuild-checks.ts';
import { addFact } from './recording.ts';
import * as store from './record-store.ts';
import { openRecord, sealDetails } from './sealed-records.ts';
import type { RecoveryRow } from './store.ts';

/** 2,000 receipts with a few lines each, and a busy log. */
const MOST_RECORDS = 12_000;

/** Spelled out in full, because a test checks that the audit log has words for each. */
const ACTIONS = {
  added: { action: 'recovery.record-added' },
  changed: { action: 'recovery.record-changed' },
  removed: { action: 'recovery.record-removed' },
};

function slotOf(given: NewRecord): string | null {
  if (given.kind === 'worksheet') return 'one';
  return given.kind === 'normal' ? `${given.details.category}:${given.details.month ?? 'always'}` : null;
}

/** Miles with a rate are worth their product, whatever amount was entered. */
function withMiles(given: NewRecord): NewRecord {
  if (given.kind !== 'expense') return given;
  const { miles, centsPerMile } = given.details;
  if (miles === null || centsPerMile === null) return given;
  return { ...given, details: { ...given.details, amountCents: Math.round(miles * centsPerMile) } };
}

async function parentOf({ tx, home }: Place, recovery: RecoveryRow, given: NewRecord) {
  const kind = PARENT_KINDS[given.kind];
  if (given.parentId === null) {
    if (NEEDS_PARENT.includes(given.kind)) throw refuse('parentId', say().recoveryErrors.wrongParent);
    return { parentId: null, parentKind: null };
  }
  const parent = await store.findRecord(tx, home.id, given.parentId);
  if (!kind || parent?.kind !== kind || parent.recoveryId !== recovery.id)
    throw refuse('parentId', say().recoveryErrors.wrongParent);
  return { parentId: parent.id, parentKind: kind };
}

const EVIDENCE = {
  call: 'call',
  visit: 'call',
  text: 'letter',
  email: 'letter',
  letter: 'letter',
  portal: 'letter',
  concierge: 'statement',
} as const;

const checkDay = ({ today }: Place, { kind, day }: NewRecord) => {
  if (kind !== 'normal' && day > today) throw refuse('day', say().recoveryErrors.inFuture);
};

/** Adds a record. A contact can also prove a fact, which starts its deadlines. */
export const addRecord = (deps: Deps, who: Requester, homeRef: string, typed: NewRecord) =>
  changeIn(deps, who, homeRef, async (place) => {
    const { tx, home, cipher, now } = place;
    const given = withMiles(typed);
    const recovery = await openRecovery(tx, home.id);
    checkDay(place, given);
    await checkRoom(place, recovery);
    const parent = await parentOf(place, recovery, given);
    await checkRebuild(place, recovery, given);
    const made = await store.insertRecord(tx, {
      recoveryId: recovery.id,
      homeId: home.id,
      kind: given.kind,
      day: given.day,
      ...parent,
      slot: slotOf(given),
      details: sealDetails(cipher, given.kind, given.details),
      createdBy: who.id,
      createdAt: now,
      updatedAt: now,
    });
    if (!made)
      throw given.kind === 'worksheet'
        ? new AppError('conflict', say().rebuildErrors.worksheetExists)
        : refuse('month', say().recoveryErrors.normalExists);
    if (given.kind === 'contact' && given.starts !== null)
      await addFact(place, recovery, who, {
        kind: 'event',
        subject: given.starts,
        day: given.day,
        evidence: { kind: EVIDENCE[given.details.channel], note: given.details.who, documentId: null },
      });
    return {
      result: { id: made.id },
      auditEntry: { ...ACTIONS.added, subjectId: made.id, detail: given.kind },
    };
  });

export async function checkRoom({ tx, home }: Place, recovery: RecoveryRow): Promise<void> {
  const which = { recoveryId: recovery.id, homeId: home.id };
  if ((await store.countRecords(tx, which)) >= MOST_RECORDS)
    throw new AppError('conflict', say().recoveryErrors.manyRecords(MOST_RECORDS));
}

type At = { homeId: string; recordId: string };

async function lookUp(
  { tx, home }: Place,
  recovery: RecoveryRow,
  recordId: string,
): Promise<store.RecordRow> {
  const row = await store.findRecord(tx, home.id, recordId);
  if (row?.recoveryId !== recovery.id) throw new AppError('not_found', say().recoveryErrors.noSuchRecord);
  return row;
}

export const changeRecord = (deps: Deps, who: Requester, { homeId, recordId }: At, typed: NewRecord) =>
  changeIn(deps, who, homeId, async (place) => {
    const { tx, home, cipher, now } = place;
    const given = withMiles(typed);
    const recovery = await openRecovery(tx, home.id);
    const row = await lookUp(place, recovery, recordId);
    if (row.kind !== given.kind) throw refuse('kind', say().recoveryErrors.otherKind);
    checkDay(place, given);
    await checkRebuild(place, recovery, given, row);
    const slot = slotOf(given);
    if (slot !== null && (await store.isSlotTaken(tx, row, slot, row.id)))
      throw refuse('month', say().recoveryErrors.normalExists);
    await store.updateRecord(tx, row, {
      day: given.day,
      ...(await parentOf(place, recovery, given)),
      slot,
      details: sealDetails(cipher, given.kind, given.details),
      updatedAt: now,
    });
    return {
      result: undefined,
      auditEntry: { ...ACTIONS.changed, subjectId: row.id, detail: given.kind },
    };
  });

export const removeRecord = (deps: Deps, who: Requester, { homeId, recordId }: At) =>
  changeIn(deps, who, homeId, async (place) => {
    const { tx, home } = place;
    const recovery = await openRecovery(tx, home.id);
    const row = await lookUp(place, recovery, recordId);
    await checkRebuildRemoval(place, recovery, row);
    await store.deleteRecord(tx, row);
    if (row.fileId) await discardFiles(tx, deps.jobs, home.id, [row.fileId]);
    return { result: undefined, auditEntry: { ...ACTIONS.removed, subjectId: row.id, detail: row.kind } };
  });

/** Stores a receipt. Expenses refer to it later: one receipt, many lines. */
export async function addReceipt(deps: Deps, who: Requester, homeRef: string, upload: Upload) {
  const { id } = await homeFor(deps.db, who.id, homeRef, 'edit', { archived: 'allowed' });
  const file = await storeUpload(deps, { homeId: id, createdBy: who.id, upload, accept: 'document' });
  return changeIn(deps, who, id, async (place) => {
    const { tx, home, cipher, now, today } = place;
    const recovery = await openRecovery(tx, home.id);
    await checkRoom(place, recovery);
    await adoptFile(tx, home.id, file.id);
    const kind: RecordKind = 'receipt';
    const name = safeFileName(upload.filename, 'receipt');
    const made = await store.insertRecord(tx, {
      recoveryId: recovery.id,
      homeId: home.id,
      kind,
      day: today,
      fileId: file.id,
      details: sealDetails(cipher, kind, { name, payee: '' }),
      createdBy: who.id,
      createdAt: now,
      updatedAt: now,
    });
    if (!made) throw new Error('a receipt was not stored');
    return {
      result: { id: made.id },
      auditEntry: { ...ACTIONS.added, subjectId: made.id, detail: kind },
    };
  });
}

export async function getReceipt(deps: Deps, userId: string, at: At): Promise<FileReply> {
  const { id } = await homeFor(deps.db, userId, at.homeId, 'view');
  const row = await store.findRecord(deps.db, id, at.recordId);
  if (!row?.fileId) throw new AppError('not_found', say().recoveryErrors.noSuchRecord);
  const cipher = await cipherOf(deps.db, deps.masterKeys, id);
  const opened = await openStored(deps, id, row.fileId);
  return { ...opened, filename: openRecord(cipher, 'receipt', row).details.name };
}
