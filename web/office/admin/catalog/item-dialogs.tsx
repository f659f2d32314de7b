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

/** Adds a catalog item. */
export function AddItemDialog({ onClose }: { onClose: () => void }) {
  const add = useMutation(addItem);
  const [key] = useState(newIdempotencyKey);
  // An explicit checkbox, so that offering an item to members is a deliberate choice.
  const [active, setActive] = useState(true);
  return (
    <FieldsDialog
      title="Add an item"
      text="Members see it in the Marketplace as soon as it is on offer."
      action="Add item"
      done="The item is in the catalog"
      onClose={onClose}
      onSave={(given) => {
        const body = { ...readItemForm(given), stock: readOptionalWholeNumber(given, 'stock'), active };
        return add.mutateAsync({ ...body, idempotencyKey: key });
      }}
    >
      {(errors) => (
        <>
          <ItemFields errors={errors} />
          <Field
            label="How many are left"
            hint="Leave it empty if it never runs out."
            error={errors['stock']}
          >
            <Input name="stock" inputMode="numeric" autoComplete="off" />
          </Field>
          <Checkbox
            label="On offer to members"
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
      title={`Change ${opened.name}`}
      text="A new price applies to new purchases. Earlier ones keep theirs."
      action="Save changes"
      done="The item is changed"
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
  stock === null ? 'It never runs out as it stands.' : `${stock.toLocaleString('en-US')} are left now.`;

/** Changes the stock (delivery, loss or count), with a reason. */
export function StockDialog({ item, onClose }: ItemDialogProps) {
  const change = useMutation(changeStock);
  const [key] = useState(newIdempotencyKey);
  const [how, setHow] = useState<'add' | 'set'>(item.stock === null ? 'set' : 'add');
  return (
    <FieldsDialog
      title={`Stock of ${item.name}`}
      text={`${leftWords(item)} What members have bought is already subtracted.`}
      action="Save stock"
      done="The stock is changed"
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
          <Field label="What happened">
            <Select value={how} onChange={(event) => setHow(event.target.value === 'add' ? 'add' : 'set')}>
              {item.stock !== null && <option value="add">Some came or went</option>}
              <option value="set">They were counted</option>
            </Select>
          </Field>
          {how === 'add' ? (
            <Field
              key="amount"
              label="How many"
              hint="10 came: 10. Three are broken: -3."
              error={errors['amount']}
              required
            >
              <Input name="amount" autoComplete="off" />
            </Field>
          ) : (
            <Field
              key="stock"
              label="How many are left"
              hint="Leave it empty if it never runs out."
              error={errors['stock']}
            >
              <Input name="stock" inputMode="numeric" autoComplete="off" />
            </Field>
          )}
          <Field label="Reason" hint="For whoever asks later." error={errors['reason']} required>
            <Input name="reason" maxLength={200} autoComplete="off" />
          </Field>
        </>
      )}
    </FieldsDialog>
  );
}
