import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { type FieldErrors, useFieldErrors } from './use-field-errors.ts';

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
export function FieldsDialog({ title, text, action, done, onClose, children, onSave }: FieldsDialogProps) {
  const { errors, show, form } = useFieldErrors();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave(new FormData(event.currentTarget));
      toast({ title: done });
      onClose();
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return;
      if (!show(error instanceof ApiError ? error.fields : {}))
        toast({ title: 'Not saved', text: sentence(error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent wide>
        <DialogTitle>{title}</DialogTitle>
        <DialogText>{text}</DialogText>
        <form {...form} onSubmit={(event) => void submit(event)} className="grid gap-4">
          {children(errors)}
          <DialogFooter>
            <Button variant="outline" disabled={isBusy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={isBusy}>
              {action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
