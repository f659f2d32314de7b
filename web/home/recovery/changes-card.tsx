import { History } from 'lucide-react';
import type { DeadlineMove } from '#contract/home/recovery.ts';
import { formatListedMoment } from '#web/lib/format.ts';
import { Section } from '#web/ui/section.tsx';
import { moveText, reasonFor } from './recovery-words.ts';
import * as t from '#text/home/recovery.ts';

const MOST_SHOWN = 20;

/** Deadlines that moved, newest first, each with its reason. */
export function ChangesCard({ moves }: { moves: readonly DeadlineMove[] }) {
  if (moves.length === 0) return null;
  return (
    <Section icon={History} title={t.changes}>
      <ul className="divide-y divide-line border-y border-line">
        {moves.slice(0, MOST_SHOWN).map((move) => (
          <li key={`${move.at} ${move.clockId} ${move.from}`} className="grid gap-1 py-3">
            <p className="font-medium wrap-anywhere">{moveText(move)}</p>
            <p className="text-sm text-muted">{reasonFor(move)}</p>
            <p className="tabular text-sm text-muted">{formatListedMoment(move.at)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
