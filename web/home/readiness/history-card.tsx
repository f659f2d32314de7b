import type { Readiness } from '#contract/home/readiness.ts';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { historyPoints } from './history-points.ts';
import * as t from '#text/home/readiness.ts';

/** The score over time. */
export function HistoryCard({ history }: Pick<Readiness, 'history'>) {
  const points = historyPoints(history);
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">{t.scoreOverTime}</CardTitle>
        {points.length < 2 && <CardText>{t.oneScoreYet}</CardText>}
      </CardHeader>
      {points.length > 1 && <LineChart label={t.chartLabel} points={points} />}
    </Card>
  );
}
