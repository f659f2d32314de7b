import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { text } from '#contract/values.ts';
import { ApiError, codeOf } from '#web/lib/api-error.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { Link } from '#web/lib/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/lib/toast.ts';
import { ADMIN_LINKS } from './admin-links.ts';
import { addItem } from './overview-queries.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/office/admin-catalog.ts';

const CATALOG_URL = ADMIN_LINKS.find(({ url }) => url === '/admin/catalog')?.url;

/** Fields hold text; it's converted if it's a number. */
const whole = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .regex(/^\d{1,9}$/, t.enterWholeLike)
    .transform((digits) => Number.parseInt(digits, 10));

const ItemForm = z.object({
  name: text(120, t.nameRequired),
  description: text(500, t.descriptionRequired),
  pointsCost: whole(t.pointsCostRequired),
  priceCents: whole(t.priceRequired),
  active: z.boolean(),
});
const NEW: z.input<typeof ItemForm> = {
  name: '',
  description: '',
  pointsCost: '',
  priceCents: '0',
  active: true,
};
const FIELDS = ['name', 'description', 'pointsCost', 'priceCents'] as const;

/** Adds an item to the marketplace. */
export function CreateItem() {
  const form = useForm({ resolver: zodResolver(ItemForm), defaultValues: NEW });
  const { mutateAsync } = useMutation(addItem);
  // One key per item, so that a retry after a lost response doesn't add it twice.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (body) => {
    try {
      const { name, active } = await mutateAsync({ body, idempotencyKey });
      setKey(newIdempotencyKey());
      form.reset(NEW);
      toast({
        title: t.itemCreated,
        text: active ? t.created(name) : t.createdHidden(name),
      });
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return; // the user canceled the step-up
      const refused = error instanceof ApiError ? error.fields : {};
      const wrong = FIELDS.filter((name) => refused[name]);
      for (const [at, name] of wrong.entries())
        form.setError(name, { message: refused[name] ?? '' }, { shouldFocus: at === 0 });
      const failed = t.notCreated;
      toast({ title: t.error, text: failed, destructive: true });
      // A refused request added nothing, so use a new key. Without a response it may have been added: retry
      // with the same key.
      if (error instanceof ApiError) setKey(newIdempotencyKey());
    }
  });
  return (
    <section
      aria-labelledby="create-item"
      className="grid content-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="create-item" className="text-xl">
          {t.createItem}
        </h2>
        {CATALOG_URL && (
          <p className="text-muted">
            {rich(
              t.moreInCatalog((words) => (
                <Link to={CATALOG_URL} className="text-pine-ink underline underline-offset-4">
                  {words}
                </Link>
              )),
            )}
          </p>
        )}
      </div>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4 lg:grid-cols-2">
        <Field label={t.name} error={errors.name?.message} required>
          <Input {...form.register('name')} autoComplete="off" />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.pointsCost} error={errors.pointsCost?.message} required>
            <Input {...form.register('pointsCost')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label={t.priceInCents} hint={t.pointsOnly} error={errors.priceCents?.message}>
            <Input {...form.register('priceCents')} inputMode="numeric" autoComplete="off" />
          </Field>
        </div>
        <Field label={t.description} error={errors.description?.message} required className="lg:row-span-2">
          <Textarea {...form.register('description')} rows={4} />
        </Field>
        <Checkbox {...form.register('active')} label={t.activeLabel} hint={t.activeHint} />
        <Button type="submit" busy={isSubmitting} className="self-start justify-self-start">
          {t.createItem}
        </Button>
      </form>
    </section>
  );
}
