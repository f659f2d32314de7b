import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';

export type FieldErrors = Readonly<Record<string, string>>;

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
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave(new FormData(event.currentTarget));
      toast({ title: done });
      onClose();
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return;
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      const first = [...(form.current?.elements ?? [])].find(
        (one) => one instanceof HTMLElement && fields[one.getAttribute('name') ?? ''],
      );
      if (first instanceof HTMLElement) first.focus();
      else toast({ title: 'Not saved', text: sentence(error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent wide>
        <DialogTitle>{title}</DialogTitle>
        <DialogText>{text}</DialogText>
        <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
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
