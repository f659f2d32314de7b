import type { TaskChanged } from '#contract/readiness.ts';
import { toast } from '#web/ui/toast.ts';

/** Says so when a task has just given its points, which it does once. True when there was something to say. */
export function sayPoints({ task, pointsGranted, score }: TaskChanged): boolean {
  if (pointsGranted === 0) return false;
  toast({
    title: `+${pointsGranted} points`,
    text: `“${task.title}” is done. Your readiness score is ${score}.`,
  });
  return true;
}
