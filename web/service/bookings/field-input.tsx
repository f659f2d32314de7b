import type { BookingField } from '#contract/service/booking-fields.ts';
import type { FieldErrors } from '#web/lib/use-field-errors.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldError, RequiredMark } from '#web/ui/field-text.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import * as w from '#text/service/booking-words.ts';
import * as t from '#text/service/bookings.ts';

export type Answers = Readonly<Record<string, number | boolean | string | readonly string[] | undefined>>;

const labelOf = (key: string): string => (w.fields as Record<string, string>)[key] ?? key;
const optionOf = (key: string): string => (w.options as Record<string, string>)[key] ?? key;

/** The field name in the server's errors. */
export const nameOf = ({ key, type }: BookingField): string =>
  type === 'words' ? `words.${key}` : `needs.${key}`;

type FieldInputProps = { field: BookingField; answers: Answers; errors: FieldErrors };

/** One field of a booking's form, by its type. */
export function FieldInput({ field, answers, errors }: FieldInputProps) {
  const name = nameOf(field);
  const label = labelOf(field.key);
  const given = answers[field.key];
  const error = errors[name];
  switch (field.type) {
    case 'count':
      return (
        <Field label={label} error={error} required>
          <Input
            name={name}
            type="number"
            inputMode="numeric"
            min={field.min}
            max={field.max}
            defaultValue={typeof given === 'number' ? given : field.min}
          />
        </Field>
      );
    case 'yes':
      return (
        <div>
          <Checkbox
            name={name}
            label={
              <>
                {label}
                {field.isNeeded && <RequiredMark />}
              </>
            }
            defaultChecked={given === true}
            aria-invalid={Boolean(error)}
          />
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      );
    case 'choice':
      return (
        <Field label={label} error={error} required>
          <Select name={name} defaultValue={typeof given === 'string' ? given : ''}>
            <option value="">{t.choose}</option>
            {field.options.map((option) => (
              <option key={option} value={option}>
                {optionOf(option)}
              </option>
            ))}
          </Select>
        </Field>
      );
    case 'choices':
      return (
        <fieldset className="grid gap-1" aria-describedby={error ? `${name}-error` : undefined}>
          <legend className="font-medium">
            {label}
            {field.isNeeded && <RequiredMark />}
          </legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {field.options.map((option) => (
              <Checkbox
                key={option}
                name={name}
                value={option}
                label={optionOf(option)}
                defaultChecked={Array.isArray(given) && given.includes(option)}
              />
            ))}
          </div>
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </fieldset>
      );
    case 'words':
      return (
        <Field
          label={label}
          hint={field.fact === 'job' ? t.seenBefore : t.seenAfter}
          error={error}
          required={field.isNeeded}
        >
          <Textarea
            name={name}
            rows={field.key === 'from' || field.key === 'to' ? 1 : 3}
            maxLength={field.max}
            defaultValue={typeof given === 'string' ? given : ''}
          />
        </Field>
      );
  }
}
