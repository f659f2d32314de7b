import type { ChartDays, LedgerKind } from '#contract/money/points.ts';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { Ledger } from './ledger.tsx';
import { PointsChart } from './points-chart.tsx';
import * as t from '#text/money/points.ts';

const PERIODS: { days: ChartDays; name: string; period: string }[] = [
  { days: 90, name: t.days90, period: t.last90Days },
  { days: 365, name: t.year1, period: t.lastYear },
];
const KINDS: { kind: LedgerKind; name: string }[] = [
  { kind: 'all', name: t.all },
  { kind: 'earned', name: t.earned },
  { kind: 'spent', name: t.spent },
];

/** Where the member's points came from and went: a chart and every change. */
export function PointsHistory() {
  return (
    <section aria-labelledby="history" className="grid gap-4">
      <h2 id="history" className="text-2xl">
        {t.transactionHistory}
      </h2>
      <Card>
        <CardHeader>
          <CardTitle>{t.pointsOverTime}</CardTitle>
        </CardHeader>
        <Tabs defaultValue="90">
          <TabsList aria-label={t.period}>
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
          <CardTitle>{t.transactions}</CardTitle>
        </CardHeader>
        <Tabs defaultValue="all">
          <TabsList aria-label={t.whichTransactions}>
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
