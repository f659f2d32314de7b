import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#web/lib/format.ts';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { claimQuery, ledgerQuery } from './record-queries.ts';
import * as t from '#text/home/recovery-records.ts';

/** Living expenses and the insurer's payments in a few figures. Shown once both have loaded. */
export function MoneyFigures({ homeId }: { homeId: string }) {
  const ledger = useQuery(ledgerQuery(homeId));
  const claim = useQuery(claimQuery(homeId));
  if (!ledger.data || !claim.data) return null;
  const { totals } = ledger.data;
  return (
    <StatRow>
      <Stat label={t.spent} value={formatMoney(totals.spentCents)} note={t.expensesTitle} />
      <Stat label={t.claimable} value={formatMoney(totals.claimableCents)} />
      <Stat label={t.paid} value={formatMoney(totals.paidCents + claim.data.paidCents)} />
      <Stat label={t.withheld} value={formatMoney(claim.data.withheldCents)} />
    </StatRow>
  );
}
