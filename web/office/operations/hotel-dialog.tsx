import { useMutation } from '@tanstack/react-query';
import type { HotelDetail } from '#contract/emergency/lodging.ts';
import { formatPhone } from '#contract/phone.ts';
import { STATE_NAMES } from '#contract/us-states.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { addHotel, changeHotel } from './partner-queries.ts';
import * as t from '#text/office/operations-incident.ts';

const FIELDS = [
  { name: 'name', label: t.name },
  { name: 'phone', label: t.frontDesk },
  { name: 'address', label: t.streetAddress },
  { name: 'city', label: t.city },
  { name: 'zip', label: t.zipCode },
  { name: 'stars', label: t.stars, hint: t.starsHint },
  { name: 'lat', label: t.latitude, hint: t.latitudeHint },
  { name: 'lng', label: t.longitude, hint: t.longitudeHint },
] as const;

const numberIn = (given: FormData, name: string): number => {
  const text = String(given.get(name) ?? '').trim();
  return text === '' ? Number.NaN : Number(text);
};
const textIn = (given: FormData, name: string): string => String(given.get(name) ?? '');

/** Adds or edits a partner hotel. */
export function HotelDialog({ hotel, onClose }: { hotel?: HotelDetail; onClose: () => void }) {
  const add = useMutation(addHotel);
  const change = useMutation(changeHotel);
  const start: Record<string, string> = hotel
    ? {
        name: hotel.name,
        address: hotel.address,
        city: hotel.city,
        state: hotel.state,
        zip: hotel.zip,
        stars: String(hotel.stars),
        lat: String(hotel.lat),
        lng: String(hotel.lng),
        phone: formatPhone(hotel.phone),
      }
    : {};
  return (
    <FieldsDialog
      title={hotel ? t.changeHotel : t.addAHotel}
      text={t.hotelHint}
      action={hotel ? t.saveHotel : t.addHotel}
      done={hotel ? t.hotelSaved : t.hotelAdded}
      onClose={onClose}
      onSave={(given) => {
        const input = {
          name: textIn(given, 'name'),
          phone: textIn(given, 'phone'),
          address: textIn(given, 'address'),
          city: textIn(given, 'city'),
          state: textIn(given, 'state'),
          zip: textIn(given, 'zip'),
          stars: numberIn(given, 'stars'),
          lat: numberIn(given, 'lat'),
          lng: numberIn(given, 'lng'),
        };
        return hotel ? change.mutateAsync({ ...input, hotelId: hotel.id }) : add.mutateAsync(input);
      }}
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {FIELDS.map(({ name, label, ...more }) => (
            <Field key={name} label={label} error={errors[name]} {...more}>
              <Input name={name} defaultValue={start[name] ?? ''} />
            </Field>
          ))}
          <Field label={t.state} error={errors.state}>
            <Select name="state" defaultValue={start.state ?? 'CA'}>
              {Object.entries(STATE_NAMES).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </FieldsDialog>
  );
}
