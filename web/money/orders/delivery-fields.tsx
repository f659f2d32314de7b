import { useState } from 'react';
import { type DeliveryAddress, DELIVERY_STATES } from '#contract/money/deliveries.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { addressLines } from './delivery-words.ts';
import * as t from '#text/money/orders.ts';

export type Typed = Record<keyof DeliveryAddress, string>;

type DeliveryFieldsProps = {
  value: Typed;
  errors: Readonly<Partial<Record<keyof DeliveryAddress, string>>>;
  onChange: (value: Typed) => void;
};

/** Where goods go. A complete address shows as a label, with a button that opens its fields. */
export function DeliveryFields({ value, errors, onChange }: DeliveryFieldsProps) {
  const [isOpen, setOpen] = useState(() => Object.values(value).some((part) => part.trim() === ''));
  if (!isOpen && Object.keys(errors).length === 0)
    return (
      <section aria-label={t.deliveryAddress} className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="font-medium">{t.deliverTo}</p>
          <address className="text-muted not-italic wrap-anywhere">
            {addressLines(value as DeliveryAddress).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t.changeAddress}
        </Button>
      </section>
    );
  const text = (part: keyof Typed) => ({
    value: value[part],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [part]: event.currentTarget.value }),
  });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t.deliveryAddress}</legend>
      <Field label={t.name} error={errors.name}>
        <Input {...text('name')} required maxLength={120} autoComplete="shipping name" />
      </Field>
      <Field label={t.streetAddress} error={errors.address}>
        <Input {...text('address')} required maxLength={200} autoComplete="shipping street-address" />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t.city} error={errors.city}>
          <Input {...text('city')} required maxLength={100} autoComplete="shipping address-level2" />
        </Field>
        <Field label={t.state} error={errors.state}>
          <Select {...text('state')} autoComplete="shipping address-level1">
            {Object.entries(DELIVERY_STATES).map(([code, word]) => (
              <option key={code} value={code}>
                {word}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.zipCode} error={errors.zip}>
          <Input
            {...text('zip')}
            required
            maxLength={5}
            inputMode="numeric"
            autoComplete="shipping postal-code"
          />
        </Field>
      </div>
    </fieldset>
  );
}
