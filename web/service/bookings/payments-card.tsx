import type { Booking } from '#contract/service/bookings.ts';
import { moneyWithCents } from '#web/lib/format.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import * as t from '#text/service/bookings.ts';

/** Card payments and refunds. */
export function PaymentsCard({ booking: { payments } }: { booking: Booking }) {
  if (payments.length === 0) return null;
  return (
    <Card>
      <CardTitle as="h2">{t.cardPayments}</CardTitle>
      <ul className="grid gap-3">
        {payments.map(({ state, cents, card, failure, partner }, n) => (
          // The list only grows at its end, so the index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={n}>
            <p className="font-medium" role={n === payments.length - 1 ? 'status' : undefined}>
              {t.payments[state](moneyWithCents(cents))}
            </p>
            <p className="text-sm text-muted">{[partner, card].filter(Boolean).join(' · ')}</p>
            {failure && <p className="text-sm">{t.declined(failure)}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
