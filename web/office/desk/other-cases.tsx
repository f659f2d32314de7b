import type { CaseView } from '#contract/office/desk.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import * as t from '#text/office/desk-case.ts';
import { statesInside } from '#text/office/desk.ts';

/** Other cases of the same home. */
export function OtherCases({ others }: { others: CaseView['others'] }) {
  if (others.length === 0) return <p className="text-muted">{t.noOtherCases}</p>;
  return (
    <ul className="grid gap-1">
      {others.map(({ id, ref, state, openedAt }) => (
        <li key={id}>
          <Link to={`/desk/${id}`} className="tabular text-pine-ink underline underline-offset-4">
            {ref}
          </Link>
          , {statesInside[state]}, {formatMoment(openedAt)}
        </li>
      ))}
    </ul>
  );
}
