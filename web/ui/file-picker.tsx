import { type ReactNode, useRef } from 'react';
import { cn } from './cn.ts';

type FilePickerProps = {
  children: ReactNode;
  accept: string;
  onFiles: (files: File[]) => void;
  multiple?: boolean | undefined;
  /** Opens the phone's camera instead of its files. */
  camera?: boolean;
  disabled?: boolean | undefined;
  className?: string;
  'aria-describedby'?: string | undefined;
};

/** A button that picks files. The label looks like the button; keyboard focus is on the hidden input. */
export function FilePicker({ children, onFiles, camera = false, className, ...props }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <label
      className={cn(
        'relative cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-50',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
        className,
      )}
    >
      {children}
      <input
        {...props}
        ref={input}
        type="file"
        {...(camera ? { capture: 'environment' as const } : {})}
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
