import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { AskingDialog, type AskingDialogProps } from '#web/ui/asking-dialog.tsx';

type DecisionDialogProps = Pick<
  AskingDialogProps,
  'title' | 'text' | 'action' | 'dismiss' | 'destructive' | 'onClose'
> & {
  /** Asked for where somebody will read it, or has to be able to later. */
  reason?: { label: string; hint: string; missing: string; most: number };
  /** The same, where it may stay empty. */
  note?: { label: string; hint: string; most: number };
  onConfirm: (words: string) => Promise<unknown>;
};

/** Asks before something that reaches people, with its consequence in words and, where one is owed, the reason. */
export function DecisionDialog({ reason, note, onConfirm, ...asking }: DecisionDialogProps) {
  const asked = reason ?? note;
  const name = reason ? 'reason' : 'note';
  const wordsIn = (given: FormData) => String(given.get(name) ?? '').trim();
  return (
    <AskingDialog
      {...asking}
      check={(given) => (reason && wordsIn(given) === '' ? { reason: reason.missing } : {})}
      onConfirm={(given) => onConfirm(wordsIn(given))}
    >
      {(errors) =>
        asked && (
          <Field label={asked.label} hint={asked.hint} error={errors[name]} required={reason !== undefined}>
            <Textarea name={name} rows={3} maxLength={asked.most} autoFocus />
          </Field>
        )
      }
    </AskingDialog>
  );
}
