import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type RepaymentsView, takeStatementPdf } from '#contract/money/repayments.ts';
import { sentence } from '#web/lib/api-error.ts';
import { fileAddress } from '#web/lib/download.ts';
import { formatLongDay, formatMonth, moneyWithCents } from '#web/lib/format.ts';
import { NoCardPayments } from '#web/money/payments/no-card-payments.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardText, CardTitle } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LedgerTable, ScheduleTable } from './ledger-tables.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { repaymentsQuery } from './queries.ts';
import * as t from '#text/money/repayments.ts';

/**
 * Emergency cash that the member repays: balance, schedule, entries and statements. Shown only to those who ever owed
 * something. Use only on pages in PAYMENT_PATHS.
 */
export function RepaymentsSection() {
  const query = useQuery(repaymentsQuery);
  if (query.isLoadingError)
    return (
      <ErrorState
        title={t.notLoaded}
        text={sentence(query.error)}
        safe={t.nothingWasCharged}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data || query.data.entries.length === 0) return null;
  return <Ready view={query.data} />;
}

function Ready({ view }: { view: RepaymentsView }) {
  const [isPaying, setPaying] = useState(false);
  const section = useRef<HTMLElement>(null);
  // Emails link here, and the browser looked for the target before it was rendered.
  useEffect(() => {
    if (location.hash === '#repayments') section.current?.scrollIntoView();
  }, []);
  const { balanceCents, overdueCents, takesCards } = view;
  const isOwing = balanceCents > 0;
  return (
    <section ref={section} id="repayments" aria-labelledby="repayments-title" className="scroll-mt-24">
      <Card className="gap-6">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid gap-1">
            <CardTitle as="h2" id="repayments-title">
              {t.title}
            </CardTitle>
            <p className="tabular font-display text-3xl font-semibold">{moneyWithCents(balanceCents)}</p>
            <CardText>{nextInWords(view)}</CardText>
          </div>
          {isOwing && takesCards && <Button onClick={() => setPaying(true)}>{t.makeAPayment}</Button>}
        </div>
        {overdueCents > 0 && (
          <Notice tone="warning" title={t.isOverdue(moneyWithCents(overdueCents))}>
            {t.overdueDetail}
          </Notice>
        )}
        {isOwing && !takesCards && <NoCardPayments />}
        {view.schedule.length > 0 && isOwing && <ScheduleTable schedule={view.schedule} />}
        <LedgerTable entries={view.entries} />
        <Statements months={view.statements} />
      </Card>
      <PayDialog view={view} open={isPaying} onClose={() => setPaying(false)} />
    </section>
  );
}

function nextInWords({ balanceCents, dueNext, unscheduledCents }: RepaymentsView): string {
  if (balanceCents === 0) return t.oweNothing;
  if (dueNext) return t.next(moneyWithCents(dueNext.cents), formatLongDay(dueNext.day));
  if (unscheduledCents > 0) return t.startsAfter;
  return t.noInterest;
}

function Statements({ months }: { months: readonly string[] }) {
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-lg font-semibold">{t.statements}</h3>
      {months.length === 0 ? (
        <p className="text-muted">{t.firstStatement}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {months.map((month) => (
            <li key={month}>
              <a
                href={fileAddress(takeStatementPdf, { params: { month } })}
                download
                aria-label={t.statementPdf(formatMonth(`${month}-01`))}
                className={buttonClass({ variant: 'outline', size: 'small' })}
              >
                <FileDown className="size-4" aria-hidden="true" />
                {formatMonth(`${month}-01`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
