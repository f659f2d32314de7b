import { type FormEvent, useRef, useState } from 'react';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast.ts';

type DecisionDialogProps = {
  title: string;
  /** What happens to whom, in words. */
  text: string;
  /** The verb itself. */
  action: string;
  /** What is pressed to leave it as it is: "Cancel" beside "Cancel order" is a trap. */
  dismiss?: string;
  destructive?: boolean;
  /** Asked for where somebody will read it, or has to be able to later. */
  reason?: { label: string; hint: string; missing: string; most: number };
  /** The same, where it may stay empty. */
  note?: { label: string; hint: string; most: number };
  onClose: () => void;
  /** Says itself what came of it; rejects when nothing did. */
  onConfirm: (reason: string) => Promise<unknown>;
};

/** Asks before something that reaches people, with its consequence in words and, where one is owed, the reason. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, text, action, dismiss = 'Cancel', destructive = false, reason, onClose, onConfirm } = props;
  const asked = reason ?? props.note;
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const refuse = (why: string) => {
    setError(why);
    field.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = field.current?.value.trim() ?? '';
    if (reason && given === '') return refuse(reason.missing);
    setError(undefined);
    setBusy(true);
    try {
      await onConfirm(given);
      onClose();
    } catch (failure) {
      if (codeOf(failure) === 'step_up_required') return; // they thought better of it
      const said =
        failure instanceof ApiError ? (failure.fields['reason'] ?? failure.fields['note']) : undefined;
      if (said) refuse(said);
      else toast({ title: 'Nothing was done', text: sentence(failure), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <DialogText>{text}</DialogText>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          {asked && (
            <Field label={asked.label} hint={asked.hint} error={error} required={reason !== undefined}>
              <Textarea ref={field} name="reason" rows={3} maxLength={asked.most} autoFocus />
            </Field>
          )}
          <DialogFooter>
            <Button variant="outline" disabled={isBusy} onClick={onClose}>
              {dismiss}
            </Button>
            <Button type="submit" variant={destructive ? 'danger' : 'primary'} busy={isBusy}>
              {action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
