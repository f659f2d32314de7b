import { useQueryClient } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { formatBytes } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useFocusOnLeave } from '#web/ui/return-focus.ts';
import { LocalPicture } from './local-picture.tsx';
import { type PhotoUpload, removePhotoUpload, retryPhoto, usePhotoUploads } from './photo-queue.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/inventory-item.ts';

type PhotoUploadsProps = {
  homeId: string;
  /** Only this item's uploads. Omit for all items of the home, each named. */
  itemId?: string;
};

/** Photo uploads in progress or failed. Renders nothing if there are none. */
export function PhotoUploads({ homeId, itemId }: PhotoUploadsProps) {
  const uploads = usePhotoUploads().filter(
    ({ of }) => of.homeId === homeId && (itemId === undefined || of.itemId === itemId),
  );
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={t.uploads} className="divide-y divide-line border-y border-line">
      {uploads.map((one) => (
        <UploadRow key={one.id} one={one} isOfKnown={itemId !== undefined} />
      ))}
    </ul>
  );
}

function wordsOf({ state, share, reason, file }: PhotoUpload): string {
  if (reason !== null) return reason;
  if (state === 'waiting') return t.waiting(formatBytes(file.size));
  const percent = Math.round(share * 100);
  return percent < 100 ? t.uploading(percent) : t.checking;
}

function UploadRow({ one, isOfKnown }: { one: PhotoUpload; isOfKnown: boolean }) {
  const client = useQueryClient();
  const row = useRef<HTMLLIElement>(null);
  useFocusOnLeave(row);
  const { id, file, of, state, share } = one;
  const isOver = state === 'failed' || state === 'refused';
  return (
    <li ref={row} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-2">
      <LocalPicture file={file} className="size-11" />
      <div className="min-w-0">
        <p className="truncate font-medium">{isOfKnown ? file.name : of.name}</p>
        <p className={cn('text-sm tabular wrap-anywhere', isOver ? 'text-danger-ink' : 'text-muted')}>
          {wordsOf(one)}
        </p>
      </div>
      <IconButton
        label={isOver ? t.removeFromList(file.name) : t.cancel(file.name)}
        onClick={() => removePhotoUpload(id)}
      >
        <X className="size-5" aria-hidden="true" />
      </IconButton>
      {state === 'failed' && (
        <Button
          variant="outline"
          size="small"
          className="col-span-3 justify-self-start"
          onClick={() => retryPhoto(client, one)}
        >
          <RotateCw className="size-4" aria-hidden="true" />
          {rich(t.retry(<span className="sr-only">{file.name}</span>))}
        </Button>
      )}
      {state === 'sending' && (
        <Progress
          className="col-span-3"
          label={t.uploadOf(file.name)}
          // Fully uploaded, but the server is still checking it.
          value={share < 1 ? share * 100 : undefined}
        />
      )}
    </li>
  );
}
