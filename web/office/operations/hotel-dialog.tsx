import { useMutation } from '@tanstack/react-query';
import type { HotelDetail } from '#contract/emergency/lodging.ts';
import { formatPhone } from '#contract/phone.ts';
import { STATE_NAMES } from '#contract/us-states.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { addHotel, changeHotel } from './partner-queries.ts';

const FIELDS = [
  { name: 'name', label: 'Name' },
  { name: 'phone', label: 'Telephone of the front desk' },
  { name: 'address', label: 'Street address' },
  { name: 'city', label: 'City' },
  { name: 'zip', label: 'ZIP code' },
  { name: 'stars', label: 'Stars', hint: 'Members are given rooms at three stars or more.' },
  { name: 'lat', label: 'Latitude', hint: 'Like 34.05' },
  { name: 'lng', label: 'Longitude', hint: 'Like -118.24' },
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
        ...hotel,
        stars: String(hotel.stars),
        lat: String(hotel.lat),
        lng: String(hotel.lng),
        phone: formatPhone(hotel.phone),
        blocks: '',
        tonight: '',
        isActive: '',
        isSample: '',
      }
    : {};
  return (
    <FieldsDialog
      title={hotel ? 'Change hotel' : 'Add a hotel'}
      text="Households are sent to this address, so its place on the map must be exact."
      action={hotel ? 'Save hotel' : 'Add hotel'}
      done={hotel ? 'Hotel saved' : 'Hotel added'}
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
          <Field label="State" error={errors.state}>
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
