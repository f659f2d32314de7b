import { useMutation, useQuery } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { deskQuery, finishReminder } from './desk-queries.ts';
import * as t from '#text/office/desk.ts';

/** An agent's due reminders. */
export function ReminderList() {
  const reminders = useQuery(deskQuery).data?.reminders ?? [];
  const finish = useMutation(finishReminder);
  if (reminders.length === 0) return null;
  const done = async (id: string) => {
    try {
      await finish.mutateAsync(id);
    } catch (error) {
      toast({ title: t.reminderStays, text: sentence(error), destructive: true });
    }
  };
  return (
    <section className="grid gap-2" aria-label={t.reminders}>
      <h2 className="text-lg">{t.reminders}</h2>
      <ul className="grid gap-2">
        {reminders.map(({ id, caseId, ref, dueAt, text }) => (
          <li key={id} className="grid gap-1 rounded-card border border-amber/70 bg-amber-soft p-3">
            <Link
              to={`/desk/${caseId}`}
              className="tabular inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {ref}
            </Link>
            <span className="wrap-anywhere">{text}</span>
            <span className="text-sm">{formatMoment(dueAt)}</span>
            <div>
              <Button variant="outline" aria-label={t.doneWith(ref)} onClick={() => void done(id)}>
                {t.done}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
