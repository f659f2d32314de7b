import { type ReactNode, useRef } from 'react';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';

type FileButtonProps = {
  accept: string;
  multiple?: boolean;
  /** Opens the camera on a phone. */
  capture?: boolean;
  variant?: 'primary' | 'outline';
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A button that picks files. The label looks like the button; keyboard focus is on the input. */
export function FileButton({
  accept,
  multiple,
  capture,
  variant = 'outline',
  onFiles,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <label
      className={cn(
        buttonClass({ variant }),
        'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
      )}
    >
      {children}
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        capture={capture ? 'environment' : undefined}
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
