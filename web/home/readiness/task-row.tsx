import { useMutation } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { WAYS_OUT_TASK } from '#contract/home/standard-tasks.ts';
import type { ReadinessTask, TaskStatus } from '#contract/home/readiness.ts';
import { inPoints } from '#web/money/points/format-points.ts';
import { Link } from '#web/lib/link.tsx';
import { usePressed } from '#web/lib/use-pressed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { cn } from '#web/ui/cn.ts';
import { toast } from '#web/lib/toast.ts';
import { Proof } from './proof.tsx';
import { changeTask } from './queries.ts';
import { toastTaskChange } from './task-toasts.ts';
import { weightOf } from './weight-of.ts';
import * as t from '#text/home/readiness.ts';

const TONES = { high: 'pine', medium: 'sky', low: 'neutral' } as const;

/** A task's weight in the score and its points. */
function Worth({ task }: { task: ReadinessTask }) {
  const weight = weightOf(task.weight);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={TONES[weight]}>
        {t.weights[weight]}
        <span className="sr-only"> {t.weight}</span>
        <span className="tabular" aria-hidden="true">
          {task.weight}
        </span>
      </Badge>
      {task.isRewarded ? (
        <span className="tabular inline-flex items-center gap-1 text-sm text-moss-ink">
          <CircleCheck className="size-4" aria-hidden="true" />
          {t.earned(inPoints(task.points))}
        </span>
      ) : (
        <span className="tabular text-sm text-muted">+{inPoints(task.points)}</span>
      )}
    </span>
  );
}

/** The page on which an automatically checked task is done. */
const WAYS: Record<Exclude<ReadinessTask['doneBy'], 'hand'>, string> = {
  drill: '/evacuation?open=drill',
  pin: '/vault?open=pin',
  membership: '/membership',
  'cash-card': '/membership?open=card',
  notifications: '/settings?open=phone',
};

type TaskRowProps = { task: ReadinessTask; canEdit: boolean };

/** One task with its checkbox, weight and photo. */
export function TaskRow({ task, canEdit }: TaskRowProps) {
  const ticking = useMutation({
    ...changeTask,
    scope: { id: `task-${task.id}` }, // clicks in quick succession run in order, and the last one wins
    onSuccess: (changed, ...rest) => {
      toastTaskChange(changed);
      return changeTask.onSuccess?.(changed, ...rest);
    },
    onError: () => toast({ title: t.error, text: t.taskNotSaved, destructive: true }),
  });
  // Show the click right away; the response decides.
  const [pressed, press] = usePressed<TaskStatus>();
  const isDone = (pressed ?? task.status) === 'DONE';
  const way = task.doneBy === 'hand' ? null : { to: WAYS[task.doneBy], label: t.ways[task.doneBy] };
  // A finished drill can be unchecked; facts can't.
  const isOurs = way !== null && (task.doneBy !== 'drill' || !isDone);
  const change = () => {
    const status = isDone ? 'TODO' : 'DONE';
    press(status, ticking.mutateAsync({ taskId: task.id, status }));
  };
  return (
    <li className="grid gap-1 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-col gap-x-6 sm:flex-row sm:items-start sm:justify-between">
        <Checkbox
          label={<span className={cn('font-semibold', isDone && 'text-muted')}>{task.title}</span>}
          hint={task.description}
          checked={isDone}
          disabled={!canEdit || isOurs}
          onChange={change}
          className="max-w-prose flex-1"
        />
        <div className="flex flex-wrap items-center gap-x-2 pl-9 sm:flex-col sm:items-end sm:pt-2 sm:pl-0">
          <Worth task={task} />
          {way === null && <Proof task={task} canEdit={canEdit} />}
          {task.key === WAYS_OUT_TASK && (
            <Link to="/plan" className={buttonClass({ variant: 'ghost', size: 'small' })}>
              {t.seeWaysOut}
            </Link>
          )}
          {way && canEdit && (!isDone || task.doneBy === 'drill') && (
            <Link to={way.to} className={buttonClass({ variant: 'ghost', size: 'small' })}>
              {way.label}
            </Link>
          )}
        </div>
      </div>
      {task.proof?.isStale && (
        <p className="flex items-start gap-2 pl-9 text-sm text-amber-ink">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            <strong className="font-semibold">{t.photoOld}</strong>{' '}
            {isDone ? t.photoOldDone : t.photoOldNotDone}
          </span>
        </p>
      )}
    </li>
  );
}
