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

/**
 * Emergency cash that the member repays: balance, schedule, entries and statements. Shown only to those who ever owed
 * something. Use only on pages in PAYMENT_PATHS.
 */
export function RepaymentsSection() {
  const query = useQuery(repaymentsQuery);
  if (query.isLoadingError)
    return (
      <ErrorState
        title="What you repay did not load"
        text={sentence(query.error)}
        safe="Nothing was charged."
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
  // Emails link here, and the browser looked for it before it was loaded.
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
              Emergency cash you repay
            </CardTitle>
            <p className="tabular font-display text-3xl font-semibold">{moneyWithCents(balanceCents)}</p>
            <CardText>{nextInWords(view)}</CardText>
          </div>
          {isOwing && takesCards && <Button onClick={() => setPaying(true)}>Make a payment</Button>}
        </div>
        {overdueCents > 0 && (
          <Notice tone="warning" title={`${moneyWithCents(overdueCents)} is overdue`}>
            There’s no interest and no late fee, and your services continue. If you can’t pay right now,
            contact us. Our team can change or waive what you owe.
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
  if (balanceCents === 0) return 'You owe nothing.';
  if (dueNext) return `No interest. Next: ${moneyWithCents(dueNext.cents)} on ${formatLongDay(dueNext.day)}.`;
  if (unscheduledCents > 0) return 'No interest. Payments start after your evacuation ends.';
  return 'No interest.';
}

function Statements({ months }: { months: readonly string[] }) {
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-lg font-semibold">Statements</h3>
      {months.length === 0 ? (
        <p className="text-muted">Your first statement is ready when this month is over.</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {months.map((month) => (
            <li key={month}>
              <a
                href={fileAddress(takeStatementPdf, { params: { month } })}
                download
                aria-label={`Statement for ${formatMonth(`${month}-01`)} as a PDF`}
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
