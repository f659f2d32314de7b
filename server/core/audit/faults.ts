import { matchesHash } from './entry-hash.ts';
import type { Seal } from './seal-store.ts';
import { START, type Entry, type Head } from './store.ts';

/** An entry that was altered. */
export type Fault = { seq: number; what: string };

const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(b);

/** Sequence numbers missing from a history. A long run is reported by its ends. */
function missing(from: number, to: number): Fault[] {
  if (to - from < 20)
    return Array.from({ length: to - from + 1 }, (_, i) => ({ seq: from + i, what: 'is missing' }));
  return [{ seq: from, what: `is missing, like all up to ${to}` }];
}

/**
 * Finds every altered entry of a history. `rows` are in order, starting at number `from`; earlier ones aren't
 * checked. Each entry is checked against its own hash, the next entry's previous hash, the head of the chain,
 * and the seal, which is as reliable as its signature.
 */
export function faultsOf({
  rows,
  from = 1,
  head,
  seal,
}: {
  rows: readonly Entry[];
  from?: number;
  head: Head | undefined;
  seal: Seal | undefined;
}): Fault[] {
  if (seal?.forgottenAt) return rows.map(({ seq }) => ({ seq, what: 'was added after it was forgotten' }));
  const faults: Fault[] = [];
  const bad = new Set<number>();
  const say = (seq: number, what: string) => {
    if (!bad.has(seq)) faults.push({ seq, what });
    bad.add(seq);
  };
  let previous: Entry | undefined;
  let expected = from;
  for (const row of rows) {
    if (row.seq > expected) for (const gap of missing(expected, row.seq - 1)) say(gap.seq, gap.what);
    const isWhole = matchesHash(row);
    if (!isWhole) say(row.seq, 'is not as it was written');
    const follows = row.seq === 1 ? START : previous?.seq === row.seq - 1 ? previous.hash : undefined;
    // This entry is intact, so its previous hash was right when written: the entry before it was replaced.
    if (isWhole && follows && !same(row.previousHash, follows)) {
      if (row.seq === 1) say(1, 'follows something else');
      else say(row.seq - 1, 'was exchanged: the entry after it follows another');
    }
    previous = row;
    expected = row.seq + 1;
  }
  const end = expected - 1;
  const last = Math.max(head?.seq ?? 0, seal?.seq ?? 0);
  if (last > end) for (const gap of missing(expected, last)) say(gap.seq, gap.what);
  if (head && end > head.seq)
    for (const { seq } of rows) if (seq > head.seq) say(seq, 'was added behind the end');
  if (!head && end > 0) say(end + 1, 'is not known: the end of the history was taken away');
  if (head && head.seq === end && previous && !same(head.hash, previous.hash))
    say(end, 'was exchanged: the end of the history says another');
  const sealed = rows.find(({ seq }) => seq === seal?.seq);
  if (seal && sealed && !same(seal.hash, sealed.hash)) say(seal.seq, 'was exchanged after it was signed');
  if (seal && head && head.seq < seal.seq) say(head.seq + 1, 'was cut off: it was signed');
  return faults.toSorted((a, b) => a.seq - b.seq);
}
