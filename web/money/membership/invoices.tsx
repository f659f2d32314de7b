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
import * as t from '#text/money/membership.ts';

const STATUS: Record<Invoice['status'], { word: string; tone: 'moss' | 'amber' | 'neutral' }> = {
  paid: { word: t.paid, tone: 'moss' },
  open: { word: t.open, tone: 'amber' },
  void: { word: t.notCharged, tone: 'neutral' },
};
const NOT_OWED = { word: t.notOwed, tone: 'neutral' } as const;

function Pay({ invoice, onOtherCard }: { invoice: Invoice; onOtherCard: OnOtherCard }) {
  const { settle, isPaying } = useSettle(onOtherCard);
  return (
    <Button size="small" busy={isPaying} onClick={() => settle(invoice.id)}>
      {t.payNow}
    </Button>
  );
}

/**
 * An open renewal invoice is owed. For a new membership or a change it isn't: without payment nothing starts.
 */
const invoiceStatus = ({ status }: Invoice, isOwed: boolean) =>
  status === 'open' && !isOwed ? NOT_OWED : STATUS[status];

const columnsFor = (onOtherCard: OnOtherCard | undefined): readonly Column<Invoice>[] => [
  { key: 'date', header: t.date, cell: ({ issuedAt }) => dayOf(issuedAt) },
  {
    key: 'for',
    header: t.forWhat,
    cell: ({ lines }) => (
      <span className="grid gap-0.5 @xl:text-left">
        {lines.map(({ description }) => (
          <span key={description}>{description}</span>
        ))}
      </span>
    ),
  },
  { key: 'total', header: t.total, numeric: true, cell: ({ totalCents }) => moneyWithCents(totalCents) },
  {
    key: 'status',
    header: t.status,
    cell: (invoice) => {
      const { tone, word } = invoiceStatus(invoice, onOtherCard !== undefined);
      return <Badge tone={tone}>{word}</Badge>;
    },
  },
  {
    key: 'actions',
    header: t.actions,
    hideHeader: true,
    cell: (invoice) => (
      <span className="flex flex-wrap items-center gap-2 @xl:justify-end">
        {invoice.status === 'open' && onOtherCard && <Pay invoice={invoice} onOtherCard={onOtherCard} />}
        <a
          href={fileAddress(takeInvoicePdf, { params: { invoiceId: invoice.id } })}
          download
          aria-label={t.pdfOfInvoice(invoice.number)}
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          <FileDown className="size-4" aria-hidden="true" />
          {t.pdf}
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
        {t.invoices}
      </h2>
      {invoices.isPending && (
        <SkeletonGroup label={t.loadingInvoices}>
          <Skeleton className="h-48 w-full rounded-card!" />
        </SkeletonGroup>
      )}
      {invoices.isLoadingError && (
        <ErrorState
          title={t.invoicesNotLoaded}
          text={sentence(invoices.error)}
          safe={t.nothingWasCharged}
          retrying={invoices.isFetching}
          onRetry={() => void invoices.refetch()}
        />
      )}
      {invoices.data?.length === 0 && (
        <EmptyState icon={Receipt} title={t.noInvoices} text={t.firstInvoice} />
      )}
      {invoices.data && invoices.data.length > 0 && (
        <Table
          caption={t.invoicesCaption}
          columns={columnsFor(onOtherCard)}
          rows={invoices.data}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}
