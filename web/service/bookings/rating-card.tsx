import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Booking } from '#contract/service/bookings.ts';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { useFieldErrors } from '#web/lib/use-field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { rateBooking } from './queries.ts';
import * as t from '#text/service/bookings.ts';
import * as v from '#text/service/booking-values.ts';

const STARS = [5, 4, 3, 2, 1];

/** One to five stars. If rated again, the last rating counts. */
export function RatingCard({ homeId, booking }: { homeId: string; booking: Booking }) {
  const { errors, show, form } = useFieldErrors();
  const rate = useMutation({
    ...rateBooking,
    onSuccess: () => toast({ title: t.rated }),
    onError: (error) => toast({ title: t.notRated, text: sentence(error), destructive: true }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const stars = Number(given.get('stars') ?? 0);
    if (stars === 0) return void show({ stars: v.stars });
    rate.mutate({ homeId, bookingId: booking.id, stars, words: String(given.get('words') ?? '').trim() });
  };
  return (
    <Card>
      <form {...form} onSubmit={submit} className="grid gap-4">
        <RadioGroup legend={t.rate} name="stars" hint={t.ratingHint} error={errors['stars']} required>
          <div className="flex flex-wrap gap-x-6">
            {STARS.map((n) => (
              <Radio key={n} value={n} label={t.stars(n)} defaultChecked={booking.rating?.stars === n} />
            ))}
          </div>
        </RadioGroup>
        <Field label={t.ratingWords} hint={t.optional}>
          <Textarea name="words" rows={3} maxLength={1000} defaultValue={booking.rating?.words ?? ''} />
        </Field>
        {booking.rating && <p role="status">{t.youRated(booking.rating.stars)}</p>}
        <Button type="submit" busy={rate.isPending} className="justify-self-start">
          {t.saveRating}
        </Button>
      </form>
    </Card>
  );
}
