import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFieldErrors } from './use-field-errors.ts';

type NoteDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen. */
  text: ReactNode;
  /** The verb itself. */
  action: string;
  destructive?: boolean;
  noteLabel?: string;
  /** Must be typed, letter by letter, before anything goes out. */
  word?: string;
  children?: ReactNode;
  onConfirm: (given: { note: string; confirm: string }) => Promise<unknown>;
};

/** Asks for the reason of a decision and, where households hear of it, for the words that say how many. */
export function NoteDialog(props: NoteDialogProps) {
  return (
    <Dialog open={props.open} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <DialogContent wide={props.children !== undefined}>
        <DialogTitle>{props.title}</DialogTitle>
        <DialogText>{props.text}</DialogText>
        <NoteForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

function NoteForm({ onClose, action, destructive, noteLabel, word, children, onConfirm }: NoteDialogProps) {
  const { errors, show, form } = useFieldErrors();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<unknown> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const note = String(given.get('note') ?? '').trim();
    const confirm = String(given.get('confirm') ?? '').trim();
    if (note === '') return show({ note: 'Write down why' });
    if (word !== undefined && confirm !== word) return show({ confirm: `Type ${word} to go on.` });
    setBusy(true);
    try {
      await onConfirm({ note, confirm });
      onClose();
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return; // they thought better of it
      const fields = error instanceof ApiError ? error.fields : {};
      if (!show(fields.reason ? { ...fields, note: fields.reason } : fields))
        toast({ title: 'Nothing was done', text: sentence(error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="grid gap-4">
      {children}
      <Field
        label={noteLabel ?? 'Why'}
        hint="Kept with the decision, with your name and the time."
        error={errors.note}
        required
      >
        <Textarea name="note" rows={3} maxLength={1000} />
      </Field>
      {word !== undefined && (
        <Field label={`Type ${word}`} error={errors.confirm} required>
          <Input name="confirm" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
      )}
      <DialogFooter>
        <Button variant="outline" onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button type="submit" variant={destructive ? 'danger' : 'primary'} busy={isBusy}>
          {action}
        </Button>
      </DialogFooter>
    </form>
  );
}
