import type { ReactNode } from 'react';
import { AskingDialog } from './asking-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import type { FieldErrors } from '#web/lib/use-field-errors.ts';

type FieldsDialogProps = {
  title: string;
  text: ReactNode;
  action: string;
  /** Said in a toast when it is done. */
  done: string;
  onClose: () => void;
  children: (errors: FieldErrors) => ReactNode;
  onSave: (given: FormData) => Promise<unknown>;
};

/** A form in a dialog whose rules are the server's: what is typed stays, and each error stands at its field. */
export function FieldsDialog({ done, onSave, ...asking }: FieldsDialogProps) {
  return (
    <AskingDialog
      {...asking}
      wide
      failed="Not saved"
      onConfirm={async (given) => {
        await onSave(given);
        toast({ title: done });
      }}
    />
  );
}
