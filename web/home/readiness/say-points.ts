import type { TaskChanged } from '#contract/home/readiness.ts';
import { toast } from '#web/lib/toast.ts';

/** Answers a press on the box. The sentence before it may say the opposite, so each press has its own. */
export function sayTicked(changed: TaskChanged): void {
  if (sayPoints(changed)) return;
  const { task, score } = changed;
  const said = `Your readiness score is ${score}.`;
  if (task.status === 'DONE') toast({ title: 'Done', text: said });
  else toast({ title: 'Not done', text: task.isRewarded ? `${said} The points stay.` : said });
}

/** Says so when a task has just given its points, which it does once. True when there was something to say. */
export function sayPoints({ task, pointsGranted, score }: TaskChanged): boolean {
  if (pointsGranted === 0) return false;
  toast({
    title: `+${pointsGranted} points`,
    text: `“${task.title}” is done. Your readiness score is ${score}.`,
  });
  return true;
}
