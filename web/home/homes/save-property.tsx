import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { showRefusedFields } from './refused-fields.ts';

type Asked<T> = { values: T; words: string };

/**
 * Saves a property. Where the ZIP code and the state disagree the member is asked, and whoever says it again is
 * believed. `question` belongs into the form.
 */
export function useSaveProperty<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  send: (values: O, confirmed: boolean) => Promise<void>,
) {
  const [asked, setAsked] = useState<Asked<O> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const attempt = async (values: O, confirmed: boolean) => {
    setSending(true);
    try {
      await send(values, confirmed);
      setOpen(false);
    } catch (error) {
      if (codeOf(error) === 'confirmation_needed') {
        const words = sentence(error);
        // Focused at once, before the question opens: there focus comes back when it closes.
        form.setError('zip' as Path<T>, { message: words }, { shouldFocus: true });
        setAsked({ values, words });
        return setOpen(true);
      }
      setOpen(false);
      // Each failure is told once more where the fields are; the toast goes away, the sentence stays.
      if (!showRefusedFields(form, error)) form.setError('root', { message: sentence(error) });
      toast({ title: 'Error', text: 'Failed to save home information.', destructive: true });
    } finally {
      setSending(false);
    }
  };
  const question = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Is this address right?"
      text={`${asked?.words ?? ''} A few ZIP codes reach over a state line. If yours is one of them, save it as it is and place the pin afterwards.`}
      confirmLabel="Save this address"
      cancelLabel="Look again"
      busy={isSending}
      onConfirm={() => asked && void attempt(asked.values, true)}
    />
  );
  return { save: form.handleSubmit((values) => attempt(values, false)), question };
}
