import type { ChartDays, LedgerKind } from '#contract/money/points.ts';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { Ledger } from './ledger.tsx';
import { PointsChart } from './points-chart.tsx';

const PERIODS: { days: ChartDays; name: string; period: string }[] = [
  { days: 90, name: '90 days', period: 'last 90 days' },
  { days: 365, name: '1 year', period: 'last year' },
];
const KINDS: { kind: LedgerKind; name: string }[] = [
  { kind: 'all', name: 'All' },
  { kind: 'earned', name: 'Earned' },
  { kind: 'spent', name: 'Spent' },
];

/** Where the member's points came from and went: a chart and every change. */
export function PointsHistory() {
  return (
    <section aria-labelledby="history" className="grid gap-4">
      <h2 id="history" className="text-2xl">
        Transaction history
      </h2>
      <Card>
        <CardHeader>
          <CardTitle>Points over time</CardTitle>
        </CardHeader>
        <Tabs defaultValue="90">
          <TabsList aria-label="Period">
            {PERIODS.map(({ days, name }) => (
              <TabsTrigger key={days} value={String(days)}>
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
          {PERIODS.map(({ days, period }) => (
            <TabsContent key={days} value={String(days)}>
              <PointsChart days={days} period={period} />
            </TabsContent>
          ))}
        </Tabs>
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>Transactions</CardTitle>
        </CardHeader>
        <Tabs defaultValue="all">
          <TabsList aria-label="Which transactions">
            {KINDS.map(({ kind, name }) => (
              <TabsTrigger key={kind} value={kind}>
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
          {KINDS.map(({ kind }) => (
            <TabsContent key={kind} value={kind}>
              <Ledger kind={kind} />
            </TabsContent>
          ))}
        </Tabs>
      </Card>
    </section>
  );
}
