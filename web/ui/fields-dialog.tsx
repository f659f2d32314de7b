import type { ReactNode } from 'react';
import { PromptDialog } from './prompt-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import type { FieldErrors } from '#web/lib/use-field-errors.ts';
import * as t from '#text/ui/parts.ts';

type FieldsDialogProps = {
  title: string;
  text: ReactNode;
  action: string;
  /** The success toast. */
  done: string;
  /** Maps the server's field names to the names used here. */
  errorsOf?: (fields: FieldErrors) => FieldErrors;
  onClose: () => void;
  children: (errors: FieldErrors) => ReactNode;
  onSave: (given: FormData) => Promise<unknown>;
};

/** A form dialog that the server validates: input is kept, and each error is shown at its field. */
export function FieldsDialog({ done, onSave, ...asking }: FieldsDialogProps) {
  return (
    <PromptDialog
      {...asking}
      wide
      failed={t.notSaved}
      onConfirm={async (given) => {
        await onSave(given);
        toast({ title: done });
      }}
    />
  );
}
