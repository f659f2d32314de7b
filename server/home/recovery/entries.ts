import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { FactEntry } from './facts.ts';
import type { DisasterDateRow, FactRow, RecoveryRow } from './store.ts';

const NOTE = 'recovery.fact';

export const sealNote = (cipher: HomeCipher, note: string) => (note === '' ? null : cipher.seal(NOTE, note));
export const openNote = (cipher: HomeCipher, note: FactRow['note']) =>
  note === null ? '' : cipher.open(NOTE, note);

const ofHousehold = ({
  id,
  factId,
  version,
  kind,
  subject,
  day,
  isWithdrawn,
  createdAt,
}: FactRow): FactEntry => ({
  id,
  factId,
  version,
  kind,
  subject,
  day,
  isWithdrawn,
  at: createdAt,
});

/** A disaster's date counts for a case from the day the household chose that disaster. */
const ofDisaster = (row: DisasterDateRow, since: Date): FactEntry => ({
  id: row.id,
  factId: `${row.kind}.${row.subject}`,
  version: row.version,
  kind: row.kind,
  subject: row.subject,
  day: row.day,
  isWithdrawn: row.isWithdrawn,
  at: row.createdAt > since ? row.createdAt : since,
});

/** The whole record of a case: what the household stated, and what agencies announced. */
export const entriesOf = (
  recovery: Pick<RecoveryRow, 'disasterSince' | 'createdAt'>,
  facts: readonly FactRow[],
  dates: readonly DisasterDateRow[],
): FactEntry[] => [
  ...facts.map(ofHousehold),
  ...dates.map((row) => ofDisaster(row, recovery.disasterSince ?? recovery.createdAt)),
];
