import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { finishPasskeyRegistration } from '#contract/core/accounts.ts';
import { codeOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/lib/toast.ts';
import { deviceName } from './device-name.ts';
import { passkeyProblem, usePasskeySupport } from './passkey-support.ts';
import { addPasskey } from './queries.ts';
import * as t from '#text/core/account.ts';
import * as frame from '#text/ui/frame.ts';

type AddPasskeyDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const NameOnly = finishPasskeyRegistration.body.pick({ name: true });

function AddPasskeyForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(NameOnly),
    defaultValues: { name: deviceName(navigator.userAgent) },
  });
  const { mutateAsync } = useMutation(addPasskey);
  const save = form.handleSubmit(async ({ name }) => {
    try {
      await mutateAsync(name);
      toast({ title: t.passkeyAdded, text: t.passkeyAddedDetail(name) });
      onDone();
    } catch (error) {
      // The member canceled the step-up; the form stays open.
      const problem = codeOf(error) === 'step_up_required' ? null : passkeyProblem(error);
      if (problem) form.setError('root', { message: problem });
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      <Field label={t.passkeyName} hint={t.passkeyNameHint} error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="off" />
      </Field>
      {errors.root && (
        <Notice tone="danger" live>
          {errors.root.message}
        </Notice>
      )}
      <DialogFooter>
        <Button variant="outline" onClick={onDone}>
          {frame.cancel}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {t.createPasskey}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Names a passkey, then creates it on the device. */
export function AddPasskeyDialog({ open, onOpenChange }: AddPasskeyDialogProps) {
  const isSupported = usePasskeySupport();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="sm:max-w-md">
        <DialogTitle>{t.addPasskey}</DialogTitle>
        <DialogText>{isSupported ? t.addPasskeyDetail : t.noPasskeySupport}</DialogText>
        {isSupported && <AddPasskeyForm onDone={() => onOpenChange(false)} />}
      </DialogContent>
    </Dialog>
  );
}
