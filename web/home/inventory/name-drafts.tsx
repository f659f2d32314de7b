import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, SkipForward, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { QuickItem } from '#contract/home/inventory.ts';
import { sentence } from '#web/lib/api-error.ts';
import { readAmount } from '#web/lib/read-amount.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { CategoryAndValue } from './category-and-value.tsx';
import { blankToNull } from './blank-to-null.ts';
import type { Row } from './find-items.ts';
import { PhotoImage } from './photo-image.tsx';
import { changeItem } from './queries.ts';
import { RoomInput } from './room-input.tsx';
import { useTrash } from './use-trash.ts';
import * as t from '#text/home/inventory-walk.ts';

type NameDraftsProps = { homeId: string; drafts: readonly Row[]; onClose: () => void };

/** Names the photos of a walk, one after the other. It can be left at any photo and resumed. */
export function NameDrafts({ homeId, drafts, onClose }: NameDraftsProps) {
  // The drafts when naming started, regardless of later updates.
  const [queue] = useState(drafts);
  const [at, setAt] = useState(0);
  const { trash } = useTrash(homeId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const row = queue[at];
  return (
    <section aria-labelledby="name-title" className="mx-auto grid w-full max-w-xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="name-title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t.nameYourPhotos}
        </h2>
        <Button variant="ghost" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
          {t.finishLater}
        </Button>
      </div>
      <p className="tabular text-muted" aria-live="polite">
        {t.progress(Math.min(at + 1, queue.length), queue.length)}
      </p>
      {row ? (
        <DraftForm
          key={row.item.id}
          homeId={homeId}
          row={row}
          onNext={() => setAt(at + 1)}
          onTrash={() => {
            trash.mutate([row.item.id]);
            setAt(at + 1);
          }}
        />
      ) : (
        <EmptyState
          icon={CircleCheck}
          title={t.lastPhoto}
          text={t.lastPhotoText}
          action={<Button onClick={onClose}>{t.backToList}</Button>}
        />
      )}
    </section>
  );
}

type Quick = z.infer<typeof QuickItem>;
/** An empty string, not undefined or NaN: only that clears the field. */
const NO_VALUE = '' as unknown as Quick['estValue'];

type DraftFormProps = { homeId: string; row: Row; onNext: () => void; onTrash: () => void };

function DraftForm({ homeId, row, onNext, onTrash }: DraftFormProps) {
  const { item, room } = row;
  const form = useForm<Quick>({
    resolver: zodResolver(QuickItem),
    defaultValues: { name: '', category: item.category, estValue: NO_VALUE, room },
  });
  const change = useMutation(changeItem(homeId));
  const save = form.handleSubmit(async (named) => {
    try {
      await change.mutateAsync({ itemId: item.id, change: { ...named, room: named.room ?? null } });
      onNext();
    } catch (error) {
      toast({ title: t.notSaved, text: sentence(error), destructive: true });
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      noValidate
      aria-label={t.nameThisPhoto}
      className="grid gap-4"
      onSubmit={(event) => void save(event)}
    >
      <PhotoImage
        homeId={homeId}
        itemId={item.id}
        fileId={item.photos?.[0] ?? ''}
        alt={room ? t.photoIn(room) : t.photoAlt}
        size="original"
        className="h-64 w-full rounded-control bg-sunken object-contain"
      />
      <Field label={t.itemName} required error={errors.name?.message}>
        <Input {...form.register('name')} autoComplete="off" autoFocus />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <CategoryAndValue
          category={form.register('category')}
          estValue={form.register('estValue', { setValueAs: readAmount })}
          errors={errors}
        />
        <Field label={t.room} error={errors.room?.message}>
          <RoomInput homeId={homeId} {...form.register('room', { setValueAs: blankToNull })} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSubmitting}>
          {t.saveAndNext}
        </Button>
        <Button variant="outline" onClick={onNext}>
          <SkipForward className="size-5" aria-hidden="true" />
          {t.skip}
        </Button>
        <Button variant="ghost" onClick={onTrash}>
          <Trash2 className="size-5" aria-hidden="true" />
          {t.deletePhoto}
        </Button>
      </div>
    </form>
  );
}
