import { useQuery } from '@tanstack/react-query';
import { FileDown, Receipt } from 'lucide-react';
import { type Invoice, takeInvoicePdf } from '#contract/money/membership.ts';
import { sentence } from '#web/lib/api-error.ts';
import { fileAddress } from '#web/lib/download.ts';
import { moneyWithCents } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { invoicesQuery } from './queries.ts';
import { type OnOtherCard, useSettle } from './settle.ts';
import { dayOf } from './words.ts';

const STATUS: Record<Invoice['status'], { word: string; tone: 'moss' | 'amber' | 'neutral' }> = {
  paid: { word: 'Paid', tone: 'moss' },
  open: { word: 'Open', tone: 'amber' },
  void: { word: 'Not charged', tone: 'neutral' },
};
const NOT_OWED = { word: 'Not owed until you finish', tone: 'neutral' } as const;

function Pay({ invoice, onOtherCard }: { invoice: Invoice; onOtherCard: OnOtherCard }) {
  const { settle, isPaying } = useSettle(onOtherCard);
  return (
    <Button size="small" busy={isPaying} onClick={() => settle(invoice.id)}>
      Pay now
    </Button>
  );
}

/**
 * An open renewal invoice is owed. For a new membership or a change it isn't: without payment nothing starts.
 */
const invoiceStatus = ({ status }: Invoice, isOwed: boolean) =>
  status === 'open' && !isOwed ? NOT_OWED : STATUS[status];

const columnsFor = (onOtherCard: OnOtherCard | undefined): readonly Column<Invoice>[] => [
  { key: 'date', header: 'Date', cell: ({ issuedAt }) => dayOf(issuedAt) },
  {
    key: 'for',
    header: 'For',
    cell: ({ lines }) => (
      <span className="grid gap-0.5 @xl:text-left">
        {lines.map(({ description }) => (
          <span key={description}>{description}</span>
        ))}
      </span>
    ),
  },
  { key: 'total', header: 'Total', numeric: true, cell: ({ totalCents }) => moneyWithCents(totalCents) },
  {
    key: 'status',
    header: 'Status',
    cell: (invoice) => {
      const { tone, word } = invoiceStatus(invoice, onOtherCard !== undefined);
      return <Badge tone={tone}>{word}</Badge>;
    },
  },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: (invoice) => (
      <span className="flex flex-wrap items-center gap-2 @xl:justify-end">
        {invoice.status === 'open' && onOtherCard && <Pay invoice={invoice} onOtherCard={onOtherCard} />}
        <a
          href={fileAddress(takeInvoicePdf, { params: { invoiceId: invoice.id } })}
          download
          aria-label={`PDF of invoice ${invoice.number}`}
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          <FileDown className="size-4" aria-hidden="true" />
          PDF
        </a>
      </span>
    ),
  },
];

type InvoicesProps = {
  /** Set while a renewal is owed, which can be paid here. A first payment has its own form. */
  onOtherCard?: OnOtherCard | undefined;
};

/** All invoices, newest first. */
export function Invoices({ onOtherCard }: InvoicesProps) {
  const invoices = useQuery(invoicesQuery);
  return (
    <section aria-labelledby="invoices" className="grid gap-4">
      <h2 id="invoices" className="text-2xl">
        Invoices
      </h2>
      {invoices.isPending && (
        <SkeletonGroup label="Loading your invoices">
          <Skeleton className="h-48 w-full rounded-card!" />
        </SkeletonGroup>
      )}
      {invoices.isLoadingError && (
        <ErrorState
          title="Your invoices did not load"
          text={sentence(invoices.error)}
          safe="Nothing was charged."
          retrying={invoices.isFetching}
          onRetry={() => void invoices.refetch()}
        />
      )}
      {invoices.data?.length === 0 && (
        <EmptyState
          icon={Receipt}
          title="No invoices yet"
          text="The first one comes with your first payment. Each is sent to you by e-mail, too."
        />
      )}
      {invoices.data && invoices.data.length > 0 && (
        <Table
          caption="Your invoices, newest first"
          columns={columnsFor(onOtherCard)}
          rows={invoices.data}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}
