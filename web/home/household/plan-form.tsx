import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { type Household, Plan } from '#contract/home/household.ts';
import { formatPhone } from '#contract/phone.ts';
import { useLastingDraft } from '#web/lib/draft.ts';
import { readStoredUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/lib/toast.ts';
import { useIsAskedFor } from '#web/lib/use-open-dialog.ts';
import { showRefusal } from './form-errors.ts';
import { savePlan } from './queries.ts';
import * as t from '#text/home/household.ts';

type Words = Exclude<keyof Plan, 'seats' | 'claimPhone'>;
type Form = UseFormReturn<z.input<typeof Plan>, unknown, Plan>;
const readCount = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed));

const WORDS: readonly { name: Words; isLong?: boolean }[] = [
  { name: 'meetingNear' },
  { name: 'meetingAway' },
  { name: 'routes', isLong: true },
  { name: 'goBag' },
  { name: 'gas' },
  { name: 'water' },
  { name: 'power' },
  { name: 'neighbors', isLong: true },
];

function Fields({ form, isEditable }: { form: Form; isEditable: boolean }) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {WORDS.map(({ name, isLong = false }) => (
        <Field
          key={name}
          label={t.plan[name]}
          hint={t.hints[name]}
          error={errors[name]?.message}
          className={isLong ? 'md:col-span-2' : undefined}
        >
          {isLong ? (
            <Textarea {...form.register(name)} rows={3} readOnly={!isEditable} />
          ) : (
            <Input {...form.register(name)} autoComplete="off" readOnly={!isEditable} />
          )}
        </Field>
      ))}
      <Field label={t.plan.seats} hint={t.hints.seats} error={errors.seats?.message}>
        <Input
          {...form.register('seats', { setValueAs: readCount })}
          inputMode="numeric"
          autoComplete="off"
          readOnly={!isEditable}
        />
      </Field>
      <Field label={t.plan.claimPhone} hint={t.hints.claimPhone} error={errors.claimPhone?.message}>
        <Input {...form.register('claimPhone')} type="tel" autoComplete="off" readOnly={!isEditable} />
      </Field>
    </div>
  );
}

/** Meeting places, routes, and utilities to shut off. */
export function PlanForm({
  household: { homeId, plan },
  isEditable,
}: {
  household: Household;
  isEditable: boolean;
}) {
  const form: Form = useForm({
    resolver: zodResolver(Plan),
    values: { ...plan, claimPhone: formatPhone(plan.claimPhone) },
    // Someone else's changes must not overwrite what is being typed.
    resetOptions: { keepDirtyValues: true },
  });
  const dropDraft = useLastingDraft(
    `plan:${readStoredUser()?.id ?? ''}:${homeId}`,
    form as unknown as UseFormReturn<z.input<typeof Plan>>,
  );
  const isPlaceAskedFor = useIsAskedFor('meeting-place');
  const areRoutesAskedFor = useIsAskedFor('routes');
  const { setFocus } = form;
  useEffect(() => {
    if (isPlaceAskedFor) setFocus('meetingNear');
    else if (areRoutesAskedFor) setFocus('routes');
  }, [isPlaceAskedFor, areRoutesAskedFor, setFocus]);
  const { mutateAsync } = useMutation(savePlan);
  const save = form.handleSubmit(async (body) => {
    try {
      const saved = await mutateAsync({ homeId, body });
      dropDraft();
      form.reset({ ...saved, claimPhone: formatPhone(saved.claimPhone) });
      toast({ title: t.planSaved });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <section aria-labelledby="plan-heading">
      <Card>
        <CardHeader>
          <CardTitle as="h2" id="plan-heading" className="flex items-center gap-2.5">
            <ClipboardList className="size-5 shrink-0 text-pine-ink" aria-hidden="true" />
            {t.thePlan}
          </CardTitle>
          <CardText>{t.planText}</CardText>
        </CardHeader>
        <form noValidate onSubmit={(event) => void save(event)} className="grid gap-6">
          <Fields form={form} isEditable={isEditable} />
          {isEditable && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button type="submit" busy={form.formState.isSubmitting}>
                {t.savePlan}
              </Button>
              <p role="status" className="text-muted">
                {form.formState.isDirty && t.notSavedYet}
              </p>
            </div>
          )}
        </form>
      </Card>
    </section>
  );
}
