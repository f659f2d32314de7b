import {
  ChartNoAxesColumn,
  HandHeart,
  History,
  House,
  Layers,
  type LucideIcon,
  ShieldAlert,
  Users,
} from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { closeDialog, NativeDialog } from '#web/ui/native-dialog.tsx';
import * as t from '#text/outreach/coverage-intro.ts';

type Point = { Icon: LucideIcon; title: string; text: string; badge?: string };
type Step = { title: string; text: string; points: readonly Point[]; tip?: string };

// Keep texts short: one longer than the page's own would become the Largest Contentful Paint.
const { how, map, focus } = t.steps;
const STEPS: readonly [Step, Step, Step] = [
  {
    ...how,
    points: [
      { Icon: ShieldAlert, ...how.risk },
      { Icon: Users, ...how.network },
      { Icon: House, ...how.recovery },
    ],
  },
  {
    ...map,
    points: [
      { Icon: ChartNoAxesColumn, ...map.fema },
      { Icon: History, ...map.disasters },
      { Icon: HandHeart, ...map.network },
    ],
  },
  {
    ...focus,
    points: [
      { Icon: ShieldAlert, ...focus.risk },
      { Icon: History, ...focus.history },
      { Icon: HandHeart, ...focus.network },
    ],
  },
];

/** Explains the map in three steps. Closing it in any way marks it as seen. */
export function CoverageIntro({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const step = STEPS[at] ?? STEPS[0];
  const isLast = at === STEPS.length - 1;
  const isFirstShown = useRef(true);
  // Focus the next step's title; the button that led there may be gone.
  useEffect(() => {
    if (!isFirstShown.current) title.current?.focus();
    isFirstShown.current = false;
  }, [at]);
  return (
    <NativeDialog labelledBy={titleId} onClose={onClose}>
      <p className="flex items-center gap-3 pr-12 text-sm text-muted">
        <span className="tabular">{t.stepOf(at + 1, STEPS.length)}</span>
        <span aria-hidden="true" className="flex gap-1.5" data-dots="">
          {STEPS.map(({ title: name }, dot) => (
            <span
              key={name}
              data-done={dot <= at}
              className={cn(
                'h-2 rounded-full',
                dot === at ? 'w-6 bg-pine' : 'w-2',
                dot < at && 'bg-pine',
                dot > at && 'bg-line-strong/50',
              )}
            />
          ))}
        </span>
      </p>
      <div className="grid gap-1">
        <h2 id={titleId} ref={title} tabIndex={-1} className="pr-10 text-2xl outline-none">
          {step.title}
        </h2>
        <p className="text-muted">{step.text}</p>
      </div>
      <ul className="grid gap-2.5">
        {step.points.map(({ Icon, title: name, text, badge }) => (
          <li
            key={name}
            className="flex items-start gap-3.5 rounded-card border border-line bg-surface p-3.5"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-pine-soft text-pine-ink">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center justify-between gap-x-2 font-semibold">
                {name}
                {badge && <Badge tone="pine">{badge}</Badge>}
              </p>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {step.tip && (
        <p className="flex items-center gap-2.5 rounded-card bg-sky-soft p-3 text-sm">
          <Layers className="size-5 shrink-0 text-sky-ink" aria-hidden="true" />
          {step.tip}
        </p>
      )}
      <div className="flex items-center gap-2 pt-1">
        <Button variant="ghost" onClick={closeDialog}>
          {t.skip}
        </Button>
        <span className="flex-1" />
        {at > 0 && (
          <Button variant="outline" onClick={() => setAt(at - 1)}>
            {t.back}
          </Button>
        )}
        <Button onClick={isLast ? closeDialog : () => setAt(at + 1)}>{isLast ? t.exploreMap : t.next}</Button>
      </div>
    </NativeDialog>
  );
}
