import { Banknote } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PastEvacuation } from '#contract/home/recovery.ts';
import { formatDay, formatMoney } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/section.tsx';
import * as t from '#text/home/recovery.ts';

type MoneyCardProps = { evacuations: readonly PastEvacuation[]; children?: ReactNode };

/** Money so far: the ledger's figures, and what we paid during evacuations. */
export function MoneyCard({ evacuations, children }: MoneyCardProps) {
  const paid = evacuations.filter(({ hotel, cashCents }) => hotel !== null || cashCents > 0);
  return (
    <Section icon={Banknote} title={t.money}>
      {children}
      <p className="max-w-prose text-muted">{t.moneyText}</p>
      {paid.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-muted">{t.noMoney}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {paid.map(({ incidentId, name, hotel, cashCents, cashOn }) => (
            <li key={incidentId} className="grid gap-1 py-3">
              <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                {name}
                <Badge tone="pine">{t.paidByUs}</Badge>
              </p>
              {cashCents > 0 && (
                <p className="tabular">
                  {t.cashPaid(formatMoney(cashCents))}
                  {cashOn && <span className="text-muted">, {formatDay(cashOn)}</span>}
                </p>
              )}
              {hotel && <p>{t.nightsPaid(hotel.nights, hotel.name)}</p>}
              {hotel && hotel.ownNights > 0 && <p className="text-muted">{t.ownNights(hotel.ownNights)}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
