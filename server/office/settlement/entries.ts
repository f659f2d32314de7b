import type { StatementEntry } from '#contract/office/statements.ts';
import type { LineRow } from './store.ts';

type Line = Pick<
  LineRow,
  | 'kind'
  | 'bookingKind'
  | 'ref'
  | 'sourceId'
  | 'day'
  | 'units'
  | 'rateCents'
  | 'cents'
  | 'payer'
  | 'note'
  | 'hasArrived'
>;

/** Nights of one stay at one price are one entry, as on a hotel's invoice. Everything else is its own entry. */
const keyOf = ({ kind, sourceId, rateCents, payer }: Line, n: number): string =>
  kind === 'night' ? `${sourceId} ${rateCents} ${payer}` : `${n}`;

export function entriesOf(lines: readonly Line[]): StatementEntry[] {
  const entries = new Map<string, StatementEntry>();
  for (const [n, line] of lines.entries()) {
    const { sourceId: _sourceId, day, ...rest } = line;
    const known = entries.get(keyOf(line, n));
    if (!known) entries.set(keyOf(line, n), { ...rest, from: day, to: day });
    else {
      known.to = day > known.to ? day : known.to;
      known.from = day < known.from ? day : known.from;
      known.units += line.units;
      known.cents += line.cents;
    }
  }
  return [...entries.values()];
}
