/**
 * Which of several rows for one zone count. Some sources never remove rows: the old order stays next to the newer
 * warning. The row with the newest time wins. Without times we can't tell them apart, so the most severe one stays in
 * force and a review is opened. Pure.
 */
import { createHash } from 'node:crypto';
import type { MultiPolygon } from '#contract/shape.ts';
import { prepare } from '#server/platform/polygon.ts';
import { boxOf } from './zone-shape.ts';
import { severityOf, type ZoneStatus } from './zone-status.ts';

export type Row = {
  status: ZoneStatus;
  words: string | null;
  notes: string | null;
  issuedAt: Date | null;
  shape: MultiPolygon | null;
  shapeHash: string | null;
  rehearsal: string | null;
  rowNumber: number | null;
};

/** True if two rows cover the same area. A row without a shape covers the whole zone. */
export function isSameGround(a: Pick<Row, 'shape' | 'shapeHash'>, b: Pick<Row, 'shape' | 'shapeHash'>) {
  if (!a.shape || !b.shape || a.shapeHash === b.shapeHash) return true;
  const [one, two] = [boxOf(a.shape), boxOf(b.shape)];
  if (one.west > two.east || two.west > one.east || one.south > two.north || two.south > one.north)
    return false;
  const [first, second] = [prepare(a.shape), prepare(b.shape)];
  return second.contains(...first.pointInside()) || first.contains(...second.pointInside());
}

/** Removes rows that a row with a newer time replaces. A test never replaces a real row. */
export function withoutOlderRows<R extends Row>(rows: readonly R[]): { rows: R[]; hasOlder: boolean } {
  if (rows.length < 2) return { rows: [...rows], hasOlder: false };
  const kept = rows.filter(
    (row) =>
      !rows.some(
        (other) =>
          row.issuedAt !== null &&
          other.issuedAt !== null &&
          other.issuedAt > row.issuedAt &&
          (other.rehearsal === null || row.rehearsal !== null) &&
          isSameGround(row, other),
      ),
  );
  return { rows: kept, hasOlder: kept.length < rows.length };
}

/** A test row is ignored next to a real row of the same area that is at least as severe. */
export const testsOfTheirOwn = <R extends Row>(tests: readonly R[], real: readonly R[]): R[] =>
  tests.filter(
    (test) =>
      !real.some((row) => severityOf(row.status) >= severityOf(test.status) && isSameGround(row, test)),
  );

/**
 * True if nothing shows which of two rows with different statuses is newer. The milder row is in doubt only if the more
 * severe one has no newer time.
 */
export const isUndecided = (severe: Row, milder: Row): boolean =>
  milder.status !== 'unknown' &&
  (severe.issuedAt === null || (milder.issuedAt !== null && milder.issuedAt >= severe.issuedAt));

/**
 * Identifies a conflict, so that it is reviewed once, whatever the order, ids and notes of the rows. One more row with
 * the more severe status is a different conflict: it may be a new order.
 */
export function rowsKey(severe: readonly Row[], milder: readonly Row[]): string {
  const distinct = (rows: readonly Row[], of: (row: Row) => unknown) =>
    [...new Set(rows.map((row) => JSON.stringify(of(row))))].toSorted();
  const said = distinct([...severe, ...milder], ({ status, words, shapeHash }) => [
    status,
    words?.trim() ?? null,
    shapeHash,
  ]);
  const count = distinct(severe, ({ status, notes, rowNumber }) => [status, notes, rowNumber]).length;
  return createHash('sha256')
    .update([...said, count].join('\n'))
    .digest('hex')
    .slice(0, 32);
}

/** A row in one line, for the reviewer who decides between two. */
export const rowText = ({ words, status, notes, issuedAt, rowNumber }: Row): string =>
  [
    words?.trim() || status,
    notes?.trim() ? `“${notes.trim().slice(0, 120)}”` : 'no notes',
    issuedAt ? issuedAt.toISOString() : 'no time',
    ...(rowNumber === null ? [] : [`row ${rowNumber}`]),
  ].join(', ');
