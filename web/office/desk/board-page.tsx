import { useQuery } from '@tanstack/react-query';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { type CaseRow, SEVERITIES } from '#contract/service/cases.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Select } from '#web/ui/select.tsx';
import { type BoardFilter, isOnBoard, tileWords } from './board-words.ts';
import { boardQuery, boardsQuery } from './desk-queries.ts';
import { DeskFrame } from './desk-frame.tsx';
import * as t from '#text/office/desk.ts';
import { locale } from '#text/locale.ts';
import * as names from '#text/service/case-names.ts';

/** /desk/board: all open cases of an incident on one screen. */
export function BoardPage() {
  const query = useQuery(boardsQuery);
  const [chosen, setChosen] = useState<string>();
  const [filter, setFilter] = useState<BoardFilter>('all');
  return (
    <DeskFrame>
      <Loaded query={query} what={t.theIncidents}>
        {({ boards }) => {
          const incidentId = chosen ?? boards[0]?.incidentId;
          if (!incidentId)
            return <EmptyState icon={LayoutGrid} title={t.noIncident} text={t.noIncidentText} />;
          return (
            <>
              <div className="flex flex-wrap items-end gap-4">
                <Field label={t.incident}>
                  <Select value={incidentId} onChange={(event) => setChosen(event.target.value)}>
                    {boards.map((board) => (
                      <option key={board.incidentId} value={board.incidentId}>
                        {board.name} ({board.cases.toLocaleString(locale)})
                      </option>
                    ))}
                  </Select>
                </Field>
                <Field label={t.show}>
                  <Select value={filter} onChange={(event) => setFilter(event.target.value as BoardFilter)}>
                    {Object.entries(t.boardFilters).map(([value, words]) => (
                      <option key={value} value={value}>
                        {words}
                      </option>
                    ))}
                  </Select>
                </Field>
              </div>
              <Board incidentId={incidentId} filter={filter} />
            </>
          );
        }}
      </Loaded>
    </DeskFrame>
  );
}

function Board({ incidentId, filter }: { incidentId: string; filter: BoardFilter }) {
  const query = useQuery(boardQuery(incidentId));
  return (
    <Loaded query={query} what={t.theBoard}>
      {({ rows, total }) => {
        const shown = rows.filter((row) => isOnBoard(row, filter));
        return (
          <div className="grid gap-5">
            {total > rows.length && (
              <p className="text-muted">
                {t.firstOf(rows.length.toLocaleString(locale), total.toLocaleString(locale))}
              </p>
            )}
            {shown.length === 0 && <p className="text-muted">{t.noMatch}</p>}
            {SEVERITIES.map((severity) => {
              const group = shown.filter((row) => row.severity === severity);
              return (
                group.length > 0 && (
                  <section key={severity} className="grid gap-2">
                    <h2 className="text-lg">
                      {names.severities[severity]}{' '}
                      <span className="tabular text-muted">({group.length.toLocaleString(locale)})</span>
                    </h2>
                    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-1.5">
                      {group.map((row) => (
                        <Tile key={row.id} row={row} />
                      ))}
                    </ul>
                  </section>
                )
              );
            })}
          </div>
        );
      }}
    </Loaded>
  );
}

/** One case: its reference and owner. Screen readers also get the reason and the waiting time. */
function Tile({ row }: { row: CaseRow }) {
  const { state, label } = tileWords(row);
  return (
    <li>
      <Link
        to={`/desk/${row.id}`}
        className={cn(
          'grid min-h-11 content-center rounded-sm border px-2 py-1 text-sm leading-tight hover:border-ink',
          row.isOverdue
            ? 'border-transparent bg-danger-soft text-danger-ink'
            : state === 'queue'
              ? 'border-transparent bg-amber-soft text-amber-ink'
              : state === 'waiting'
                ? 'border-dashed border-line-strong bg-sunken text-ink'
                : 'border-line bg-surface text-ink',
        )}
      >
        <span className="tabular font-semibold">
          {row.ref}
          <span className="sr-only">, </span>
        </span>
        <span className="truncate">{label}</span>
        <span className="sr-only">
          {t.tileMore(names.severityReasons[row.reason], formatMoment(row.openedAt))}
        </span>
      </Link>
    </li>
  );
}
