import type { ReactNode } from 'react';
import { formatMoment } from '#web/lib/format.ts';
import * as t from '#text/office/admin-queue.ts';

export type HistoryEvent = {
  key: string;
  what: ReactNode;
  at: string;
  /** A team member; null for the person's own actions. */
  by: string | null;
  note?: ReactNode;
};

/** Events, oldest first. */
export function History({ events }: { events: readonly HistoryEvent[] }) {
  return (
    <ol className="grid gap-3">
      {events.map(({ key, what, at, by, note }) => (
        <li key={key} className="grid gap-0.5 border-l-2 border-line pl-4">
          <p className="font-medium">{what}</p>
          {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
          <p className="tabular text-sm text-muted">
            {formatMoment(at)}
            {by && `, ${t.by(by)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
