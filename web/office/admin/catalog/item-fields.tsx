import { useState } from 'react';
import { SKU_KINDS, type SkuKind } from '#contract/money/deliveries.ts';
import { CATEGORY_NAMES, SKU_CATEGORIES, type SkuCategory } from '#contract/money/marketplace.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { centsIn, readWholeNumber, readOptionalWholeNumber } from './typed-numbers.ts';
import * as t from '#text/office/admin-catalog.ts';

export type ItemValues = {
  name: string;
  description: string;
  pointsCost: number;
  priceCents: number;
  category: SkuCategory;
  memberLimit: number | null;
  kind: SkuKind;
  deliveryDaysMin: number | null;
  deliveryDaysMax: number | null;
};

const KINDS = Object.keys(SKU_KINDS) as SkuKind[];

/** Parses the form for the server. Throws errors with their field. */
export const readItemForm = (given: FormData): ItemValues => ({
  name: String(given.get('name') ?? ''),
  description: String(given.get('description') ?? ''),
  pointsCost: readWholeNumber(given, 'pointsCost'),
  priceCents: centsIn(given, 'priceCents'),
  category: SKU_CATEGORIES.find((one) => one === given.get('category')) ?? 'supplies',
  memberLimit: readOptionalWholeNumber(given, 'memberLimit'),
  kind: KINDS.find((one) => one === given.get('kind')) ?? 'service',
  deliveryDaysMin: given.has('deliveryDaysMin') ? readOptionalWholeNumber(given, 'deliveryDaysMin') : null,
  deliveryDaysMax: given.has('deliveryDaysMax') ? readOptionalWholeNumber(given, 'deliveryDaysMax') : null,
});

const dollars = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

type ItemFieldsProps = { errors: Readonly<Record<string, string | undefined>>; item?: ItemValues };

/** An item's fields, for adding and editing. */
export function ItemFields({ errors, item }: ItemFieldsProps) {
  return (
    <>
      <Field label={t.name} error={errors['name']} required>
        <Input name="name" maxLength={120} defaultValue={item?.name} autoComplete="off" autoFocus />
      </Field>
      <Field label={t.description} hint={t.descriptionHint} error={errors['description']} required>
        <Textarea name="description" rows={3} maxLength={500} defaultValue={item?.description} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.points} hint={t.pointsHint} error={errors['pointsCost']} required>
          <Input name="pointsCost" inputMode="numeric" defaultValue={item?.pointsCost} autoComplete="off" />
        </Field>
        <Field label={t.priceDollars} hint={t.priceHint} error={errors['priceCents']}>
          <Input
            name="priceCents"
            inputMode="decimal"
            defaultValue={dollars(item?.priceCents ?? 0)}
            autoComplete="off"
          />
        </Field>
        <Field label={t.category} error={errors['category']}>
          <Select name="category" defaultValue={item?.category ?? 'supplies'}>
            {SKU_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {CATEGORY_NAMES[category]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.memberLimit} hint={t.limitHint} error={errors['memberLimit']}>
          <Input
            name="memberLimit"
            inputMode="numeric"
            defaultValue={item?.memberLimit ?? ''}
            autoComplete="off"
          />
        </Field>
      </div>
      <KindFields errors={errors} item={item} />
    </>
  );
}

/** What the item is. Goods ask members for an address, bear sales tax, and have a delivery time. */
function KindFields({ errors, item }: { errors: ItemFieldsProps['errors']; item: ItemValues | undefined }) {
  const [kind, setKind] = useState<SkuKind>(item?.kind ?? 'service');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t.type} hint={t.typeHint} error={errors['kind']} className="sm:col-span-2">
        <Select
          name="kind"
          value={kind}
          onChange={(event) => setKind(KINDS.find((one) => one === event.target.value) ?? 'service')}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {SKU_KINDS[one]}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'goods' && (
        <>
          <Field label={t.daysMin} error={errors['deliveryDaysMin']} required>
            <Input
              name="deliveryDaysMin"
              inputMode="numeric"
              defaultValue={item?.deliveryDaysMin ?? ''}
              autoComplete="off"
            />
          </Field>
          <Field label={t.daysMax} error={errors['deliveryDaysMax']} required>
            <Input
              name="deliveryDaysMax"
              inputMode="numeric"
              defaultValue={item?.deliveryDaysMax ?? ''}
              autoComplete="off"
            />
          </Field>
        </>
      )}
    </div>
  );
}
