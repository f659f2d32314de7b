import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { showRefusedFields } from './refused-fields.ts';
import * as t from '#text/home/homes.ts';

type Asked<T> = { values: T; words: string };

/**
 * Saves a property. If the ZIP code and state disagree, the member is asked to confirm, and a confirmed
 * address is accepted. Render `question` in the form.
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
        // Focus the field before the dialog opens, because focus returns there when it closes.
        form.setError('zip' as Path<T>, { message: words }, { shouldFocus: true });
        setAsked({ values, words });
        return setOpen(true);
      }
      setOpen(false);
      // Also show each failure near the fields: the toast disappears, this stays.
      if (!showRefusedFields(form, error)) form.setError('root', { message: sentence(error) });
      toast({ title: t.error, text: t.notSaved, destructive: true });
    } finally {
      setSending(false);
    }
  };
  const question = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t.addressQuestion}
      text={t.addressQuestionText(asked?.words ?? '')}
      confirmLabel={t.saveAddressAnyway}
      cancelLabel={t.lookAgain}
      busy={isSending}
      onConfirm={() => asked && void attempt(asked.values, true)}
    />
  );
  return { save: form.handleSubmit((values) => attempt(values, false)), question };
}
