import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Booking, PROBLEMS } from '#contract/service/bookings.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { cancelBooking, moveBooking, reportProblem } from './queries.ts';
import * as t from '#text/service/bookings.ts';
import * as v from '#text/service/booking-values.ts';

type ActionsProps = { homeId: string; booking: Booking };

/** The household's available actions. The server decides which. */
export function BookingActions({ homeId, booking }: ActionsProps) {
  const [asking, setAsking] = useState<'cancel' | 'report' | null>(null);
  const can = (action: Booking['actions'][number]) => booking.actions.includes(action);
  const which = { homeId, bookingId: booking.id };
  const move = useMutation({
    ...moveBooking,
    onError: (error) => toast({ title: t.notDone, text: sentence(error), destructive: true }),
  });
  if (booking.actions.every((action) => ['rate', 'agree', 'refuse'].includes(action))) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {can('start') && (
        <Button busy={move.isPending} onClick={() => move.mutate({ ...which, move: 'start' })}>
          {t.arrived}
        </Button>
      )}
      {can('finish') && (
        <Button
          variant="outline"
          busy={move.isPending}
          onClick={() => move.mutate({ ...which, move: 'finish' })}
        >
          {t.itsDone}
        </Button>
      )}
      {can('change') && (
        <Link
          to={`/bookings/${booking.id}/change`}
          className={buttonClass({ variant: booking.state === 'draft' ? 'primary' : 'outline' })}
        >
          {booking.state === 'draft' ? t.chooseDate : t.changeIt}
        </Link>
      )}
      {can('report') && (
        <Button variant="outline" onClick={() => setAsking('report')}>
          {t.report}
        </Button>
      )}
      {can('cancel') && (
        <Button variant="ghost" onClick={() => setAsking('cancel')}>
          {t.cancelIt}
        </Button>
      )}
      <CancelDialog
        {...which}
        terms={booking.cancelTerms}
        isPaid={booking.payments.some(({ state }) => state === 'paid')}
        isOpen={asking === 'cancel'}
        onClose={() => setAsking(null)}
      />
      {asking === 'report' && <ReportDialog {...which} onClose={() => setAsking(null)} />}
    </div>
  );
}

type Which = { homeId: string; bookingId: string; onClose: () => void };

function CancelDialog({
  terms,
  isPaid,
  isOpen,
  onClose,
  ...which
}: Which & { terms: Booking['cancelTerms']; isPaid: boolean; isOpen: boolean }) {
  const cancel = useMutation({
    ...cancelBooking,
    onSuccess: () => toast({ title: t.canceled }),
    onError: (error) => toast({ title: t.notCanceled, text: sentence(error), destructive: true }),
    onSettled: async (...given) => {
      await cancelBooking.onSettled?.(...given);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t.cancelQuestion}
      text={isPaid ? `${t.cancelTerms[terms]} ${t.cardComesBack}` : t.cancelTerms[terms]}
      confirmLabel={t.cancelIt}
      cancelLabel={t.keepIt}
      destructive
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate({ ...which, terms })}
    />
  );
}

function ReportDialog({ onClose, ...which }: Which) {
  const report = useMutation(reportProblem);
  return (
    <PromptDialog
      title={t.report}
      text={t.reportText}
      action={t.sendReport}
      failed={t.notDone}
      onClose={onClose}
      check={(form): Record<string, string> => (form.get('problem') ? {} : { problem: v.choose })}
      onConfirm={async (form) => {
        const problem = PROBLEMS.find((one) => one === form.get('problem')) ?? 'not-done';
        await report.mutateAsync({ ...which, problem, words: String(form.get('words') ?? '').trim() });
        toast({ title: t.reported });
      }}
    >
      {(errors) => (
        <>
          <RadioGroup legend={t.problem} name="problem" error={errors['problem']} required>
            {PROBLEMS.map((problem) => (
              <Radio key={problem} value={problem} label={t.problems[problem]} />
            ))}
          </RadioGroup>
          <Field label={t.moreWords} hint={t.optional} error={errors['words']}>
            <Textarea name="words" rows={3} maxLength={1000} />
          </Field>
        </>
      )}
    </PromptDialog>
  );
}
