import { useMutation } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Drill, DrillStep } from '#contract/emergency/drills.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Timeline, TimelineStep } from '#web/ui/timeline.tsx';
import { toast } from '#web/lib/toast.ts';
import { DrillGaps } from './drill-gaps.tsx';
import { DrillWould } from './drill-would.tsx';
import { stopDrill, takeDrillStep } from './queries.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/emergency/drill.ts';

type DrillRunProps = {
  drill: Drill;
  canEdit: boolean;
  /** A drill was just started, far below on a phone: scroll here and focus it. */
  isArrivedAt: boolean;
  onFinished: (drill: Drill) => void;
  onStopped: (drill: Drill) => void;
};

/**
 * A running drill. It has its own colors and a DRILL watermark, so that it can't be mistaken for an order.
 */
export function DrillRun({ drill, canEdit, isArrivedAt, onFinished, onStopped }: DrillRunProps) {
  const { homeId, id } = drill;
  const isOfArea = drill.kind === 'area';
  const [isStopping, setStopping] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrivedAt) heading.current?.focus();
  }, [isArrivedAt]);
  const next = drill.steps.find(({ at }) => at === null)?.step;
  // The pressed button is gone with its step, so focus the next one.
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef<DrillStep | null>(null);
  const step = useMutation({
    ...takeDrillStep,
    onSuccess: (after) => {
      if (after.state !== 'done') return;
      toast({
        title: t.finished,
        text: after.pointsGranted > 0 ? t.earned(after.pointsGranted) : t.wellDone,
      });
      onFinished(after);
    },
    onError: (error) => toast({ title: t.stepNotSaved, text: sentence(error), destructive: true }),
  });
  const isBusy = step.isPending;
  useEffect(() => {
    if (isBusy || pressed.current === null || pressed.current === next) return;
    pressed.current = null;
    button.current?.focus();
  }, [next, isBusy]);
  const stop = useMutation({
    ...stopDrill,
    onSuccess: (after) => {
      toast({ title: isOfArea ? t.left : t.stopped });
      onStopped(after);
    },
    onError: (error) => toast({ title: t.notStopped, text: sentence(error), destructive: true }),
    onSettled: async (...given) => {
      await stopDrill.onSettled?.(...given);
      setStopping(false);
    },
  });
  return (
    <section
      aria-labelledby="drill"
      data-drill="running"
      className="drill-watermark relative isolate grid gap-6 overflow-hidden rounded-card border-4 border-dashed border-plan-purple bg-surface p-[min(1.25rem,6vw)] sm:p-8"
    >
      <div className="grid gap-2">
        <p className="flex items-center gap-2 font-semibold tracking-widest">
          <Siren className="size-6" aria-hidden="true" />
          {t.drill}
        </p>
        <h2
          ref={heading}
          tabIndex={-1}
          id="drill"
          className="scroll-mt-28 font-display text-3xl font-semibold"
        >
          {t.notReal}
        </h2>
        {isOfArea && <p className="text-lg wrap-anywhere">{rich(t.ofArea(<strong>{drill.name}</strong>))}</p>}
        <p className="text-lg wrap-anywhere">
          {t.startedAt(drill.addressLine, formatMoment(drill.startedAt))}
        </p>
      </div>
      <div className="grid gap-3">
        <h3 className="text-xl">{t.wouldTitle}</h3>
        <DrillWould would={drill.would} />
      </div>
      <DrillGaps gaps={drill.would.gaps} />
      <div className="grid gap-4">
        <h3 className="text-xl">{t.nowYou}</h3>
        <Timeline>
          {drill.steps.map(({ step: one, at }) => (
            <TimelineStep
              key={one}
              state={at ? 'done' : one === next ? 'current' : 'upcoming'}
              title={t.steps[one].title}
              time={at ? formatMoment(at) : undefined}
            >
              <p id={`drill-step-${one}`}>{t.steps[one].text}</p>
              {one === 'left' && drill.would.waysOut && (
                <p>
                  {t.driveOne}{' '}
                  <Link
                    to="/plan"
                    className="inline-block min-h-11 py-2.5 font-semibold underline underline-offset-4"
                  >
                    {t.openWays}
                  </Link>
                </p>
              )}
              {canEdit && one === next && (
                <Button
                  ref={button}
                  size="large"
                  className="mt-3"
                  aria-describedby={`drill-step-${one}`}
                  busy={isBusy}
                  onClick={() => {
                    pressed.current = one;
                    step.mutate({ homeId, id, step: one });
                  }}
                >
                  {t.steps[one].button}
                </Button>
              )}
            </TimelineStep>
          ))}
        </Timeline>
      </div>
      {canEdit && (
        <div>
          <Button variant="outline" onClick={() => setStopping(true)}>
            {isOfArea ? t.notNow : t.stop}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isStopping}
        onOpenChange={setStopping}
        title={isOfArea ? t.leaveQuestion : t.stopQuestion}
        text={isOfArea ? t.leaveText : t.stopText}
        confirmLabel={isOfArea ? t.leave : t.stop}
        cancelLabel={t.keepGoing}
        busy={stop.isPending}
        onConfirm={() => stop.mutate({ homeId, id })}
      />
    </section>
  );
}
