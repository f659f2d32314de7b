import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { HomeAddress } from '#contract/home/homes.ts';
import { PolicyInput } from '#contract/home/policies.ts';
import { useLastingDraft } from '#web/lib/draft.ts';
import { readStoredUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormProblem } from './form-problem.tsx';
import { newPolicy, PolicyFields } from './policy-fields.tsx';
import { PropertyFields, withPoint } from './property-fields.tsx';
import { addHome } from './queries.ts';
import { useSaveProperty } from './save-property.tsx';
import * as t from '#text/home/homes.ts';

const HomeOnly = HomeAddress.extend({
  lat: z.number().optional(),
  lng: z.number().optional(),
  pickedFor: z.string().optional(),
});
const HomeWithPolicy = HomeOnly.extend({ policy: PolicyInput });
type NewHome = z.input<typeof HomeWithPolicy> & { isPolicyLater: boolean };
type Checked = z.output<typeof HomeOnly> & Partial<z.output<typeof HomeWithPolicy>>;

type HomeResolver = Resolver<NewHome, unknown, Checked>;
const withPolicy = zodResolver(HomeWithPolicy) as unknown as HomeResolver;
const withoutPolicy = zodResolver(HomeOnly) as unknown as HomeResolver;
/** The policy's fields count only while they are in the form. */
const resolver: HomeResolver = (values, ...rest) =>
  (values.isPolicyLater ? withoutPolicy : withPolicy)(values, ...rest);

type NewHomeFormProps = {
  /** What is already known about the address. */
  start?: Partial<HomeAddress>;
  onSaved?: (homeId: string) => void;
  onCancel?: () => void;
};

/** The property and its policy, saved together; the policy can be added later. */
export function NewHomeForm({ start, onSaved, onCancel }: NewHomeFormProps) {
  const form = useForm<NewHome, unknown, Checked>({
    resolver,
    defaultValues: {
      address: '',
      city: '',
      state: 'CA',
      zip: '',
      ...start,
      policy: newPolicy(),
      isPolicyLater: false,
    },
  });
  const isPolicyLater = useWatch({ control: form.control, name: 'isPolicyLater' });
  const dropDraft = useLastingDraft(`new-home:${readStoredUser()?.id ?? ''}`, form as never);
  const { mutateAsync } = useMutation({
    ...addHome,
    onSuccess: (...given) => {
      dropDraft();
      return addHome.onSuccess?.(...given);
    },
  });
  const { save, question } = useSaveProperty(form, async (values, confirmed) => {
    const home = await mutateAsync({ ...withPoint(values), confirmed });
    form.reset();
    toast({ title: values.policy ? t.savedBoth : t.saved });
    onSaved?.(home.id);
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-6">
        <FormCard title={t.property} text={t.propertyText}>
          <PropertyFields />
        </FormCard>
        <FormCard title={t.insurancePolicy} text={isPolicyLater ? t.policyLaterText : t.policyText}>
          <Checkbox {...form.register('isPolicyLater')} label={t.policyLater} />
          {!isPolicyLater && <PolicyFields />}
        </FormCard>
        <FormProblem>{form.formState.errors.root?.message}</FormProblem>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          {onCancel && (
            <Button
              variant="outline"
              onClick={() => {
                // Cancel discards the draft; navigating away keeps it.
                form.reset();
                onCancel();
              }}
            >
              {t.cancel}
            </Button>
          )}
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={t.saving}>
            {isPolicyLater ? t.saveHome : t.saveHomeAndPolicy}
          </Button>
        </div>
      </form>
      {question}
    </FormProvider>
  );
}

function FormCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Card>
        <CardHeader>
          <CardTitle as="h2">{title}</CardTitle>
          <CardText>{text}</CardText>
        </CardHeader>
        {children}
      </Card>
    </section>
  );
}
