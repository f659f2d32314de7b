import { zodResolver } from '@hookform/resolvers/zod';
import { useId, type ReactNode } from 'react';
import { type Path, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { CONDITIONS } from '#contract/home/depreciation.ts';
import { NewItem, type ItemDetail, type Room } from '#contract/home/inventory.ts';
import { centsOf } from '#contract/money.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { useLastingDraft } from '#web/lib/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/lib/toast.ts';
import { CategorySelect } from './category-select.tsx';
import { DepreciationNote } from './depreciation-note.tsx';
import { blankToNull } from './blank-to-null.ts';
import { readAmount } from '#web/lib/read-amount.ts';
import * as words from '#text/home/inventory-words.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/inventory-item.ts';

type Values = z.input<typeof NewItem>;
type Form = UseFormReturn<Values, unknown, NewItem>;

const amountOrNull = (typed: unknown) => readAmount(typed) ?? null;

const valuesOf = (item: ItemDetail, room: string | null): Values => ({
  name: item.name,
  category: item.category,
  estValue: item.estValue,
  room,
  quantity: item.quantity,
  brand: item.brand ?? null,
  model: item.model ?? null,
  serial: item.serial ?? null,
  notes: item.notes ?? null,
  purchasedOn: item.purchasedOn ?? null,
  purchasePrice: item.purchasePrice ?? null,
  ageYears: item.ageYears ?? null,
  condition: item.condition ?? null,
  replacementCost: item.replacementCost ?? null,
});

type ItemFormProps = {
  /** Omit to describe a new item. */
  item?: ItemDetail;
  rooms: readonly Room[];
  draftKey: string;
  submitLabel: string;
  /** May return a follow-up, which runs once the form counts as saved. */
  onSave: (item: NewItem) => Promise<(() => void) | undefined>;
  disabled?: boolean;
};

/** All fields of an item. Input survives errors, live updates and navigation. */
export function ItemForm({ item, rooms, draftKey, submitLabel, onSave, disabled = false }: ItemFormProps) {
  const room = rooms.find(({ id }) => id === item?.roomId)?.name ?? null;
  const form = useForm<Values, unknown, NewItem>({
    resolver: zodResolver(NewItem),
    defaultValues: { name: '', category: 'Electronics', quantity: 1 },
    ...(item ? { values: valuesOf(item, room), resetOptions: { keepDirtyValues: true } } : {}),
  });
  const dropDraft = useLastingDraft(draftKey, form as unknown as UseFormReturn<Values>);
  const save = form.handleSubmit(async (given) => {
    try {
      const goOn = await onSave(given);
      dropDraft();
      form.reset(given);
      goOn?.();
    } catch (error) {
      const refused = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [field, message] of refused)
        form.setError(field as Path<Values>, { message }, { shouldFocus: true });
      toast({ title: t.error, text: sentence(error), destructive: true });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <fieldset disabled={disabled} className="grid gap-4">
        <legend className="sr-only">{t.aboutThisItem}</legend>
        <Basics form={form} rooms={rooms} />
        <Values form={form} />
        <Details form={form} />
        {!disabled && (
          <div className="sticky -bottom-4 -mx-4 flex gap-2 border-t border-line bg-raised px-4 py-3 md:-bottom-6 md:-mx-6 md:px-6">
            {item && form.formState.isDirty && (
              <Button variant="outline" onClick={() => form.reset(valuesOf(item, room))}>
                {rich(t.discard((more) => <span className="max-sm:sr-only">{more}</span>))}
              </Button>
            )}
            <Button type="submit" className="flex-1" busy={form.formState.isSubmitting}>
              {submitLabel}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-4 min-[380px]:grid-cols-2">{children}</div>
);

function Basics({ form, rooms }: { form: Form; rooms: readonly Room[] }) {
  const { errors } = form.formState;
  const known = useId();
  return (
    <>
      <Field label={t.itemName} required error={errors.name?.message}>
        <Input {...form.register('name')} autoComplete="off" />
      </Field>
      <Pair>
        <Field label={t.category} required error={errors.category?.message}>
          <CategorySelect {...form.register('category')} />
        </Field>
        <Field label={t.room} error={errors.room?.message}>
          <Input
            {...form.register('room', { setValueAs: blankToNull })}
            list={known}
            placeholder={t.livingRoom}
            autoComplete="off"
          />
        </Field>
      </Pair>
      <datalist id={known}>
        {rooms.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <Pair>
        <Field label={t.estimatedValueEach} required error={errors.estValue?.message}>
          <Input
            {...form.register('estValue', { setValueAs: readAmount })}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
        <Field label={t.quantity} error={errors.quantity?.message}>
          <Input
            {...form.register('quantity', { setValueAs: readAmount })}
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
      </Pair>
    </>
  );
}

function Values({ form }: { form: Form }) {
  const { errors } = form.formState;
  const [category, condition, purchasedOn, ageYears, replacementCost, estValue] = useWatch({
    control: form.control,
    name: ['category', 'condition', 'purchasedOn', 'ageYears', 'replacementCost', 'estValue'],
  });
  const cost = replacementCost ?? estValue;
  return (
    <>
      <Pair>
        <Field label={t.costToReplaceEach} hint={t.costHint} error={errors.replacementCost?.message}>
          <Input
            {...form.register('replacementCost', { setValueAs: amountOrNull })}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
        <Field label={t.condition} error={errors.condition?.message}>
          <Select {...form.register('condition', { setValueAs: blankToNull })}>
            <option value="">{t.unknown}</option>
            {CONDITIONS.map((name) => (
              <option key={name} value={name}>
                {words.conditions[name]}
              </option>
            ))}
          </Select>
        </Field>
      </Pair>
      <Pair>
        <Field label={t.purchaseDate} error={errors.purchasedOn?.message}>
          <Input {...form.register('purchasedOn', { setValueAs: blankToNull })} type="date" />
        </Field>
        <Field label={t.ageInYears} hint={t.ageHint} error={errors.ageYears?.message}>
          <Input
            {...form.register('ageYears', { setValueAs: amountOrNull })}
            inputMode="numeric"
            autoComplete="off"
            readOnly={Boolean(purchasedOn)}
          />
        </Field>
      </Pair>
      <DepreciationNote
        thing={{
          category,
          condition: condition || null,
          purchasedOn: purchasedOn || null,
          ageYears: typeof ageYears === 'number' ? Math.floor(ageYears) : null,
          cost: centsOf(Number(cost)),
        }}
      />
    </>
  );
}

function Details({ form }: { form: Form }) {
  const { errors } = form.formState;
  return (
    <>
      <Pair>
        <Field label={t.brand} error={errors.brand?.message}>
          <Input {...form.register('brand', { setValueAs: blankToNull })} autoComplete="off" />
        </Field>
        <Field label={t.model} error={errors.model?.message}>
          <Input {...form.register('model', { setValueAs: blankToNull })} autoComplete="off" />
        </Field>
      </Pair>
      <Pair>
        <Field label={t.serialNumber} error={errors.serial?.message}>
          <Input {...form.register('serial', { setValueAs: blankToNull })} autoComplete="off" />
        </Field>
        <Field label={t.purchasePriceEach} error={errors.purchasePrice?.message}>
          <Input
            {...form.register('purchasePrice', { setValueAs: amountOrNull })}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
      </Pair>
      <Field label={t.notes} hint={t.notesHint} error={errors.notes?.message}>
        <Textarea {...form.register('notes', { setValueAs: blankToNull })} rows={3} />
      </Field>
    </>
  );
}
