import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseBooking } from '#contract/office/desk-bookings.ts';
import { formatPhone } from '#contract/phone.ts';
import { May } from '#web/core/accounts/may.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { BookingFacts } from '#web/service/bookings/booking-facts.tsx';
import { BookingStatus } from '#web/service/bookings/booking-status.tsx';
import { PaymentsCard } from '#web/service/bookings/payments-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NoteDialog } from '#web/ui/note-dialog.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import {
  agreeForHousehold,
  askPartnersAgain,
  cancelForHousehold,
  caseBookingQuery,
  confirmByPhone,
  decideBookingPayment,
} from './booking-queries.ts';
import * as t from '#text/office/desk-bookings.ts';
import * as w from '#text/service/booking-words.ts';

type DialogProps = { caseId: string; bookingId: string; onClose: () => void };

/** One booking of the household, with what our team can do. */
export function CaseBookingDialog({ caseId, bookingId, onClose }: DialogProps) {
  const query = useQuery(caseBookingQuery(caseId, bookingId));
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent wide>
        <DialogTitle>{query.data ? w.kinds[query.data.booking.kind] : t.bookings}</DialogTitle>
        <DialogText>{query.data ? t.reference(query.data.booking.ref) : ''}</DialogText>
        <Loaded query={query} what={t.theBooking}>
          {(data) => (
            <div className="grid gap-4">
              <BookingStatus booking={data.booking} isTeam />
              <PaymentsCard booking={data.booking} />
              <May use="cases.work">
                <Actions caseId={caseId} view={data} />
              </May>
              <BookingFacts booking={data.booking} />
            </div>
          )}
        </Loaded>
        <Button variant="outline" onClick={onClose}>
          {t.close}
        </Button>
      </DialogContent>
    </Dialog>
  );
}

const CANCELABLE = ['draft', 'asked', 'offering', 'quoted', 'stuck', 'confirmed', 'failed'];

function Actions({ caseId, view: { booking, partners } }: { caseId: string; view: CaseBooking }) {
  const [asking, setAsking] = useState<'confirm' | 'cancel' | 'refund' | 'keep' | null>(null);
  const onError = (error: Error) => toast({ title: t.notDone, text: sentence(error), destructive: true });
  const agree = useMutation({ ...agreeForHousehold, onError });
  const again = useMutation({ ...askPartnersAgain, onError });
  const cancel = useMutation(cancelForHousehold);
  const decide = useMutation(decideBookingPayment);
  const which = { caseId, bookingId: booking.id };
  const { state, quote } = booking;
  const has = (...states: string[]) => booking.payments.some((payment) => states.includes(payment.state));
  return (
    <div className="flex flex-wrap gap-2">
      {(state === 'stuck' || state === 'offering') && (
        <Button onClick={() => setAsking('confirm')}>{t.confirm}</Button>
      )}
      {state === 'quoted' && quote && (
        <Button busy={agree.isPending} onClick={() => agree.mutate({ ...which, cents: quote.cents })}>
          {t.agree(formatMoney(quote.cents))}
        </Button>
      )}
      {state === 'stuck' && (
        <Button variant="outline" busy={again.isPending} onClick={() => again.mutate(which)}>
          {t.again}
        </Button>
      )}
      {has('paid', 'under-review') && (
        <Button variant="outline" onClick={() => setAsking('refund')}>
          {t.refund}
        </Button>
      )}
      {has('under-review') && (
        <Button variant="outline" onClick={() => setAsking('keep')}>
          {t.keep}
        </Button>
      )}
      {CANCELABLE.includes(state) && (
        <Button variant="ghost" onClick={() => setAsking('cancel')}>
          {t.cancel}
        </Button>
      )}
      {asking === 'confirm' && (
        <ConfirmDialog
          {...which}
          partners={state === 'offering' ? partners.filter(({ name }) => name === booking.partner) : partners}
          onClose={() => setAsking(null)}
        />
      )}
      {(asking === 'refund' || asking === 'keep') && (
        <NoteDialog
          open
          title={asking === 'refund' ? t.refund : t.keep}
          text={asking === 'refund' ? t.refundText : t.keepText}
          action={asking === 'refund' ? t.refund : t.keep}
          destructive={asking === 'refund'}
          onClose={() => setAsking(null)}
          onConfirm={async ({ note }) => {
            await decide.mutateAsync({ ...which, is: asking, reason: note });
            toast({ title: t.decided });
          }}
        />
      )}
      <NoteDialog
        open={asking === 'cancel'}
        title={t.cancel}
        text={t.cancelText}
        action={t.cancel}
        destructive
        onClose={() => setAsking(null)}
        onConfirm={async ({ note }) => {
          await cancel.mutateAsync({ ...which, reason: note });
          toast({ title: t.canceled });
        }}
      />
    </div>
  );
}

function ConfirmDialog({
  caseId,
  bookingId,
  partners,
  onClose,
}: DialogProps & { partners: CaseBooking['partners'] }) {
  const confirm = useMutation(confirmByPhone);
  const given = (form: FormData, field: string) => String(form.get(field) ?? '').trim();
  return (
    <PromptDialog
      title={t.confirm}
      text={partners.length === 0 ? t.noPartners : t.confirmText}
      action={t.saveConfirmation}
      failed={t.notDone}
      onClose={onClose}
      onConfirm={async (form) => {
        const dollars = given(form, 'cents');
        await confirm.mutateAsync({
          caseId,
          bookingId,
          partnerId: given(form, 'partnerId'),
          confirmation: given(form, 'confirmation'),
          contactName: given(form, 'contactName'),
          cents: dollars === '' ? null : Math.round(Number(dollars) * 100),
        });
        toast({ title: t.confirmed });
      }}
    >
      {(errors) => (
        <>
          <Field label={t.partner} error={errors['partnerId']} required>
            <Select name="partnerId">
              {partners.map(({ id, name, miles, phone, wasAsked }) => {
                const option = t.partnerOption(name, miles.toFixed(1), formatPhone(phone));
                return (
                  <option key={id} value={id}>
                    {wasAsked ? t.askedBefore(option) : option}
                  </option>
                );
              })}
            </Select>
          </Field>
          <Field label={t.number} error={errors['confirmation']} required>
            <Input name="confirmation" autoComplete="off" maxLength={60} />
          </Field>
          <Field label={t.contactName} error={errors['contactName']} required>
            <Input name="contactName" autoComplete="off" maxLength={120} />
          </Field>
          <Field label={t.price} hint={t.priceHint} error={errors['cents']}>
            <Input name="cents" inputMode="decimal" autoComplete="off" />
          </Field>
        </>
      )}
    </PromptDialog>
  );
}
