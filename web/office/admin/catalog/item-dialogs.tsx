import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogItem } from '#contract/money/catalog.ts';
import { codeOf } from '#web/lib/api-error.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { addItem, changeStock, editItem } from './catalog-queries.ts';
import { ItemFields, readItemForm } from './item-fields.tsx';
import { readWholeNumber, readOptionalWholeNumber } from './typed-numbers.ts';
import * as t from '#text/office/admin-catalog.ts';

/** Adds a catalog item. */
export function AddItemDialog({ onClose }: { onClose: () => void }) {
  const add = useMutation(addItem);
  const [key] = useState(newIdempotencyKey);
  // An explicit checkbox, so that offering an item to members is a deliberate choice.
  const [active, setActive] = useState(true);
  return (
    <FieldsDialog
      title={t.addAnItem}
      text={t.addDetail}
      action={t.addItem}
      done={t.itemAdded}
      onClose={onClose}
      onSave={(given) => {
        const body = { ...readItemForm(given), stock: readOptionalWholeNumber(given, 'stock'), active };
        return add.mutateAsync({ ...body, idempotencyKey: key });
      }}
    >
      {(errors) => (
        <>
          <ItemFields errors={errors} />
          <Field label={t.countInStock} hint={t.emptyUnlimited} error={errors['stock']}>
            <Input name="stock" inputMode="numeric" autoComplete="off" />
          </Field>
          <Checkbox
            label={t.activeForMembers}
            checked={active}
            onChange={(event) => setActive(event.currentTarget.checked)}
          />
        </>
      )}
    </FieldsDialog>
  );
}

type ItemDialogProps = { item: CatalogItem; onClose: () => void };

export function EditItemDialog({ item, onClose }: ItemDialogProps) {
  const edit = useMutation(editItem);
  // As it was when the form opened, so that a conflicting change by someone else is detected.
  const [opened] = useState(item);
  const [isWarned, setWarned] = useState(false);
  const basedOn = isWarned ? item.updatedAt : opened.updatedAt;
  return (
    <FieldsDialog
      title={t.editNamed(opened.name)}
      text={t.editDetail}
      action={t.saveChanges}
      done={t.itemChanged}
      onClose={onClose}
      onSave={async (given) => {
        try {
          await edit.mutateAsync({ skuId: opened.id, ...readItemForm(given), basedOn });
        } catch (error) {
          setWarned(codeOf(error) === 'conflict');
          throw error;
        }
      }}
    >
      {(errors) => <ItemFields errors={errors} item={opened} />}
    </FieldsDialog>
  );
}

const leftWords = ({ stock }: CatalogItem) =>
  stock === null ? t.neverRunsOut : t.countLeftNow(stock.toLocaleString('en-US'));

/** Changes the stock (delivery, loss or count), with a reason. */
export function StockDialog({ item, onClose }: ItemDialogProps) {
  const change = useMutation(changeStock);
  const [key] = useState(newIdempotencyKey);
  const [how, setHow] = useState<'add' | 'set'>(item.stock === null ? 'set' : 'add');
  return (
    <FieldsDialog
      title={t.stockOf(item.name)}
      text={t.stockDetail(leftWords(item))}
      action={t.saveStock}
      done={t.stockChanged}
      onClose={onClose}
      onSave={(given) => {
        const reason = String(given.get('reason') ?? '');
        const body =
          how === 'add'
            ? ({ how, amount: readWholeNumber(given, 'amount'), reason } as const)
            : ({ how, stock: readOptionalWholeNumber(given, 'stock'), from: item.stock, reason } as const);
        return change.mutateAsync({ skuId: item.id, change: body, idempotencyKey: key });
      }}
    >
      {(errors) => (
        <>
          <Field label={t.whatHappened}>
            <Select value={how} onChange={(event) => setHow(event.target.value === 'add' ? 'add' : 'set')}>
              {item.stock !== null && <option value="add">{t.stockAdjusted}</option>}
              <option value="set">{t.stockCounted}</option>
            </Select>
          </Field>
          {how === 'add' ? (
            <Field key="amount" label={t.howMany} hint={t.stockExample} error={errors['amount']} required>
              <Input name="amount" autoComplete="off" />
            </Field>
          ) : (
            <Field key="stock" label={t.countInStock} hint={t.emptyUnlimited} error={errors['stock']}>
              <Input name="stock" inputMode="numeric" autoComplete="off" />
            </Field>
          )}
          <Field label={t.reason} hint={t.reasonHint} error={errors['reason']} required>
            <Input name="reason" maxLength={200} autoComplete="off" />
          </Field>
        </>
      )}
    </FieldsDialog>
  );
}
