import type { ReactNode } from 'react';
import { PromptDialog, type PromptDialogProps } from './prompt-dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Textarea } from './textarea.tsx';
import * as t from '#text/ui/parts.ts';

type NoteDialogProps = Pick<PromptDialogProps, 'title' | 'text' | 'action' | 'destructive' | 'onClose'> & {
  open: boolean;
  noteLabel?: string;
  /** The text to type exactly before the form can be sent. */
  word?: string;
  children?: ReactNode;
  onConfirm: (given: { note: string; confirm: string }) => Promise<unknown>;
};

const typedIn = (given: FormData) => ({
  note: String(given.get('note') ?? '').trim(),
  confirm: String(given.get('confirm') ?? '').trim(),
});

/**
 * Asks for the reason for a decision and, if households are notified, for a confirmation phrase that states
 * how many.
 */
export function NoteDialog({ noteLabel, word, children, onConfirm, ...asking }: NoteDialogProps) {
  return (
    <PromptDialog
      {...asking}
      wide={children !== undefined}
      check={(given) => {
        const { note, confirm } = typedIn(given);
        if (note === '') return { note: t.enterReason };
        return word !== undefined && confirm !== word ? { confirm: t.typeToContinue(word) } : {};
      }}
      errorsOf={(fields) => (fields['reason'] ? { ...fields, note: fields['reason'] } : fields)}
      onConfirm={(given) => onConfirm(typedIn(given))}
    >
      {(errors) => (
        <>
          {children}
          <Field label={noteLabel ?? t.reason} hint={t.reasonHint} error={errors['note']} required>
            <Textarea name="note" rows={3} maxLength={1000} />
          </Field>
          {word !== undefined && (
            <Field label={t.type(word)} error={errors['confirm']} required>
              <Input name="confirm" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
            </Field>
          )}
        </>
      )}
    </PromptDialog>
  );
}
