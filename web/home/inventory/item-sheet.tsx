import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Room } from '#contract/home/inventory.ts';
import { sentence } from '#web/lib/api-error.ts';
import { readStoredUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Sheet, SheetContent, SheetText, SheetTitle } from '#web/ui/sheet.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { ItemForm } from './item-form.tsx';
import { ItemPhotos } from './item-photos.tsx';
import { ItemReceipts } from './item-receipts.tsx';
import { PhotoChoice } from './photo-choice.tsx';
import { sendPhotos } from './photo-queue.ts';
import { addItem, changeItem, itemQuery } from './queries.ts';
import * as t from '#text/home/inventory-item.ts';

export type Opened = { itemId: string } | 'new' | null;

type ItemSheetProps = {
  homeId: string;
  opened: Opened;
  rooms: readonly Room[];
  canEdit: boolean;
  onOpen: (itemId: string) => void;
  onClose: () => void;
  onTrash: (ids: string[]) => void;
};

/** An item's details, beside the list. */
export function ItemSheet(props: ItemSheetProps) {
  const { homeId, opened, rooms, canEdit, onClose, onTrash } = props;
  // Held outside the sheet, so that closing it by mistake doesn't lose the chosen photos.
  const [photos, setPhotos] = useState<readonly File[]>([]);
  return (
    <Sheet open={opened !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent className="md:w-xl" aria-describedby={undefined}>
        {opened === 'new' && <NewItemPart {...props} photos={photos} onPhotos={setPhotos} />}
        {opened !== null && opened !== 'new' && (
          <ItemPart
            key={opened.itemId}
            homeId={homeId}
            itemId={opened.itemId}
            rooms={rooms}
            canEdit={canEdit}
            onTrash={(ids) => {
              onClose();
              onTrash(ids);
            }}
          />
        )}
      </SheetContent>
    </Sheet>
  );
}

type NewItemPartProps = Pick<ItemSheetProps, 'homeId' | 'rooms' | 'onOpen' | 'onClose'> & {
  photos: readonly File[];
  onPhotos: (photos: readonly File[]) => void;
};

function NewItemPart({ homeId, rooms, photos, onPhotos, onOpen, onClose }: NewItemPartProps) {
  const { mutateAsync } = useMutation(addItem(homeId));
  const client = useQueryClient();
  return (
    <>
      <SheetTitle>{t.addAnItem}</SheetTitle>
      <SheetText>{t.addText}</SheetText>
      <PhotoChoice files={photos} onChange={onPhotos} />
      <ItemForm
        rooms={rooms}
        draftKey={`new-item:${readStoredUser()?.id ?? ''}:${homeId}`}
        submitLabel={t.addItem}
        onSave={async (item) => {
          const { id, name } = await mutateAsync(item);
          toast({ title: t.added });
          if (photos.length === 0) return onClose;
          sendPhotos(client, { homeId, itemId: id, name }, photos);
          onPhotos([]);
          // The item's sheet shows the photos as they upload.
          return () => onOpen(id);
        }}
      />
    </>
  );
}

type ItemPartProps = Pick<ItemSheetProps, 'homeId' | 'rooms' | 'canEdit' | 'onTrash'> & { itemId: string };

function ItemPart({ homeId, itemId, rooms, canEdit, onTrash }: ItemPartProps) {
  const item = useQuery(itemQuery(homeId, itemId));
  const { mutateAsync } = useMutation(changeItem(homeId));
  if (item.isLoadingError)
    return (
      <>
        <SheetTitle>{t.item}</SheetTitle>
        <ErrorState
          title={t.notLoaded}
          text={sentence(item.error)}
          retrying={item.isFetching}
          onRetry={() => void item.refetch()}
        />
      </>
    );
  if (!item.data)
    return (
      <>
        <SheetTitle className="sr-only">{t.item}</SheetTitle>
        <SkeletonGroup label={t.loading} className="grid gap-4">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-40 w-full rounded-card" />
          <Skeleton className="h-96 w-full rounded-card" />
        </SkeletonGroup>
      </>
    );
  return (
    <>
      <SheetTitle className="wrap-anywhere">{item.data.name}</SheetTitle>
      <ItemPhotos
        homeId={homeId}
        itemId={itemId}
        name={item.data.name}
        photos={item.data.photos ?? []}
        canEdit={canEdit}
      />
      <ItemReceipts homeId={homeId} itemId={itemId} receipts={item.data.receipts} canEdit={canEdit} />
      <h3 className="text-lg">{t.details}</h3>
      <ItemForm
        item={item.data}
        rooms={rooms}
        draftKey={`item:${readStoredUser()?.id ?? ''}:${itemId}`}
        submitLabel={t.saveChanges}
        disabled={!canEdit}
        onSave={async (change) => {
          await mutateAsync({ itemId, change });
          toast({ title: t.changesSaved });
          return undefined;
        }}
      />
      {canEdit && (
        <Button variant="ghost" className="text-danger-ink!" onClick={() => onTrash([itemId])}>
          <Trash2 className="size-5" aria-hidden="true" />
          {t.deleteItem}
        </Button>
      )}
    </>
  );
}
