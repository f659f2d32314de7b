import type { ComponentProps } from 'react';
import { buttonClass } from '#web/ui/button-class.ts';
import { FilePicker } from '#web/ui/file-picker.tsx';

type FileButtonProps = Omit<ComponentProps<typeof FilePicker>, 'className'> & {
  variant?: 'primary' | 'outline';
};

/** A `FilePicker` that looks like a button. */
export const FileButton = ({ variant = 'outline', ...props }: FileButtonProps) => (
  <FilePicker {...props} className={buttonClass({ variant })} />
);
