import type { Readiness } from '#contract/home/readiness.ts';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { historyPoints } from './history-points.ts';

/** How the score developed. */
export function HistoryCard({ history }: Pick<Readiness, 'history'>) {
  const points = historyPoints(history);
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">Score over time</CardTitle>
        {points.length < 2 && (
          <CardText>Your score so far is one number. Each change adds a point to the line here.</CardText>
        )}
      </CardHeader>
      {points.length > 1 && <LineChart label="Readiness score over time" points={points} />}
    </Card>
  );
}
