import { useController, useFormContext } from 'react-hook-form';
import type { AddressPlace } from '#contract/outreach/addresses.ts';
import { HOME_STATES, HomeState, type HomeAddress } from '#contract/home/homes.ts';
import { AddressCombobox } from '#web/outreach/addresses/address-combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import * as t from '#text/home/homes.ts';

/** Coordinates of a picked address; valid only while the address is unchanged. */
export type Picked = { lat?: number | undefined; lng?: number | undefined; pickedFor?: string | undefined };
export type PropertyValues = HomeAddress & Picked;

export const addressKey = ({ address, city, state, zip }: HomeAddress): string =>
  [address, city, state, zip].join('|').toLowerCase();

/** What to send: the coordinates only if they still match the address. */
export function withPoint<T extends PropertyValues>({ lat, lng, pickedFor, ...rest }: T) {
  const isSame =
    lat !== undefined && lng !== undefined && pickedFor === addressKey(rest as unknown as HomeAddress);
  return { ...rest, ...(isSame ? { lat, lng } : {}) };
}

const NOT_SERVED = t.servedStates;

/** Street, city, state and ZIP code. Picking a suggestion fills all four; they can also be typed. */
export function PropertyFields() {
  const { control, register, setValue, setError, getValues, clearErrors, formState } =
    useFormContext<PropertyValues>();
  const { errors } = formState;
  // Registered before the others: the first error is searched in this order.
  const { field: street } = useController({ control, name: 'address' });

  const pick = ({ street: line, city, state, zip, location, precision }: AddressPlace) => {
    const served = HomeState.safeParse(state);
    if (state && !served.success) return setError('address', { message: NOT_SERVED });
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const;
    setValue('address', line ?? '', options);
    if (city) setValue('city', city, options);
    if (served.success) setValue('state', served.data, options);
    if (zip) setValue('zip', zip, options);
    clearErrors(['address', 'zip']);
    // Only send coordinates more precise than the town: we know the town's ourselves.
    const isNear = location !== null && (precision === 'home' || precision === 'street');
    setValue('lat', isNear ? location.lat : undefined);
    setValue('lng', isNear ? location.lng : undefined);
    setValue('pickedFor', addressKey(getValues()));
  };

  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <Field
        label={t.streetAddress}
        required
        error={errors.address?.message}
        hint={t.addressHint}
        className="sm:col-span-6"
      >
        <AddressCombobox
          name="address"
          inputRef={street.ref}
          value={street.value}
          onChange={street.onChange}
          onPick={pick}
        />
      </Field>
      <Field label={t.city} required error={errors.city?.message} className="sm:col-span-2">
        <Input {...register('city')} autoComplete="address-level2" />
      </Field>
      <Field label={t.state} required error={errors.state?.message} className="sm:col-span-2">
        <Select {...register('state')} autoComplete="address-level1">
          {Object.entries(HOME_STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.zipCode} required error={errors.zip?.message} className="sm:col-span-2">
        <Input {...register('zip')} inputMode="numeric" maxLength={5} autoComplete="postal-code" />
      </Field>
    </div>
  );
}
