import type { Limits } from '#contract/outreach/partner-limits.ts';
import type { FieldErrors } from '#web/lib/use-field-errors.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field-text.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { listIn, numberIn, textIn } from './form-values.ts';
import * as t from '#text/office/partners.ts';

type Value = boolean | number | readonly string[] | null;
const isLabeled = (name: string): name is keyof typeof t.limits => Object.hasOwn(t.limits, name);
const valuesOf = (limits: Limits) => Object.entries(limits as Record<string, Value>);

/** Reads each limit by its type: a yes or no, a list or a number. */
export const limitsIn = (given: FormData, limits: Limits): Record<string, Value> =>
  Object.fromEntries(
    valuesOf(limits).map(([name, value]) => {
      if (name === 'species') return [name, given.getAll(name).map(String)];
      if (typeof value === 'boolean') return [name, given.has(name)];
      if (Array.isArray(value)) return [name, listIn(given, name)];
      return [name, textIn(given, name) === '' ? null : numberIn(given, name)];
    }),
  );

type LimitFieldsProps = { limits: Limits; errors: FieldErrors };

/** One field for each limit of a kind of service. */
export const LimitFields = ({ limits, errors }: LimitFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {valuesOf(limits).map(([name, value]) => {
      if (!isLabeled(name)) return null;
      if (name === 'species')
        return <Species key={name} chosen={value as readonly string[]} error={errors[name]} />;
      if (typeof value === 'boolean')
        return <Checkbox key={name} name={name} label={t.limits[name]} defaultChecked={value} />;
      const hint = name === 'mostPounds' || name === 'licenseClasses' ? t.limitHints[name] : undefined;
      return (
        <Field key={name} label={t.limits[name]} hint={hint} error={errors[name]}>
          <Input
            name={name}
            {...(Array.isArray(value) ? {} : { inputMode: 'numeric' as const })}
            defaultValue={Array.isArray(value) ? value.join(', ') : String(value ?? '')}
          />
        </Field>
      );
    })}
  </div>
);

function Species({ chosen, error }: { chosen: readonly string[]; error: string | undefined }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-medium">{t.limits.species}</legend>
      <div className="grid sm:grid-cols-2">
        {Object.entries(t.species).map(([key, label]) => (
          <Checkbox
            key={key}
            name="species"
            value={key}
            label={label}
            defaultChecked={chosen.includes(key)}
            aria-invalid={error !== undefined}
            aria-describedby="species-error"
          />
        ))}
      </div>
      <FieldError id="species-error">{error}</FieldError>
    </fieldset>
  );
}
