import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { QuickItem } from '#contract/home/inventory.ts';
import type { z } from 'zod';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { CategorySelect } from './category-select.tsx';
import * as t from '#text/home/inventory.ts';

type CategoryAndValueProps = {
  category: UseFormRegisterReturn;
  estValue: UseFormRegisterReturn;
  errors: FieldErrors<z.infer<typeof QuickItem>>;
};

/** Two fields of the short forms. */
export const CategoryAndValue = ({ category, estValue, errors }: CategoryAndValueProps) => (
  <>
    <Field label={t.category} required error={errors.category?.message}>
      <CategorySelect {...category} />
    </Field>
    <Field label={t.estimatedValue} required error={errors.estValue?.message}>
      <Input {...estValue} inputMode="decimal" autoComplete="off" />
    </Field>
  </>
);
