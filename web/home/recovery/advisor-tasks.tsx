import { useMutation, useQuery } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { finishTask, tasksQuery } from './sharing-queries.ts';
import * as t from '#text/home/recovery-sharing.ts';

/** The home advisor's tasks, in addition to what to do today. Renders nothing if there are none. */
export function AdvisorTasks({ homeId, isEditable }: { homeId: string; isEditable: boolean }) {
  const { data } = useQuery(tasksQuery(homeId));
  const { mutateAsync, isPending } = useMutation(finishTask);
  const open = data?.tasks.filter(({ doneOn }) => doneOn === null) ?? [];
  if (!data || open.length === 0) return null;
  const finish = async (taskId: string, title: string) => {
    try {
      await mutateAsync({ homeId, taskId });
      toast({ title: t.marked, text: title });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return (
    <div className="grid gap-2">
      <h3 className="text-base font-medium">{t.fromAdvisor}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {open.map(({ id, title, note, due }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <div className="grid min-w-0 flex-1 basis-56 gap-1 wrap-anywhere">
              <p className="font-medium">{title}</p>
              {note && <p className="whitespace-pre-line">{note}</p>}
              {due && (
                <p className="tabular text-sm text-muted">
                  {due < data.today ? t.taskLate(formatDay(due)) : t.taskDue(formatDay(due))}
                </p>
              )}
            </div>
            {isEditable && (
              <Button
                variant="outline"
                size="small"
                disabled={isPending}
                onClick={() => void finish(id, title)}
              >
                {t.markDone}
                <span className="sr-only">: {title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
