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

const CATALOG_URL = ADMIN_LINKS.find(({ url }) => url === '/admin/catalog')?.url;

/** Fields hold text; it's converted if it's a number. */
const whole = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .regex(/^\d{1,9}$/, 'Enter a whole number, like 250')
    .transform((digits) => Number.parseInt(digits, 10));

const ItemForm = z.object({
  name: text(120, 'Name required'),
  description: text(500, 'Description required'),
  pointsCost: whole('Points cost required'),
  priceCents: whole('Enter 0 when it cannot be bought by card'),
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
        title: 'Item created',
        text: active ? `${name} is in the marketplace.` : `${name} is kept, and no member sees it yet.`,
      });
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return; // the user canceled the step-up
      const refused = error instanceof ApiError ? error.fields : {};
      const wrong = FIELDS.filter((name) => refused[name]);
      for (const [at, name] of wrong.entries())
        form.setError(name, { message: refused[name] ?? '' }, { shouldFocus: at === 0 });
      const failed = 'Failed to create SKU. Check admin permissions.';
      toast({ title: 'Error', text: failed, destructive: true });
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
          Create item
        </h2>
        {CATALOG_URL && (
          <p className="text-muted">
            Stock, limits and categories are set in the{' '}
            <Link to={CATALOG_URL} className="text-pine-ink underline underline-offset-4">
              catalog
            </Link>
            .
          </p>
        )}
      </div>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4 lg:grid-cols-2">
        <Field label="Name" error={errors.name?.message} required>
          <Input {...form.register('name')} autoComplete="off" />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Points cost" error={errors.pointsCost?.message} required>
            <Input {...form.register('pointsCost')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label="Price in cents" hint="0: points only" error={errors.priceCents?.message}>
            <Input {...form.register('priceCents')} inputMode="numeric" autoComplete="off" />
          </Field>
        </div>
        <Field label="Description" error={errors.description?.message} required className="lg:row-span-2">
          <Textarea {...form.register('description')} rows={4} />
        </Field>
        <Checkbox {...form.register('active')} label="Active" hint="Members see it in the marketplace." />
        <Button type="submit" busy={isSubmitting} className="self-start justify-self-start">
          Create item
        </Button>
      </form>
    </section>
  );
}
