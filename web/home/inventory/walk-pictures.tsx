import { useQueryClient } from '@tanstack/react-query';
import { LoaderCircle, RotateCw, TriangleAlert, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Row } from './find-items.ts';
import { LocalPicture } from './local-picture.tsx';
import { PhotoImage } from './photo-image.tsx';
import { removeWalkPhoto, resumeWalk, type WalkUpload } from './walk-queue.ts';
import * as t from '#text/home/inventory-walk.ts';

type WalkPicturesProps = {
  homeId: string;
  room: string;
  uploads: readonly WalkUpload[];
  drafts: readonly Row[];
};

const tileClass = 'aspect-square w-full rounded-control object-cover';

/** The photos of one room: saved, uploading, and failed. */
export function WalkPictures({ homeId, room, uploads, drafts }: WalkPicturesProps) {
  const onTheirWay = uploads.filter(({ state }) => state === 'waiting' || state === 'sending');
  return (
    <>
      <WalkProblems homeId={homeId} uploads={uploads} />
      {drafts.length + onTheirWay.length > 0 && (
        <ul aria-label={t.photosOf(room)} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {drafts.map(({ item }) => (
            <li key={item.id}>
              <PhotoImage
                homeId={homeId}
                itemId={item.id}
                fileId={item.photos?.[0] ?? ''}
                alt={t.savedPhoto}
                className={`${tileClass} border border-line bg-sunken`}
              />
            </li>
          ))}
          {onTheirWay.map((one) => (
            <li key={one.key} className="relative">
              <LocalPicture file={one.file} className={tileClass} />
              <span className="absolute inset-x-1 bottom-1 flex items-center gap-1 rounded-sm bg-raised px-1.5 py-0.5 text-sm">
                <LoaderCircle className="size-4 motion-safe:animate-spin" aria-hidden="true" />
                {t.uploading}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Photos that couldn't be uploaded, in any room. Failed ones stay on the device and can be retried. */
export function WalkProblems({ homeId, uploads }: Pick<WalkPicturesProps, 'homeId' | 'uploads'>) {
  const client = useQueryClient();
  const failed = uploads.filter(({ state }) => state === 'failed');
  const refused = uploads.filter(({ state }) => state === 'refused');
  return (
    <>
      {failed.length > 0 && (
        <Notice
          tone="warning"
          live
          title={t.notUploaded(failed.length)}
          action={
            <Button variant="outline" onClick={() => void resumeWalk(client, homeId)}>
              <RotateCw className="size-5" aria-hidden="true" />
              {t.tryAgain}
            </Button>
          }
        >
          {t.notUploadedText(failed[0]?.reason ?? '')}
        </Notice>
      )}
      {refused.length > 0 && (
        <ul aria-label={t.refused} className="divide-y divide-line border-y border-line">
          {refused.map(({ key, file, reason }) => (
            <li key={key} className="flex items-center gap-3 py-2">
              <TriangleAlert className="size-5 shrink-0 text-danger-ink" aria-hidden="true" />
              <p className="min-w-0 flex-1 wrap-anywhere">
                {reason?.includes(file.name) ? reason : `${file.name}: ${reason}`}
              </p>
              <IconButton label={t.removeFromList(file.name)} onClick={() => removeWalkPhoto(key)}>
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
