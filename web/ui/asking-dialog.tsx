import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { type FieldErrors, useFieldErrors } from '#web/lib/use-field-errors.ts';
import { Button } from './button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { toast } from '#web/lib/toast.ts';

export type AskingDialogProps = {
  open?: boolean;
  wide?: boolean;
  title: string;
  /** What will happen. */
  text: ReactNode;
  /** The verb itself. */
  action: string;
  /** What is pressed to leave it as it is: "Cancel" beside "Cancel order" is a trap. */
  dismiss?: string;
  destructive?: boolean;
  /** Said above the server's sentence when nothing came of it. */
  failed?: string;
  /** What is wrong before anybody is asked, by field. */
  check?: (given: FormData) => FieldErrors;
  /** The server's fields by the names they have here. */
  errorsOf?: (fields: FieldErrors) => FieldErrors;
  children?: (errors: FieldErrors) => ReactNode;
  onClose: () => void;
  /** Says itself what came of it; rejects when nothing did. */
  onConfirm: (given: FormData) => Promise<unknown>;
};

/**
 * Asks before something is done, with what is needed for it. It stays until it is done: what was typed is kept, an error
 * stands at its field, and what has no field, such as a colleague who was quicker, stands above the buttons.
 */
export function AskingDialog({ open = true, wide = false, ...props }: AskingDialogProps) {
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

type AskingFormProps = Omit<AskingDialogProps, 'open' | 'wide'> & {
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
};

function AskingForm({ isBusy, onBusy, onClose, failed = 'Nothing was done', ...props }: AskingFormProps) {
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
      if (codeOf(error) === 'step_up_required') return; // they thought better of it
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
        // The toast says it aloud and goes; whoever looked away finds it here.
        <Notice tone="danger" title={failed}>
          <p>{failure}</p>
        </Notice>
      )}
      <DialogFooter>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {props.dismiss ?? 'Cancel'}
        </Button>
        <Button type="submit" variant={props.destructive ? 'danger' : 'primary'} busy={isBusy}>
          {props.action}
        </Button>
      </DialogFooter>
    </form>
  );
}
