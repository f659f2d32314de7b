import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { type FieldErrors, useFieldErrors } from '#web/lib/use-field-errors.ts';
import { Button } from './button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { toast } from '#web/lib/toast.ts';
import * as frame from '#text/ui/frame.ts';
import * as t from '#text/ui/parts.ts';

export type PromptDialogProps = {
  open?: boolean;
  wide?: boolean;
  title: string;
  /** What will happen. */
  text: ReactNode;
  /** The action as a verb. */
  action: string;
  /** Label of the button that dismisses the dialog: "Cancel" next to "Cancel order" would be confusing. */
  dismiss?: string;
  destructive?: boolean;
  /** Shown above the server's error message. */
  failed?: string;
  /** Client-side validation, by field. */
  check?: (given: FormData) => FieldErrors;
  /** Maps the server's field names to the names used here. */
  errorsOf?: (fields: FieldErrors) => FieldErrors;
  children?: (errors: FieldErrors) => ReactNode;
  onClose: () => void;
  /** Reports its own success; rejects on failure. */
  onConfirm: (given: FormData) => Promise<unknown>;
};

/**
 * A dialog that collects what an action needs and confirms it. It stays open until the action succeeds: input
 * is kept, each error is shown at its field, and errors without a field, such as a conflict with a
 * colleague's change, are shown above the buttons.
 */
export function PromptDialog({ open = true, wide = false, ...props }: PromptDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && !isBusy && props.onClose()}>
      <DialogContent wide={wide}>
        <DialogTitle>{props.title}</DialogTitle>
        <DialogText>{props.text}</DialogText>
        <AskingForm {...props} isBusy={isBusy} onBusy={setBusy} />
      </DialogContent>
    </Dialog>
  );
}

type AskingFormProps = Omit<PromptDialogProps, 'open' | 'wide'> & {
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
};

function AskingForm({ isBusy, onBusy, onClose, failed = t.nothingDone, ...props }: AskingFormProps) {
  const { errors, show, form } = useFieldErrors();
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const given = new FormData(event.currentTarget);
    setFailure(undefined);
    if (show(props.check?.(given) ?? {})) return;
    onBusy(true);
    try {
      await props.onConfirm(given);
      onClose();
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return; // the user canceled the step-up
      const fields = error instanceof ApiError ? error.fields : {};
      if (show(props.errorsOf?.(fields) ?? fields)) return;
      setFailure(sentence(error));
      toast({ title: failed, text: sentence(error), destructive: true });
    } finally {
      onBusy(false);
    }
  };
  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="grid gap-4">
      {props.children?.(errors)}
      {failure !== undefined && (
        // The toast announces the error and disappears; this one stays.
        <Notice tone="danger" title={failed}>
          <p>{failure}</p>
        </Notice>
      )}
      <DialogFooter>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {props.dismiss ?? frame.cancel}
        </Button>
        <Button type="submit" variant={props.destructive ? 'danger' : 'primary'} busy={isBusy}>
          {props.action}
        </Button>
      </DialogFooter>
    </form>
  );
}
