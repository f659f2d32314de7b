import { useQuery } from '@tanstack/react-query';
import { roadDistance, routeNotes, stepText, waysOutText } from '#contract/emergency/route-words.ts';
import type { WaysOutReply } from '#contract/emergency/routes.ts';
import { formatLongDay } from '#web/lib/format.ts';
import { waysOutQuery } from './queries.ts';
import { WaysOutConfirm } from './ways-out-confirm.tsx';
import { WaysOutMap } from './ways-out-map.tsx';
import { compass } from '#text/emergency/routes.ts';
import * as t from '#text/emergency/ways-out.ts';

function Steps({ way, number }: { way: WaysOutReply['ways'][number]; number: number }) {
  const steps = way.steps.filter(({ kind }) => kind !== 'arrive');
  return (
    <div className="grid gap-1 print:gap-0">
      <h3 className="font-semibold print:text-xs">
        {t.way(number, compass[way.heading], roadDistance(way.meters))}
      </h3>
      <ol className="grid list-decimal gap-1 pl-6 text-base print:gap-0 print:pl-4 print:text-[0.6875rem]">
        {steps.map((step, i) => (
          <li key={i}>
            {stepText(step)}{' '}
            <span className="whitespace-nowrap text-muted tabular">({roadDistance(step.meters)})</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Two ways out, found on our road map, or the reason why there are none. */
export function WaysOut() {
  const { data, isPending } = useQuery(waysOutQuery);
  if (isPending) return <p className="text-muted">{t.looking}</p>;
  if (!data) return <p className="text-muted">{t.notLoaded}</p>;
  if (data.outcome !== 'found') return <p className="text-base print:text-xs">{t.none[data.outcome]}</p>;
  const said = waysOutText({
    count: Math.min(2, data.ways.length) as 0 | 1 | 2,
    headings: data.ways.map(({ heading }) => heading),
    onlyBy: data.onlyBy,
    dataEndsNear: data.dataEndsNear,
  });
  return (
    <div className="grid gap-3 print:gap-1">
      {said.map((sentence) => (
        <p key={sentence} className="text-lg print:text-xs">
          {sentence}
        </p>
      ))}
      <WaysOutMap reply={data} />
      {data.ways.map((way, i) => (
        <Steps key={i} way={way} number={i + 1} />
      ))}
      {!data.isFromDevice && <WaysOutConfirm />}
      <div className="grid gap-1 text-sm text-muted print:gap-0 print:text-[0.6875rem]">
        {/* The date the extract is named after, not the evening before it in California. */}
        {data.roads.asOf && <p>{t.roadsAsOf(formatLongDay(data.roads.asOf.slice(0, 10)))}</p>}
        {routeNotes().map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}
