import type { TaskChanged } from '#contract/home/readiness.ts';
import { toast } from '#web/lib/toast.ts';
import * as t from '#text/home/readiness.ts';

/** Confirms each check or uncheck with its own toast, because the previous toast may say the opposite. */
export function toastTaskChange(changed: TaskChanged): void {
  if (toastPoints(changed)) return;
  const { task, score } = changed;
  if (task.status === 'DONE') toast({ title: t.done, text: t.scoreIs(score) });
  else toast({ title: t.notDone, text: task.isRewarded ? t.pointsStay(score) : t.scoreIs(score) });
}

/** Shows a toast when a task just granted its points, which happens once. Returns whether it did. */
export function toastPoints({ task, pointsGranted, score }: TaskChanged): boolean {
  if (pointsGranted === 0) return false;
  toast({
    title: t.pointsEarned(pointsGranted),
    text: t.doneWithScore(task.title, score),
  });
  return true;
}
