import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Statement, StatementEntry } from '#contract/office/statements.ts';
import { formatDay, formatMoment, moneyWithCents } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { statementQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { StatementActions } from './statement-actions.tsx';
import * as t from '#text/office/statements.ts';
import { kinds } from '#text/office/statement-words.ts';
import { kinds as services } from '#text/service/booking-words.ts';

/** One statement: what it bills, who agreed, approved and paid, and what comes next. */
export function StatementDetail({ id }: { id: string }) {
  const query = useQuery(statementQuery(id));
  return (
    <DetailStates query={query} title={t.aStatement} what={t.theStatement}>
      {(statement) => <Ready statement={statement} />}
    </DetailStates>
  );
}

type Someone = Statement['madeBy'];
const nameOf = (who: NonNullable<Someone>): string => (who.isYou ? t.you : (who.name ?? t.formerColleague));
const did = (who: Someone, at: string | null): string | null =>
  at === null ? null : t.byWhen(who ? nameOf(who) : t.formerColleague, formatMoment(at));

/** The known facts, in chronological order. */
function factsOf(statement: Statement): [string, ReactNode][] {
  const { agreedName, agreedAt, theirNumber, disputeName, disputedAt, disputeWords, paidOn, reference } =
    statement;
  const all: [string, ReactNode][] = [
    [t.status, <StateBadge key="state" state={statement.state} />],
    [t.total, <strong key="total">{moneyWithCents(statement.totalCents)}</strong>],
    [t.period, t.days(formatDay(statement.fromDay), formatDay(statement.through))],
    [t.madeBy, statement.madeBy ? nameOf(statement.madeBy) : t.automatic],
    [
      t.disputed,
      disputeWords &&
        disputedAt &&
        `${t.byWhen(disputeName ?? '', formatMoment(disputedAt))}: “${disputeWords}”`,
    ],
    [t.agreed, agreedAt && t.byWhen(agreedName ?? '', formatMoment(agreedAt))],
    [t.theirNumber, theirNumber],
    [t.approved, did(statement.approvedBy, statement.approvedAt)],
    [t.paid, paidOn && t.paidLine(formatDay(paidOn), reference ?? '')],
    [t.voidReason, statement.voidReason],
  ];
  return all.filter(([, value]) => value !== null && value !== '');
}

const COLUMNS: readonly Column<StatementEntry>[] = [
  {
    key: 'what',
    header: t.what,
    cell: ({ kind, bookingKind, ref, note, payer, hasArrived }) => (
      <>
        {bookingKind ? services[bookingKind] : kinds[kind]}
        {ref && <span className="text-muted"> {ref}</span>}
        {note && <span className="block text-sm text-muted">{note}</span>}
        {payer === 'at-partner' && <span className="block text-sm text-muted">{t.guestPays}</span>}
        {kind === 'night' && hasArrived === false && (
          <span className="block text-sm text-amber-ink">{t.arrivalNotNoted}</span>
        )}
      </>
    ),
  },
  {
    key: 'when',
    header: t.when,
    cell: ({ from, to }) => (from === to ? formatDay(from) : t.days(formatDay(from), formatDay(to))),
  },
  { key: 'units', header: t.units, numeric: true, cell: ({ units }) => units },
  {
    key: 'price',
    header: t.price,
    numeric: true,
    cell: ({ rateCents }) => (rateCents === null ? '' : moneyWithCents(rateCents)),
  },
  { key: 'amount', header: t.amount, numeric: true, cell: ({ cents }) => moneyWithCents(cents) },
];

function Ready({ statement }: { statement: Statement }) {
  const { number, partner, partnerId, entries, sentTo } = statement;
  return (
    <>
      <PaneTitle>{t.titled(number, partner)}</PaneTitle>
      <PaneSection title={t.aStatement}>
        <Facts facts={factsOf(statement)} />
        <div className="flex flex-wrap gap-3">
          <StatementActions statement={statement} />
        </div>
      </PaneSection>
      <PaneSection title={t.entries}>
        <Table
          caption={t.entriesCaption}
          columns={COLUMNS}
          rows={entries}
          rowKey={(entry) =>
            `${entry.kind} ${entry.ref} ${entry.from} ${entry.payer} ${entry.rateCents} ${entry.note}`
          }
        />
      </PaneSection>
      <PaneSection title={t.sentTo}>
        {sentTo.length === 0 ? (
          <p className="text-danger-ink">{t.noOne}</p>
        ) : (
          <ul className="grid gap-1">
            {sentTo.map(({ email, at, mail }) => (
              <li key={`${email} ${at}`} className="break-words">
                {t.sentLine(email, t.sending[mail], formatMoment(at))}
              </li>
            ))}
          </ul>
        )}
        <Link
          to={`/admin/partners/${partnerId}`}
          className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
        >
          {t.openPartner}
        </Link>
      </PaneSection>
    </>
  );
}
