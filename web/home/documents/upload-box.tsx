import { Camera, FileUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ACCEPTED_DOCUMENTS, ACCEPTED_IMAGES } from '#contract/uploads.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import { FilePicker } from '#web/ui/file-picker.tsx';
import * as t from '#text/home/documents.ts';

type UploadBoxProps = {
  onFiles: (files: File[]) => void;
  /** Nothing can be added: the user has view-only access. */
  disabled?: boolean | undefined;
  /** Why nothing can be added. */
  disabledHint?: string;
  className?: string;
  children?: ReactNode;
};

/** Adds files: from the file picker, the camera, or dropped anywhere on the page. */
export function UploadBox(props: UploadBoxProps) {
  const { onFiles, disabled, className, children } = props;
  const { disabledHint = t.viewOnly } = props;
  const hint = useId();
  return (
    <div
      className={cn(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-line-strong bg-surface px-4 py-6 text-center sm:py-8',
        className,
      )}
    >
      <span className="grid size-12 place-items-center rounded-full bg-pine-soft text-pine-ink max-sm:hidden">
        <FileUp className="size-6" aria-hidden="true" />
      </span>
      <p className="font-display text-xl font-semibold pointer-coarse:hidden">{t.dropFilesHere}</p>
      <p className="hidden font-display text-xl font-semibold pointer-coarse:block">{t.add}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <FilePicker
          accept={ACCEPTED_DOCUMENTS}
          className={buttonClass({ variant: 'primary' })}
          multiple
          disabled={disabled}
          onFiles={onFiles}
          aria-describedby={hint}
        >
          <FileUp className="size-5" aria-hidden="true" />
          {t.chooseFiles}
        </FilePicker>
        <FilePicker
          accept={ACCEPTED_IMAGES}
          className={buttonClass({ variant: 'outline', className: 'hidden! pointer-coarse:inline-flex!' })}
          camera
          disabled={disabled}
          onFiles={onFiles}
          aria-describedby={hint}
        >
          <Camera className="size-5" aria-hidden="true" />
          {t.takePhoto}
        </FilePicker>
      </div>
      <p id={hint} className="text-sm text-muted">
        {disabled ? disabledHint : t.formats}
      </p>
      {children}
    </div>
  );
}
