import { Camera, FileUp } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { ACCEPTED_DOCUMENTS, ACCEPTED_IMAGES } from '#contract/uploads.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';

type FilePickerProps = {
  label: ReactNode;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Opens the phone's camera instead of its files. */
  camera?: boolean;
  disabled?: boolean | undefined;
  className?: string;
  'aria-describedby'?: string | undefined;
};

/** A button that picks files. The label looks like the button; keyboard focus is on the hidden input. */
export function FilePicker(props: FilePickerProps) {
  const { label, onFiles, multiple, camera, disabled, className } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <label
      className={cn(
        'relative cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-50',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
        className,
      )}
    >
      {label}
      <input
        ref={input}
        type="file"
        accept={camera ? ACCEPTED_IMAGES : ACCEPTED_DOCUMENTS}
        {...(camera ? { capture: 'environment' as const } : {})}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={props['aria-describedby']}
        className="sr-only"
        onChange={() => {
          const files = [...(input.current?.files ?? [])];
          // Reset, so that choosing the same file again fires a change event.
          if (input.current) input.current.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}

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
  const { disabledHint = 'You can look at this home but not add to it.' } = props;
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
      <p className="font-display text-xl font-semibold pointer-coarse:hidden">Drop files here</p>
      <p className="hidden font-display text-xl font-semibold pointer-coarse:block">Add your papers</p>
      <div className="flex flex-wrap justify-center gap-2">
        <FilePicker
          label={
            <>
              <FileUp className="size-5" aria-hidden="true" />
              Choose files
            </>
          }
          className={buttonClass({ variant: 'primary' })}
          multiple
          disabled={disabled}
          onFiles={onFiles}
          aria-describedby={hint}
        />
        <FilePicker
          label={
            <>
              <Camera className="size-5" aria-hidden="true" />
              Take a photo
            </>
          }
          className={cn(buttonClass({ variant: 'outline' }), 'hidden! pointer-coarse:inline-flex!')}
          camera
          disabled={disabled}
          onFiles={onFiles}
          aria-describedby={hint}
        />
      </div>
      <p id={hint} className="text-sm text-muted">
        {disabled ? disabledHint : 'PDF, JPG or PNG. Up to 10 MB each.'}
      </p>
      {children}
    </div>
  );
}
