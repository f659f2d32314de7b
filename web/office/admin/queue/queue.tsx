import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useParams } from '#web/lib/router.tsx';
import { type Page, PAGE_ROWS } from '#contract/paging.ts';
import { sentence } from '#web/lib/api-error.ts';
import { countInWords } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DetailPane } from './detail-pane.tsx';
import type { QueueState } from './queue-state.ts';
import { QueuePaging } from './queue-paging.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { QueueHead } from './queue-head.tsx';
import { QueueSkeleton } from './queue-skeleton.tsx';
import { type QueueColumn, QueueTable } from './queue-table.tsx';
import type { QueueFilter } from './queue-filter.ts';
import { QueueToolbar } from './queue-toolbar.tsx';
import { useSelection } from './use-selection.ts';
import * as t from '#text/office/admin-queue.ts';

/** The state of a list's page: the result of `useQuery` with `placeholderData: keepPreviousData`. */
export type QueueData<P> = {
  data: P | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

export type QueueProps<Row extends { id: string }, P extends Page<Row>> = {
  /** "request", "requests": what a row is called. */
  words: { one: string; many: string };
  state: QueueState;
  /** Its key must start with 'admin', so that live updates to the team invalidate it. */
  query: QueueData<P>;
  columns: readonly QueueColumn<Row>[];
  /** The row's name, for its checkbox: "maria@example.com". */
  nameOf: (row: Row) => string;
  filters?: readonly QueueFilter[];
  /** More filters, after the selects. */
  narrowing?: ReactNode;
  searchLabel: string;
  /** Fetches all matches as a file. */
  onExport?: (() => Promise<Blob>) | undefined;
  /** The file's name without extension: "waitlist". */
  exportName?: string;
  /** Actions for the selected rows. */
  bulk?: ((chosen: readonly Row[], clear: () => void) => ReactNode) | undefined;
  /** Shown when the list itself is empty. */
  empty: { icon: LucideIcon; title: string; text: string };
  /** The open row's details, beside the list. */
  detail?: (id: string) => ReactNode;
};

const EMPTY: readonly never[] = [];

/** "53 of 1,234" */
const placeOf = (depth: number, at: number, page: Page<unknown> | undefined) => {
  const place = depth * PAGE_ROWS.usual + at + 1;
  return t.ofTotal(countInWords(place), countInWords(Math.max(place, page?.total ?? 0), page?.isTotalCapped));
};

/** A work list: search, filters, shortcuts, paging, export, and one row open beside it. */
export function Queue<Row extends { id: string }, P extends Page<Row>>(props: QueueProps<Row, P>) {
  const { words, state, query, columns, filters, searchLabel, nameOf, detail } = props;
  const { id } = useParams();
  const rows = query.data?.rows ?? (EMPTY as readonly Row[]);
  const selection = useSelection(rows, JSON.stringify(state.asked));
  // The keyboard's current row; kept while its detail is open.
  const [active, setActive] = useState<string>();
  const at = rows.findIndex((row) => row.id === id);
  const neighbour = (step: number) => (at < 0 ? undefined : rows[at + step]?.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <QueueToolbar state={state} filters={filters ?? EMPTY} searchLabel={searchLabel}>
        {props.narrowing}
      </QueueToolbar>
      <QueueHead
        total={query.data?.total}
        isCapped={query.data?.isTotalCapped}
        words={words}
        selection={props.bulk && selection}
        onExport={props.onExport}
        exportName={props.exportName ?? words.many}
      />
      {query.isPending ? (
        <QueueSkeleton label={t.loadingRows(words.many)} columns={columns.length} />
      ) : query.data === undefined ? (
        <ErrorState
          title={t.rowsNotLoaded(words.many)}
          text={sentence(query.error)}
          safe={t.rowsSafe}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : rows.length === 0 ? (
        <Nothing state={state} words={words} empty={props.empty} />
      ) : (
        <>
          <QueueTable
            caption={`${words.many}, ${countInWords(query.data.total, query.data.isTotalCapped)}`}
            columns={columns}
            rows={rows}
            nameOf={nameOf}
            state={state}
            selection={props.bulk ? selection : undefined}
            active={active}
            onActive={setActive}
            isStale={query.isPlaceholderData}
            hasDetail={detail !== undefined}
          />
          {props.bulk && selection.ids.size > 0 && (
            <BulkBar selection={selection} words={words}>
              {props.bulk(selection.chosen, selection.clear)}
            </BulkBar>
          )}
          <QueuePaging state={state} shown={rows.length} page={query.data} />
        </>
      )}
      {detail && id !== undefined && (
        <DetailPane
          id={id}
          onActive={setActive}
          onClose={state.close}
          previous={neighbour(-1)}
          next={neighbour(1)}
          place={at < 0 ? undefined : placeOf(state.depth, at, query.data)}
          onOpen={state.openInstead}
        >
          {detail(id)}
        </DetailPane>
      )}
    </div>
  );
}

type NothingProps = Pick<QueueProps<{ id: string }, Page<{ id: string }>>, 'state' | 'words' | 'empty'>;

function Nothing({ state, words, empty }: NothingProps) {
  if (!state.isFiltered && state.depth === 0) return <EmptyState {...empty} />;
  return (
    <EmptyState
      icon={empty.icon}
      title={t.noMatch(words.many)}
      text={t.noMatchDetail}
      action={
        <Button variant="outline" onClick={state.clear}>
          {t.clearFilters}
        </Button>
      }
    />
  );
}
