import { Camera, ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { MOST_PHOTOS } from '#contract/home/inventory-proof.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useFocusOnLeave } from '#web/ui/return-focus.ts';
import { toast } from '#web/lib/toast.ts';
import { FileButton } from './file-button.tsx';
import { LocalPicture } from './local-picture.tsx';
import * as t from '#text/home/inventory-item.ts';

export const IMAGES = 'image/jpeg,image/png,.jpg,.jpeg,.png';

export const PhotoIcon = () => (
  <>
    <ImagePlus className="size-5 pointer-coarse:hidden" aria-hidden="true" />
    <Camera className="hidden size-5 pointer-coarse:block" aria-hidden="true" />
  </>
);

/** The same photo chosen twice counts once. */
const keyOf = ({ name, size, lastModified }: File): string => `${name}:${size}:${lastModified}`;

type PhotoChoiceProps = { files: readonly File[]; onChange: (files: readonly File[]) => void };

/** Photos for an item that isn't saved yet. They stay on this device until it is. */
export function PhotoChoice({ files, onChange }: PhotoChoiceProps) {
  const label = useId();
  const add = (chosen: File[]) => {
    const all = [...new Map([...files, ...chosen].map((file) => [keyOf(file), file])).values()];
    if (all.length > MOST_PHOTOS)
      toast({
        title: t.mostPhotos(MOST_PHOTOS),
        text: t.firstKept(MOST_PHOTOS),
        destructive: true,
      });
    onChange(all.slice(0, MOST_PHOTOS));
  };
  return (
    <div role="group" aria-labelledby={label} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span id={label} className="sr-only">
        {t.newItemPhotos}
      </span>
      <FileButton accept={IMAGES} multiple onFiles={add}>
        <PhotoIcon />
        {t.addPhotos}
      </FileButton>
      {files.length > 0 && (
        <>
          <ul className="flex flex-wrap gap-2">
            {files.map((file) => (
              <Chosen
                key={keyOf(file)}
                file={file}
                onRemove={() => onChange(files.filter((other) => other !== file))}
              />
            ))}
          </ul>
          <p role="status" className="text-sm text-muted">
            {t.photosWait(files.length)}
          </p>
        </>
      )}
    </div>
  );
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusOnLeave(row);
  return (
    <li ref={row} className="flex items-center rounded-control border border-line bg-surface">
      <LocalPicture file={file} className="size-11 border-0" />
      <IconButton label={t.removePhoto(file.name)} onClick={onRemove}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </li>
  );
}
