import type { NewRecord } from '#contract/home/recovery-records.ts';
import { FIRST_PERMIT_STATES, PERMIT_MOVES } from '#contract/home/recovery-rebuild-records.ts';
import { isCslbNumber } from '#contract/home/recovery-rebuild.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { refuse, type Place } from './change.ts';
import { listRecords, type RecordRow } from './record-store.ts';
import { openKind } from './sealed-records.ts';
import type { RecoveryRow } from './store.ts';

/** States of a permit, oldest first. On the same day they are in the order in which they were recorded. */
async function stepsOf({ tx, home, cipher }: Place, recovery: RecoveryRow, permitId: string | null) {
  const rows = await listRecords(tx, { recoveryId: recovery.id, homeId: home.id }, ['permit-step']);
  return openKind(cipher, rows, 'permit-step').filter(({ parentId }) => parentId === permitId);
}

/** Rules for quotes and permits that a schema can't express. */
export async function checkRebuild(
  place: Place,
  recovery: RecoveryRow,
  given: NewRecord,
  changed?: RecordRow,
): Promise<void> {
  const { rebuildErrors } = say();
  if (given.kind === 'quote') {
    const { license, work, status } = given.details;
    const isContractor = work !== 'design';
    // The format is California's. A quote without a number is fine until someone is hired.
    if (license !== '' && isContractor && place.home.state === 'CA' && !isCslbNumber(license))
      throw refuse('license', rebuildErrors.licenseFormat);
    if (license === '' && status === 'hired') throw refuse('license', rebuildErrors.licenseToHire);
  }
  if (given.kind === 'permit-step') {
    if (changed) throw new AppError('conflict', rebuildErrors.stepsStay);
    const last = (await stepsOf(place, recovery, given.parentId)).at(-1);
    const next = last ? PERMIT_MOVES[last.details.state] : FIRST_PERMIT_STATES;
    if (!next.includes(given.details.state)) throw refuse('state', rebuildErrors.permitMove);
    if (last && given.day < last.day) throw refuse('day', rebuildErrors.beforeLastStep);
  }
}

/** Only the newest state of a permit can be undone, so that its history has no gap. */
export async function checkRebuildRemoval(
  place: Place,
  recovery: RecoveryRow,
  row: RecordRow,
): Promise<void> {
  if (row.kind !== 'permit-step') return;
  const last = (await stepsOf(place, recovery, row.parentId)).at(-1);
  if (last?.id !== row.id) throw new AppError('conflict', say().rebuildErrors.onlyLastStep);
}
