import { useMutation } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import type { Deadline, Recovery } from '#contract/home/recovery.ts';
import type { StepId } from '#contract/home/recovery-steps.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { BasisLine, isOver } from './deadline-list.tsx';
import { AdvisorTasks } from './advisor-tasks.tsx';
import { recordFact } from './queries.ts';
import { clockTitle } from './recovery-words.ts';
import * as guide from '#text/home/recovery-guide.ts';
import * as t from '#text/home/recovery.ts';

type TodayCardProps = { homeId: string; today: string; recovery: Recovery; isEditable: boolean };

/** The member's own deadlines appear two weeks ahead. */
const SOON_DAYS = 14;
/** People can't do more than this in a day. */
const MOST_STEPS = 5;

const isOwn = ({ kind }: Deadline) => kind === 'member_must' || kind === 'member_may';

/** What to do today: the member's upcoming deadlines, duties the insurer missed, and the next steps. */
export function TodayCard({ homeId, today, recovery, isEditable }: TodayCardProps) {
  const { mutateAsync, isPending } = useMutation(recordFact);
  const open = recovery.deadlines.filter((deadline) => !isOver(deadline));
  const own = open.filter((one) => isOwn(one) && one.state === 'open' && one.daysLeft <= SOON_DAYS);
  const missed = open.filter((one) => isOwn(one) && one.state === 'passed');
  const late = open.filter((one) => one.kind === 'insurer_must' && one.state === 'passed');
  const steps = recovery.steps.filter(({ doneOn }) => doneOn === null);
  const needed = recovery.steps.filter(({ isNotNeeded }) => !isNotNeeded);
  const done = needed.length - steps.length;
  const finish = async (id: StepId) => {
    try {
      const evidence = { kind: 'statement' as const, note: '', documentId: null };
      await mutateAsync({ homeId, body: { kind: 'done', subject: id, day: today, evidence } });
      toast({ title: t.markedDone, text: t.steps[id] });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return (
    <Section icon={CalendarCheck} title={t.today}>
      <AdvisorTasks homeId={homeId} isEditable={isEditable} />
      {own.length + missed.length + late.length + steps.length === 0 && (
        <p className="text-muted">{t.nothingToday}</p>
      )}
      {own.length + missed.length + late.length > 0 && (
        <ul className="grid gap-2">
          {own.map((deadline) => (
            <li key={deadline.key} className="rounded-control bg-amber-soft px-4 py-3 font-medium">
              {clockTitle(deadline.clockId)}. {t.actBy(formatDay(deadline.actBy ?? deadline.due))}
              <BasisLine deadline={deadline} />
            </li>
          ))}
          {missed.map((deadline) => (
            <li key={deadline.key} className="rounded-control bg-danger-soft px-4 py-3 font-medium">
              {t.missedOwn(clockTitle(deadline.clockId), formatDay(deadline.due))}
              <BasisLine deadline={deadline} />
            </li>
          ))}
          {late.map((deadline) => (
            <li key={deadline.key} className="rounded-control bg-danger-soft px-4 py-3 font-medium">
              {t.askInWriting(clockTitle(deadline.clockId), formatDay(deadline.due))}
              <BasisLine deadline={deadline} />
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {steps.slice(0, MOST_STEPS).map(({ id }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3">
              <p className="min-w-0 flex-1 basis-56">{t.steps[id]}</p>
              {isEditable && (
                <Button variant="outline" size="small" disabled={isPending} onClick={() => void finish(id)}>
                  {t.markDone}
                  <span className="sr-only">: {t.steps[id]}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        {t.stepsDone(done, needed.length)}
        <Link to="/recovery/steps" className="inline-flex min-h-11 items-center text-ink underline">
          {guide.stepsTitle}
        </Link>
      </p>
    </Section>
  );
}
