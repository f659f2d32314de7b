import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, LifeBuoy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useParams } from '#web/lib/router.tsx';
import { CLOCK_WORDS } from '#contract/home/recovery-words.ts';
import type { AdvisedRecovery } from '#contract/service/recovery-advice.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay, formatMoney } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { advisedQuery, giveTask, recoveriesQuery, removeTask } from './recoveries-queries.ts';
import * as t from '#text/office/desk-recoveries.ts';

/** /desk/recoveries: members whose advisor you are and who gave consent. */
export function RecoveriesPage() {
  const query = useQuery(recoveriesQuery);
  return (
    <DeskFrame>
      <h2 className="text-xl">{t.recoveries}</h2>
      <p className="max-w-prose text-muted">{t.intro}</p>
      <Loaded query={query} what={t.theRecoveries}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={LifeBuoy} title={t.none} text={t.noneText} />
          ) : (
            <ul className="grid gap-3">
              {rows.map(({ homeId, memberName, city, openTasks }) => (
                <li key={homeId}>
                  <Link
                    to={`/desk/recoveries/${homeId}`}
                    className="grid min-h-11 gap-1 rounded-card border border-line bg-surface px-4 py-3 hover:border-ink"
                  >
                    <span className="font-medium wrap-anywhere">{t.openNamed(memberName, city)}</span>
                    <span className="text-sm text-muted">{t.openTasks(openTasks)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </DeskFrame>
  );
}

/** /desk/recoveries/:homeId: one member's recovery, read-only, with tasks. */
export function AdvisedRecoveryPage() {
  const { homeId = '' } = useParams();
  const query = useQuery(advisedQuery(homeId));
  return (
    <DeskFrame>
      <Link
        to="/desk/recoveries"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start underline"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
        {t.back}
      </Link>
      <Loaded query={query} what={t.theRecovery}>
        {(recovery) => <Advised recovery={recovery} />}
      </Loaded>
    </DeskFrame>
  );
}

type Row = { id: string; title: string; text: string; action?: ReactNode };

const Part = ({ title, rows, empty }: { title: string; rows: readonly Row[]; empty: string }) => (
  <Card>
    <h3 className="text-lg">{title}</h3>
    {rows.length === 0 ? (
      <p className="text-muted">{empty}</p>
    ) : (
      <ul className="divide-y divide-line">
        {rows.map(({ id, title: name, text, action }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-2 py-3">
            <div className="grid min-w-0 flex-1 basis-56 gap-0.5 wrap-anywhere">
              <p className="font-medium">{name}</p>
              <p className="text-sm whitespace-pre-line text-muted">{text}</p>
            </div>
            {action}
          </li>
        ))}
      </ul>
    )}
  </Card>
);

const deadlineRows = (deadlines: AdvisedRecovery['deadlines'], isInsurer: boolean): Row[] =>
  deadlines
    .filter(({ kind }) =>
      isInsurer ? kind === 'insurer_must' : kind === 'member_must' || kind === 'member_may',
    )
    .map(({ key, clockId, due, doneOn, state, section, confidence }) => {
      const when = doneOn
        ? t.doneOn(formatDay(doneOn))
        : state === 'passed'
          ? t.passed(formatDay(due))
          : t.due(formatDay(due));
      return { id: key, title: CLOCK_WORDS[clockId].title, text: `${when}. ${t.law(section, confidence)}` };
    });

function Advised({ recovery }: { recovery: AdvisedRecovery }) {
  const { memberName, city, lossDate, closedAt, deadlines, contacts, letters, money, caseId } = recovery;
  return (
    <>
      <div className="grid gap-1">
        <h2 className="text-xl wrap-anywhere">{t.openNamed(memberName, city)}</h2>
        <p className="text-muted">{t.lossOn(formatDay(lossDate))}</p>
        <p className="text-sm text-muted">{t.notAdvice}</p>
      </div>
      {closedAt !== null && <Notice>{t.closed}</Notice>}
      {caseId ? (
        <Link
          to={`/desk/${caseId}`}
          className={buttonClass({ variant: 'outline', className: 'justify-self-start' })}
        >
          {t.answer}
        </Link>
      ) : (
        <p className="text-muted">{t.noConversation}</p>
      )}
      <Tasks recovery={recovery} />
      <Part title={t.insurerOwes} empty={t.nothing} rows={deadlineRows(deadlines, true)} />
      <Part title={t.ownDeadlines} empty={t.nothing} rows={deadlineRows(deadlines, false)} />
      <Card>
        <h3 className="text-lg">{t.money}</h3>
        <StatRow>
          <Stat label={t.claimable} value={formatMoney(money.claimableCents)} />
          <Stat label={t.paid} value={formatMoney(money.paidCents)} />
        </StatRow>
      </Card>
      <Part
        title={t.letters}
        empty={t.nothing}
        rows={letters.map(({ id, subject, sentOn }) => ({ id, title: subject, text: formatDay(sentOn) }))}
      />
      <Part
        title={t.contacts}
        empty={t.nothing}
        rows={contacts.map(({ id, day, who, summary, promise }) => ({
          id,
          title: `${formatDay(day)}. ${who}`,
          text: [summary, promise].filter(Boolean).join('\n'),
        }))}
      />
    </>
  );
}

function Tasks({ recovery: { homeId, tasks, today, closedAt } }: { recovery: AdvisedRecovery }) {
  const [isGiving, setGiving] = useState(false);
  const give = useMutation(giveTask);
  const remove = useMutation(removeTask);
  const drop = async (taskId: string) => {
    try {
      await remove.mutateAsync({ homeId, taskId });
      toast({ title: t.removed });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
  return (
    <>
      <Part
        title={t.tasks}
        empty={t.noTasks}
        rows={tasks.map(({ id, title, note, due, doneOn }) => ({
          id,
          title,
          text: [note, doneOn ? t.doneOn(formatDay(doneOn)) : due && t.by(formatDay(due))]
            .filter(Boolean)
            .join('\n'),
          action: doneOn === null && closedAt === null && (
            <Button variant="outline" size="small" disabled={remove.isPending} onClick={() => void drop(id)}>
              {t.remove}
              <span className="sr-only">: {title}</span>
            </Button>
          ),
        }))}
      />
      {closedAt === null && (
        <Button className="justify-self-start" onClick={() => setGiving(true)}>
          {t.giveTask}
        </Button>
      )}
      {isGiving && (
        <FieldsDialog
          title={t.giveTask}
          text={t.giveText}
          action={t.giveTask}
          done={t.given}
          onClose={() => setGiving(false)}
          onSave={(form) =>
            give.mutateAsync({
              homeId,
              body: {
                title: typed(form, 'title'),
                note: typed(form, 'note'),
                due: typed(form, 'due') || null,
              },
            })
          }
        >
          {(errors) => (
            <>
              <Field label={t.taskTitle} error={errors['title']} required>
                <Input name="title" maxLength={120} autoComplete="off" />
              </Field>
              <Field label={t.taskNote} error={errors['note']}>
                <Textarea name="note" rows={3} maxLength={1000} />
              </Field>
              <Field label={t.taskDue} error={errors['due']}>
                <Input name="due" type="date" min={today} />
              </Field>
            </>
          )}
        </FieldsDialog>
      )}
    </>
  );
}
