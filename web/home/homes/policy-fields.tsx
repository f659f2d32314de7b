import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { POLICY_KINDS, type PolicyInput, yearAfter } from '#contract/home/policies.ts';
import { POLICY_LIMIT_KEYS, POLICY_LIMITS, type PolicyLimit } from '#contract/home/policy-limits.ts';
import { isoDayIn } from '#contract/iso-day.ts';
import { readAmount } from '#web/lib/read-amount.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import * as t from '#text/home/policies.ts';

export type PolicyValues = { policy: z.input<typeof PolicyInput> };

/** Today's date in the user's time zone. */
export const todayHere = (): string => isoDayIn()(new Date());

/** A new policy runs for one year from today. */
export const newPolicy = (): PolicyValues['policy'] => {
  const effectiveDate = todayHere();
  return {
    kind: 'homeowners',
    carrier: '',
    policyNumber: '',
    coverageLimit: undefined as unknown as number,
    deductible: undefined as unknown as number,
    effectiveDate,
    expiryDate: yearAfter(effectiveDate),
  };
};

/** A policy's fields. `numberEnd`: it already has a number, which stays if the field is left blank. */
export function PolicyFields({ numberEnd }: { numberEnd?: string }) {
  const { register, setValue, getFieldState, formState } = useFormContext<PolicyValues>();
  const errors = formState.errors.policy;
  const amount = { setValueAs: readAmount };
  const dollars = (name: 'coverageLimit' | 'deductible' | PolicyLimit) => (
    <Input
      {...register(`policy.${name}`, amount)}
      inputMode="decimal"
      autoComplete="off"
      className="tabular"
    />
  );
  const start = register('policy.effectiveDate', {
    onChange: (event: { target: { value: string } }) => {
      // The term stays one year until the user changes it.
      const { value } = event.target;
      if (/^\d{4}-\d\d-\d\d$/.test(value) && !getFieldState('policy.expiryDate').isDirty)
        setValue('policy.expiryDate', yearAfter(value));
    },
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t.policyType} error={errors?.kind?.message}>
        <Select {...register('policy.kind')}>
          {Object.entries(POLICY_KINDS).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.carrier} required error={errors?.carrier?.message}>
        <Input {...register('policy.carrier')} autoComplete="off" />
      </Field>
      <Field
        label={t.policyNumber}
        required={numberEnd === undefined}
        error={errors?.policyNumber?.message}
        hint={numberEnd === undefined ? t.numberHint : t.numberKeptHint(numberEnd)}
        className="sm:col-span-2"
      >
        <Input {...register('policy.policyNumber')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label={t.coverageLimitDollars} required error={errors?.coverageLimit?.message}>
        {dollars('coverageLimit')}
      </Field>
      <Field label={t.deductibleDollars} required error={errors?.deductible?.message}>
        {dollars('deductible')}
      </Field>
      <Field label={t.effectiveDate} required error={errors?.effectiveDate?.message}>
        <Input {...start} type="date" />
      </Field>
      <Field label={t.expiryDate} required error={errors?.expiryDate?.message}>
        <Input {...register('policy.expiryDate')} type="date" />
      </Field>
      <fieldset className="grid gap-4 rounded-card border border-line p-4 sm:col-span-2 sm:grid-cols-3">
        <legend className="px-1 font-medium">{t.coverageLimits}</legend>
        {POLICY_LIMIT_KEYS.map((key) => (
          <Field
            key={key}
            label={`${POLICY_LIMITS[key].name} ($)`}
            hint={POLICY_LIMITS[key].hint}
            error={errors?.[key]?.message}
          >
            {dollars(key)}
          </Field>
        ))}
      </fieldset>
    </div>
  );
}
