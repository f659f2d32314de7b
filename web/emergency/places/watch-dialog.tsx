import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { WATCHED_KINDS, type WatchedInput, type WatchedKind } from '#contract/emergency/places.ts';
import type { AddressPlace } from '#contract/outreach/addresses.ts';
import { toast } from '#web/lib/toast.ts';
import { AddressCombobox } from '#web/outreach/addresses/address-combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { watchPlace } from './queries.ts';
import * as t from '#text/emergency/places.ts';
import * as values from '#text/emergency/places-values.ts';

const textOf = (given: FormData, name: string): string => String(given.get(name) ?? '').trim();

/** Adds a place to watch. The address must be picked from the list, because only then do we know its location. */
export function WatchDialog({ onClose }: { onClose: () => void }) {
  const [picked, setPicked] = useState<AddressPlace | null>(null);
  const { mutateAsync } = useMutation(watchPlace);
  const placeOf = (given: FormData): AddressPlace | null =>
    picked && picked.formattedAddress === textOf(given, 'address') ? picked : null;
  return (
    <PromptDialog
      wide
      title={t.add}
      text={t.noServices}
      action={t.save}
      failed={t.error}
      onClose={onClose}
      check={(given) => ({
        ...(textOf(given, 'name') === '' ? { name: values.enterName } : {}),
        ...(textOf(given, 'address') === ''
          ? { address: values.enterAddress }
          : placeOf(given)?.location
            ? {}
            : { address: t.pickAddress }),
      })}
      onConfirm={async (given) => {
        const place = placeOf(given);
        const body: WatchedInput = {
          kind: textOf(given, 'kind') as WatchedKind,
          name: textOf(given, 'name'),
          address: textOf(given, 'address'),
          location: place?.location ?? null,
          precision: place?.precision ?? 'city',
        };
        await mutateAsync(body);
        toast({ title: t.saved });
      }}
    >
      {(errors) => (
        <div className="grid gap-4">
          <Field label={t.kind} error={errors['kind']}>
            <Select name="kind" defaultValue="parents">
              {WATCHED_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t.kinds[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t.name} hint={t.nameHint} error={errors['name']} required>
            <Input name="name" autoComplete="off" maxLength={60} />
          </Field>
          <Field label={t.address} hint={t.addressHint} error={errors['address']} required>
            <AddressCombobox name="address" onPick={setPicked} />
          </Field>
        </div>
      )}
    </PromptDialog>
  );
}
