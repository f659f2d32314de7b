import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { QuickItem } from '#contract/home/inventory.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useLastingDraft } from '#web/lib/draft.ts';
import { readStoredUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/lib/toast.ts';
import { CategoryAndValue } from './category-and-value.tsx';
import { PhotoChoice } from './photo-choice.tsx';
import { sendPhotos } from './photo-queue.ts';
import { PhotoUploads } from './photo-uploads.tsx';
import { blankToNull } from './blank-to-null.ts';
import { lastRoom, rememberRoom } from './last-room.ts';
import { addItem } from './queries.ts';
import { RoomInput } from './room-input.tsx';
import { readAmount } from '#web/lib/read-amount.ts';
import * as t from '#text/home/inventory.ts';

type Quick = z.infer<typeof QuickItem>;
/** An empty string, not undefined or NaN: only that clears the field. */
const NO_VALUE = '' as unknown as Quick['estValue'];
const empty = (homeId: string): Quick => ({
  name: '',
  category: 'Electronics',
  estValue: NO_VALUE,
  room: lastRoom(homeId),
});

/** The short form: name, category, value and room. Everything else can be added later. */
export function QuickAdd({ homeId }: { homeId: string }) {
  const form = useForm<Quick>({ resolver: zodResolver(QuickItem), defaultValues: empty(homeId) });
  const dropDraft = useLastingDraft(`add-item:${readStoredUser()?.id ?? ''}:${homeId}`, form);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const client = useQueryClient();
  const { mutateAsync } = useMutation(addItem(homeId));
  const save = form.handleSubmit(async (item) => {
    try {
      const { id, name } = await mutateAsync(item);
      dropDraft();
      if (photos.length > 0) sendPhotos(client, { homeId, itemId: id, name }, photos);
      setPhotos([]);
      rememberRoom(homeId, item.room ?? '');
      // Category and room stay: people add one room's items one after the other.
      form.reset({ ...empty(homeId), category: item.category });
      // The fields can take focus only after the reset has rendered.
      requestAnimationFrame(() => form.setFocus('name'));
      toast({ title: t.addedText });
    } catch (error) {
      const refused = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [field, message] of refused)
        if (field in QuickItem.shape) form.setError(field as keyof Quick, { message }, { shouldFocus: true });
      toast({ title: t.error, text: t.notAdded, destructive: true });
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      noValidate
      aria-label={t.addAnItem}
      onSubmit={(event) => void save(event)}
      className="@container grid gap-4"
    >
      <div className="grid gap-4 @md:grid-cols-2 @3xl:grid-cols-[2fr_1fr_1fr_auto] @3xl:items-start">
        <Field
          label={t.itemName}
          required
          error={errors.name?.message}
          className="@md:col-span-2 @3xl:col-span-1"
        >
          <Input {...form.register('name')} autoComplete="off" />
        </Field>
        <CategoryAndValue
          category={form.register('category')}
          estValue={form.register('estValue', { setValueAs: readAmount })}
          errors={errors}
        />
        <Field
          label={t.room}
          error={errors.room?.message}
          className="@md:col-span-2 @3xl:order-last @3xl:col-span-1"
        >
          <RoomInput homeId={homeId} {...form.register('room', { setValueAs: blankToNull })} />
        </Field>
        <div className="@md:col-span-2 @3xl:order-last @3xl:col-span-3 @3xl:self-end">
          <PhotoChoice files={photos} onChange={setPhotos} />
        </div>
        {/* Never disabled: a disabled button loses keyboard focus. */}
        <Button type="submit" busy={isSubmitting} className="@md:col-span-2 @3xl:col-span-1 @3xl:mt-7.5">
          <Plus className="size-5" aria-hidden="true" />
          {t.addItem}
        </Button>
      </div>
      <PhotoUploads homeId={homeId} />
    </form>
  );
}
