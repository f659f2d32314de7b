import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { INTERVALS, PLAN_KEYS, PLAN_TERMS } from '#contract/core/plans.ts';
import { NOTICE_DAYS, NOTICE_LEAD_DAYS } from '#contract/money/price-changes.ts';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { schedulePriceChange } from './price-queries.ts';
import * as t from '#text/office/admin-purchases.ts';

const PriceForm = z.object({
  plan: z.enum(PLAN_KEYS),
  interval: z.enum(INTERVALS),
  dollars: z
    .string()
    .trim()
    .min(1, t.enterPrice)
    .regex(/^\d{1,5}(\.\d\d)?$/, t.enterDollars)
    .transform((text) => Math.round(Number(text) * 100)),
  effectiveOn: z.iso.date(t.chooseDay),
});
const NEW: z.input<typeof PriceForm> = { plan: 'plus', interval: 'month', dollars: '', effectiveOn: '' };
const DAYS = NOTICE_DAYS + NOTICE_LEAD_DAYS;

/** Schedules a new renewal price. */
export function ScheduleForm() {
  const form = useForm({ resolver: zodResolver(PriceForm), defaultValues: NEW });
  const { errors, isSubmitting } = form.formState;
  const { mutateAsync } = useMutation(schedulePriceChange);
  const save = form.handleSubmit(async ({ dollars, ...terms }) => {
    try {
      await mutateAsync({ ...terms, newCents: dollars });
      form.reset(NEW);
      toast({ title: t.changeScheduled, text: t.changeScheduledDetail });
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return; // the user canceled the step-up
      const refused = error instanceof ApiError ? error.fields : {};
      if (refused['effectiveOn'])
        form.setError('effectiveOn', { message: refused['effectiveOn'] }, { shouldFocus: true });
      else toast({ title: t.changeNotScheduled, text: sentence(error), destructive: true });
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Field label={t.plan} error={errors.plan?.message}>
        <Select {...form.register('plan')}>
          {PLAN_KEYS.map((plan) => (
            <option key={plan} value={plan}>
              {PLAN_TERMS[plan].name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.paid} error={errors.interval?.message}>
        <Select {...form.register('interval')}>
          <option value="month">{t.monthly}</option>
          <option value="year">{t.yearly}</option>
        </Select>
      </Field>
      <Field label={t.newPrice} error={errors.dollars?.message}>
        <Input inputMode="decimal" {...form.register('dollars')} />
      </Field>
      <Field label={t.effectiveDate} hint={t.atLeastDays(DAYS)} error={errors.effectiveOn?.message}>
        <Input type="date" {...form.register('effectiveOn')} />
      </Field>
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {t.schedule}
      </Button>
    </form>
  );
}
