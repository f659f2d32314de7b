import type { TaskChanged } from '#contract/home/readiness.ts';
import { toast } from '#web/lib/toast.ts';

/** Confirms each check or uncheck with its own toast, because the previous toast may say the opposite. */
export function toastTaskChange(changed: TaskChanged): void {
  if (toastPoints(changed)) return;
  const { task, score } = changed;
  const said = `Your readiness score is ${score}.`;
  if (task.status === 'DONE') toast({ title: 'Done', text: said });
  else toast({ title: 'Not done', text: task.isRewarded ? `${said} The points stay.` : said });
}

/** Shows a toast when a task just granted its points, which happens once. Returns whether it did. */
export function toastPoints({ task, pointsGranted, score }: TaskChanged): boolean {
  if (pointsGranted === 0) return false;
  toast({
    title: `+${pointsGranted} points`,
    text: `“${task.title}” is done. Your readiness score is ${score}.`,
  });
  return true;
}
