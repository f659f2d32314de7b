import { useMutation, useQuery } from '@tanstack/react-query';
import { Pill } from 'lucide-react';
import type { FormEvent } from 'react';
import { SUPPLY_ITEMS, type SupplyView } from '#contract/service/supplies.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { useFieldErrors } from '#web/lib/use-field-errors.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field-text.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { agreeToSupplies, suppliesQuery, withdrawSupplies } from './queries.ts';
import * as w from '#text/service/booking-words.ts';
import { supplies as t } from '#text/service/bookings.ts';

type SuppliesCardProps = { homeId: string; isEditable: boolean };

/** Supplies that a person depends on, agreed in advance. Renders nothing until it has loaded. */
export function SuppliesCard({ homeId, isEditable }: SuppliesCardProps) {
  const { data } = useQuery(suppliesQuery(homeId));
  if (!data) return null;
  return (
    <Section icon={Pill} title={t.title}>
      <p className="max-w-prose">{t.text}</p>
      {data.plan && <p role="status">{t.agreedOn(formatDate(data.plan.agreedAt))}</p>}
      {!data.isIncluded && (
        <p className="flex flex-wrap items-center gap-3">
          {t.notIncluded}
          <Link to="/membership" className={buttonClass({ variant: 'outline' })}>
            {t.seePlans}
          </Link>
        </p>
      )}
      {data.isIncluded && isEditable && (
        <SuppliesForm key={data.plan?.agreedAt ?? 'new'} homeId={homeId} view={data} />
      )}
    </Section>
  );
}

function SuppliesForm({ homeId, view: { plan, proposed } }: { homeId: string; view: SupplyView }) {
  const { errors, show, form } = useFieldErrors();
  const onError = (error: Error) => {
    if (error instanceof ApiError && show(error.fields)) return;
    toast({ title: t.notSaved, text: sentence(error), destructive: true });
  };
  const agree = useMutation({ ...agreeToSupplies, onSuccess: () => toast({ title: t.saved }), onError });
  const stop = useMutation({ ...withdrawSupplies, onSuccess: () => toast({ title: t.stopped }), onError });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const chosen = new Set(given.getAll('items').map(String));
    const items = SUPPLY_ITEMS.filter((item) => chosen.has(item));
    agree.mutate({ homeId, items, list: String(given.get('list') ?? '').trim() });
  };
  const chosen: readonly string[] = plan?.items ?? proposed;
  return (
    <form {...form} onSubmit={submit} className="grid gap-4">
      <fieldset
        className="grid gap-1"
        aria-describedby={errors['items'] ? 'supplies-items-error' : undefined}
      >
        <legend className="font-medium">{t.items}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {SUPPLY_ITEMS.map((item) => (
            <Checkbox
              key={item}
              name="items"
              value={item}
              label={w.options[item]}
              defaultChecked={chosen.includes(item)}
            />
          ))}
        </div>
        <FieldError id="supplies-items-error">{errors['items']}</FieldError>
      </fieldset>
      <Field label={t.list} hint={t.listHint} error={errors['list']} required>
        <Textarea name="list" rows={3} maxLength={500} defaultValue={plan?.list ?? ''} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={agree.isPending}>
          {plan ? t.save : t.agree}
        </Button>
        {plan && (
          <Button variant="ghost" busy={stop.isPending} onClick={() => stop.mutate(homeId)}>
            {t.stop}
          </Button>
        )}
      </div>
    </form>
  );
}
