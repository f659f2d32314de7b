import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { CURRENT_HOME } from '#contract/home/homes.ts';
import { WAYS_OUT_TASK } from '#contract/home/standard-tasks.ts';
import { changeTask, readinessQuery } from '#web/home/readiness/queries.ts';
import { toastTaskChange } from '#web/home/readiness/task-toasts.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import * as t from '#text/emergency/ways-out.ts';

/** The household confirms that it knows its ways out, which is a task of its readiness. Never in print or offline. */
export function WaysOutConfirm() {
  const { data } = useQuery(readinessQuery(CURRENT_HOME));
  const { mutate, isPending } = useMutation({
    ...changeTask,
    onSuccess: (changed, ...rest) => {
      toastTaskChange(changed);
      return changeTask.onSuccess?.(changed, ...rest);
    },
    onError: (error) => toast({ title: t.notConfirmed, text: sentence(error), destructive: true }),
  });
  const task = data?.tasks.find(({ key }) => key === WAYS_OUT_TASK);
  if (!task) return null;
  if (task.status === 'DONE')
    return (
      <p className="flex items-start gap-2 text-moss-ink print:hidden">
        <CircleCheck className="mt-1 size-5 shrink-0" aria-hidden="true" />
        {task.doneAt && t.confirmedAt(formatDate(task.doneAt))}
      </p>
    );
  return (
    data?.canEdit && (
      <div className="grid justify-items-start gap-2 print:hidden">
        <p>{t.confirmIntro}</p>
        <Button
          variant="outline"
          busy={isPending}
          onClick={() => mutate({ taskId: task.id, status: 'DONE' })}
        >
          {t.confirm}
        </Button>
      </div>
    )
  );
}
