import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { roomCount } from '#contract/core/hotel-rooms.ts';
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
import { nightsWord } from './words.ts';

/** Nights beyond the plan, at the member's expense. */
export function StayLonger({ homeId, room }: { homeId: string; room: RoomView }) {
  const [isOpen, setOpen] = useState(false);
  const [nights, setNights] = useState(room.ownNights);
  const save = useMutation({
    ...setOwnNights,
    onSuccess: ({ ownNights }) => {
      setOpen(false);
      toast({
        title: ownNights > 0 ? `${nightsWord(ownNights)} added at your expense` : 'No extra nights',
      });
    },
    onError: (error) => toast({ title: 'Nothing changed', text: sentence(error), destructive: true }),
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
        {room.ownNights > 0 ? 'Change extra nights' : 'Stay longer'}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>Stay longer</DialogTitle>
          <DialogText>
            Your plan covers {nightsWord(room.nights)}. The hotel keeps{' '}
            {room.rooms > 1 ? `your ${roomCount(room.rooms)}` : 'your room'} for up to {MOST_NIGHTS} nights.
            You pay the hotel for nights beyond your plan.
          </DialogText>
          <Field label="Extra nights (you pay)">
            <Select value={nights} onChange={(event) => setNights(Number(event.target.value))}>
              {choices.map((n) => (
                <option key={n} value={n}>
                  {n === 0 ? 'None' : nightsWord(n)}
                </option>
              ))}
            </Select>
          </Field>
          {room.memberRateCents !== null && (
            <p aria-live="polite" className="text-lg">
              {nights === 0
                ? 'Nothing to pay.'
                : `You pay the hotel ${formatMoney(cost)}${room.rooms > 1 ? ` for ${roomCount(room.rooms)}` : ''}.`}
            </p>
          )}
          <DialogFooter>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button
              busy={save.isPending}
              disabled={nights === room.ownNights}
              onClick={() => save.mutate({ homeId, ownNights: nights })}
            >
              Save nights
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}
