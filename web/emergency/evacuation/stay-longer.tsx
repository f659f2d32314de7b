import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_NIGHTS } from '#contract/emergency/evacuation-room.ts';
import type { RoomView } from '#contract/emergency/evacuation.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/lib/toast.ts';
import { setOwnNights } from './queries.ts';
import * as t from '#text/emergency/rooms.ts';

/** Nights beyond the plan, at the member's expense. */
export function StayLonger({ homeId, room }: { homeId: string; room: RoomView }) {
  const [isOpen, setOpen] = useState(false);
  const [nights, setNights] = useState(room.ownNights);
  const save = useMutation({
    ...setOwnNights,
    onSuccess: ({ ownNights }) => {
      setOpen(false);
      toast({
        title: ownNights > 0 ? t.nightsAdded(ownNights) : t.noExtraNights,
      });
    },
    onError: (error) => toast({ title: t.nothingChanged, text: sentence(error), destructive: true }),
  });
  const choices = Array.from({ length: MOST_NIGHTS - room.nights + 1 }, (_, n) => n);
  const cost = (room.memberRateCents ?? 0) * room.rooms * nights;
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setNights(room.ownNights);
          setOpen(true);
        }}
      >
        {room.ownNights > 0 ? t.changeExtraNights : t.stayLonger}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>{t.stayLonger}</DialogTitle>
          <DialogText>
            {t.stayLongerText({ rooms: room.rooms, nights: room.nights, most: MOST_NIGHTS })}
          </DialogText>
          <Field label={t.extraNights}>
            <Select value={nights} onChange={(event) => setNights(Number(event.target.value))}>
              {choices.map((n) => (
                <option key={n} value={n}>
                  {n === 0 ? t.none : t.nightCount(n)}
                </option>
              ))}
            </Select>
          </Field>
          {room.memberRateCents !== null && (
            <p aria-live="polite" className="text-lg">
              {nights === 0 ? t.nothingToPay : t.youPay(formatMoney(cost), room.rooms)}
            </p>
          )}
          <DialogFooter>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {t.cancel}
            </Button>
            <Button
              busy={save.isPending}
              disabled={nights === room.ownNights}
              onClick={() => save.mutate({ homeId, ownNights: nights })}
            >
              {t.saveNights}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}
