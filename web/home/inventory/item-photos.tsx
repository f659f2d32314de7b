import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sentence } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/lib/toast.ts';
import { FileButton } from './file-button.tsx';
import { IMAGES, PhotoIcon } from './photo-choice.tsx';
import { PhotoImage } from './photo-image.tsx';
import { sendPhotos } from './photo-queue.ts';
import { PhotoUploads } from './photo-uploads.tsx';
import { orderPhotos, removePhoto } from './queries.ts';
import * as t from '#text/home/inventory-item.ts';

type ItemPhotosProps = {
  homeId: string;
  itemId: string;
  name: string;
  photos: readonly string[];
  canEdit: boolean;
};

/** An item's photos: several at once, ordered, the first as cover. */
export function ItemPhotos({ homeId, itemId, name, photos, canEdit }: ItemPhotosProps) {
  const client = useQueryClient();
  const fail = (error: unknown) => toast({ title: t.error, text: sentence(error), destructive: true });
  const order = useMutation({ ...orderPhotos(homeId, itemId), onError: fail });
  /** The photo to delete, while the confirmation is open. */
  const [asked, setAsked] = useState<string | null>(null);
  const remove = useMutation({
    ...removePhoto(homeId, itemId),
    onError: fail,
    onSettled: (_none, error) => {
      setAsked(null);
      if (!error) toast({ title: t.photoDeleted });
    },
  });

  const move = (index: number, by: number) => {
    const next = [...photos];
    const [moved] = next.splice(index, 1);
    if (moved) next.splice(index + by, 0, moved);
    order.mutate(next);
  };

  return (
    <section aria-labelledby="item-photos" className="grid gap-3">
      <h3 id="item-photos" className="text-lg">
        {t.photos}
      </h3>
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 min-[380px]:grid-cols-3">
          {photos.map((fileId, index) => (
            <li key={fileId} className="grid gap-1">
              <div className="relative overflow-hidden rounded-control border border-line bg-sunken">
                <PhotoImage
                  homeId={homeId}
                  itemId={itemId}
                  fileId={fileId}
                  alt={t.photoAlt(name, index + 1, photos.length)}
                  className="aspect-square w-full object-cover"
                />
                {index === 0 && (
                  <span className="absolute top-1 left-1 rounded-full bg-raised px-2 text-sm font-medium">
                    {t.cover}
                  </span>
                )}
              </div>
              {canEdit && (
                <div className="flex justify-between">
                  <IconButton
                    label={t.movePhotoForward(index + 1)}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ArrowLeft className="size-5" aria-hidden="true" />
                  </IconButton>
                  <IconButton label={t.deletePhotoNumber(index + 1)} onClick={() => setAsked(fileId)}>
                    <Trash2 className="size-5" aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t.movePhotoBack(index + 1)}
                    disabled={index === photos.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <ArrowRight className="size-5" aria-hidden="true" />
                  </IconButton>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {photos.length === 0 && <p className="text-muted">{t.noPhotos}</p>}
      <PhotoUploads homeId={homeId} itemId={itemId} />
      {canEdit && (
        <FileButton
          accept={IMAGES}
          multiple
          onFiles={(files) => sendPhotos(client, { homeId, itemId, name }, files)}
        >
          <PhotoIcon />
          {t.addPhotos}
        </FileButton>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t.deletePhotoQuestion}
        text={t.deletePhotoText(name)}
        confirmLabel={t.deletePhoto}
        destructive
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked)}
      />
    </section>
  );
}
