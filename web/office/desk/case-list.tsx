import { memo } from 'react';
import type { CaseRow } from '#contract/service/cases.ts';
import { Link } from '#web/lib/link.tsx';
import { CaseBadges } from './case-badges.tsx';
import * as t from '#text/office/desk.ts';
import { severityReasons } from '#text/service/case-names.ts';

/** Cases to choose from: the subject of each, never the messages. */
export function CaseList({
  rows,
  current,
  label,
}: {
  rows: readonly CaseRow[];
  current?: string | undefined;
  label: string;
}) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {rows.map((row) => (
        // Rows out of view aren't laid out, because an agent in a disaster has hundreds. The margin leaves room for the
        // focus ring.
        <li key={row.id} className="-m-1 p-1 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
          <CaseLink row={row} isCurrent={row.id === current} />
        </li>
      ))}
    </ul>
  );
}

const CaseLink = memo(function CaseLink({ row, isCurrent }: { row: CaseRow; isCurrent: boolean }) {
  return (
    <Link
      to={`/desk/${row.id}`}
      aria-current={isCurrent ? 'page' : undefined}
      className="grid gap-1 rounded-card border border-line bg-surface p-3 transition-colors hover:border-ink aria-[current]:border-pine aria-[current]:bg-pine-soft"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="tabular font-semibold">{row.ref}</span>
        <span className="text-sm wrap-anywhere text-muted">{row.person ?? row.place}</span>
      </span>
      <span className="text-sm wrap-anywhere">{row.subject ?? severityReasons[row.reason]}</span>
      <CaseBadges row={row} />
      {row.owner && <span className="text-sm text-muted">{t.withOwner(row.owner.name)}</span>}
    </Link>
  );
});
