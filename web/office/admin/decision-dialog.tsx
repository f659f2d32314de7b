import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { PromptDialog, type PromptDialogProps } from '#web/ui/prompt-dialog.tsx';

type DecisionDialogProps = Pick<
  PromptDialogProps,
  'title' | 'text' | 'action' | 'dismiss' | 'destructive' | 'onClose'
> & {
  /** Required where someone will read it or must be able to later. */
  reason?: { label: string; hint: string; missing: string; most: number };
  /** The same, but optional. */
  note?: { label: string; hint: string; most: number };
  onConfirm: (words: string) => Promise<unknown>;
};

/** Confirms an action that affects people, states its consequence and, if required, asks for the reason. */
export function DecisionDialog({ reason, note, onConfirm, ...asking }: DecisionDialogProps) {
  const asked = reason ?? note;
  const name = reason ? 'reason' : 'note';
  const wordsIn = (given: FormData) => String(given.get(name) ?? '').trim();
  return (
    <PromptDialog
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
    </PromptDialog>
  );
}
