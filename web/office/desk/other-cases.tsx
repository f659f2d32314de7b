import type { CaseView } from '#contract/office/desk.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { STATE_WORDS } from './case-words.ts';

/** Other cases of the same home. */
export function OtherCases({ others }: { others: CaseView['others'] }) {
  if (others.length === 0) return <p className="text-muted">No other cases.</p>;
  return (
    <ul className="grid gap-1">
      {others.map(({ id, ref, state, openedAt }) => (
        <li key={id}>
          <Link to={`/desk/${id}`} className="tabular text-pine-ink underline underline-offset-4">
            {ref}
          </Link>
          , {STATE_WORDS[state].toLowerCase()}, {formatMoment(openedAt)}
        </li>
      ))}
    </ul>
  );
}
