import { Siren } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Drill } from '#contract/emergency/drills.ts';
import { formatMoment } from '#web/lib/format.ts';
import { DrillGaps } from './drill-gaps.tsx';
import { lastedWords } from './words.ts';
import * as t from '#text/emergency/drill.ts';

type DrillResultProps = {
  drill: Drill;
  /** A drill was just finished here: scroll to the result and focus it. */
  isArrivedAt: boolean;
};

/** The last finished drill: the times to beat, and what to fix before a real evacuation. */
export function DrillResult({ drill, isArrivedAt }: DrillResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrivedAt) heading.current?.focus();
  }, [isArrivedAt]);
  return (
    <section
      aria-labelledby="drill-result"
      data-drill="done"
      className="drill-watermark relative isolate grid gap-5 overflow-hidden rounded-card border-4 border-dashed border-plan-purple bg-surface p-[min(1.25rem,6vw)] sm:p-6"
    >
      <div className="grid gap-1">
        <p className="flex items-center gap-2 font-semibold tracking-widest">
          <Siren className="size-6" aria-hidden="true" />
          {t.drill}
        </p>
        <h2 ref={heading} tabIndex={-1} id="drill-result" className="scroll-mt-28 text-xl">
          {t.result}
        </h2>
        <p className="tabular">{t.startedOn(formatMoment(drill.startedAt))}</p>
      </div>
      <dl className="grid gap-2 text-lg">
        {drill.steps.map(
          ({ step, at }) =>
            at && (
              <div key={step} className="flex flex-wrap justify-between gap-x-4">
                <dt>{t.took[step]}</dt>
                <dd className="tabular ml-auto font-semibold">{lastedWords(drill.startedAt, at)}</dd>
              </div>
            ),
        )}
      </dl>
      <DrillGaps gaps={drill.would.gaps} />
    </section>
  );
}
