import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown, Receipt } from 'lucide-react';
import { type Invoice, takeInvoicePdf } from '#contract/membership.ts';
import { sentence } from '#web/lib/api-error.ts';
import { fileAddress } from '#web/lib/download.ts';
import { formatMoney } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { toast } from '#web/ui/toast.ts';
import { invoicesQuery, payInvoice } from './queries.ts';
import { dayOf } from './words.ts';

const STATUS: Record<Invoice['status'], { word: string; tone: 'moss' | 'amber' | 'neutral' }> = {
  paid: { word: 'Paid', tone: 'moss' },
  open: { word: 'Open', tone: 'amber' },
  void: { word: 'Not charged', tone: 'neutral' },
};

function Pay({ invoice }: { invoice: Invoice }) {
  const pay = useMutation(payInvoice);
  return (
    <Button
      size="small"
      busy={pay.isPending}
      onClick={() =>
        pay.mutate(invoice.id, {
          onSuccess: () => toast({ title: 'Payment received' }),
          onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
        })
      }
    >
      Pay now
    </Button>
  );
}

/** The pay button belongs to a renewal; a first payment is made in its own form. */
const columnsFor = (canPay: boolean): readonly Column<Invoice>[] => [
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
  { key: 'total', header: 'Total', numeric: true, cell: ({ totalCents }) => formatMoney(totalCents) },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].word}</Badge>,
  },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: (invoice) => (
      <span className="flex flex-wrap items-center gap-2 @xl:justify-end">
        {invoice.status === 'open' && canPay && <Pay invoice={invoice} />}
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

/** Every invoice there was, newest first. */
export function Invoices({ canPay }: { canPay: boolean }) {
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
          columns={columnsFor(canPay)}
          rows={invoices.data}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}
