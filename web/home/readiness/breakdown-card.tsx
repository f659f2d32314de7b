import type { Readiness } from '#contract/home/readiness.ts';
import { BarMeter } from '#web/ui/bar-meter.tsx';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { SAMPLE_READINESS } from './sample.ts';
import { oneDecimal, partsOf, totalLine } from './score-arithmetic.ts';
import * as t from '#text/home/readiness.ts';

const header = (
  <CardHeader>
    <CardTitle as="h2">{t.howItAddsUp}</CardTitle>
    <CardText>{t.howItAddsUpText}</CardText>
  </CardHeader>
);

/** The four parts of the score with their arithmetic. */
export function BreakdownCard({ readiness }: { readiness: Readiness }) {
  return (
    <Card>
      {header}
      <div className="grid gap-4">
        {partsOf(readiness).map(({ part, label, value, max, sum }) => (
          <BarMeter
            key={part}
            label={label}
            value={value}
            max={max}
            text={t.valueOf(oneDecimal(value), max)}
            hint={<span className="tabular">{sum}</span>}
            tone={value >= max ? 'moss' : 'pine'}
          />
        ))}
      </div>
      <p className="tabular mt-auto border-t border-line pt-4 font-semibold">{totalLine(readiness)}</p>
    </Card>
  );
}

export function BreakdownSkeleton() {
  return (
    <Card>
      {header}
      <SkeletonGroup label={t.loadingParts} className="grid gap-4">
        {partsOf(SAMPLE_READINESS).map(({ part, label, sum }) => (
          <div key={part} className="grid gap-1.5">
            <p className="font-medium">
              <SkeletonWords like={label} />
            </p>
            <span className="block h-2.5 rounded-full bg-line" />
            <p className="text-sm">
              <SkeletonWords like={sum} />
            </p>
          </div>
        ))}
      </SkeletonGroup>
      <p className="mt-auto border-t border-line pt-4 font-semibold">
        <SkeletonWords like={totalLine(SAMPLE_READINESS)} />
      </p>
    </Card>
  );
}
