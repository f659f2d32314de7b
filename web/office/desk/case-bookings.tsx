import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BOOKING_KIND_KEYS, type BookingKind } from '#contract/service/booking-kinds.ts';
import type { BookingList } from '#contract/service/bookings.ts';
import { May } from '#web/core/accounts/may.tsx';
import { toast } from '#web/lib/toast.ts';
import { BookingForm } from '#web/service/bookings/booking-form.tsx';
import { TONES } from '#web/service/bookings/booking-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Select } from '#web/ui/select.tsx';
import { bookForHousehold, caseBookingsQuery } from './booking-queries.ts';
import { CaseBookingDialog } from './case-booking-dialog.tsx';
import * as t from '#text/office/desk-bookings.ts';
import * as w from '#text/service/booking-words.ts';

/** The household's bookings, and a form to book for it. */
export function CaseBookings({ caseId }: { caseId: string }) {
  const list = useQuery(caseBookingsQuery(caseId));
  const [shown, setShown] = useState<string | null>(null);
  const [isBooking, setBooking] = useState(false);
  return (
    <Loaded query={list} what={t.theBookings}>
      {(data) => (
        <div className="grid justify-items-start gap-2">
          {data.bookings.length === 0 && <p className="text-muted">{t.none}</p>}
          <ul className="grid w-full gap-1">
            {data.bookings.map(({ id, kind, state }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2">
                <Button variant="ghost" aria-label={t.show(w.kinds[kind])} onClick={() => setShown(id)}>
                  {w.kinds[kind]}
                </Button>
                <Badge tone={TONES[state]} className="whitespace-normal">
                  {w.states[state]}
                </Badge>
              </li>
            ))}
          </ul>
          <May use="cases.work">
            <Button variant="secondary" onClick={() => setBooking(true)}>
              {t.bookFor}
            </Button>
          </May>
          {shown && <CaseBookingDialog caseId={caseId} bookingId={shown} onClose={() => setShown(null)} />}
          {isBooking && <BookDialog caseId={caseId} list={data} onClose={() => setBooking(false)} />}
        </div>
      )}
    </Loaded>
  );
}

type BookDialogProps = { caseId: string; list: BookingList; onClose: () => void };

function BookDialog({ caseId, list, onClose }: BookDialogProps) {
  const [kind, setKind] = useState<BookingKind>('ride');
  const [id] = useState(() => crypto.randomUUID());
  const book = useMutation(bookForHousehold);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent wide>
        <DialogTitle>{t.bookFor}</DialogTitle>
        <DialogText>{t.bookForText}</DialogText>
        <Field label={t.service}>
          <Select
            value={kind}
            onChange={({ target }) =>
              setKind(BOOKING_KIND_KEYS.find((key) => key === target.value) ?? 'ride')
            }
          >
            {BOOKING_KIND_KEYS.map((key) => (
              <option key={key} value={key}>
                {w.kinds[key]}
              </option>
            ))}
          </Select>
        </Field>
        <BookingForm
          key={kind}
          kind={kind}
          list={list}
          booking={null}
          onSend={async (values) => {
            await book.mutateAsync({ caseId, id, kind, ...values });
            toast({ title: t.booked });
            onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
