import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestEmailChange as contract } from '#contract/core/email-change.ts';
import { showRefusal } from '#web/lib/show-refusal.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { CodeStep } from './code-step.tsx';
import { confirmEmailChange, requestEmailChange } from './queries.ts';
import * as t from '#text/core/account.ts';
import * as frame from '#text/ui/frame.ts';

type AddressStepProps = {
  typed: string;
  onSend: (email: string) => Promise<void>;
  onCancel: () => void;
};

function AddressStep({ typed, onSend, onCancel }: AddressStepProps) {
  const form = useForm({ resolver: zodResolver(contract.body), defaultValues: { email: typed } });
  const send = form.handleSubmit(async ({ email }) => {
    try {
      await onSend(email);
    } catch (error) {
      showRefusal(form, 'email', error);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <Field label={t.newEmail} error={errors.email?.message} required>
        <Input
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <DialogFooter>
        <Button variant="outline" onClick={onCancel}>
          {frame.cancel}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {t.sendCode}
        </Button>
      </DialogFooter>
    </form>
  );
}

type ChangeEmailDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; email: string };

/** The new address, then the code we sent to it. */
export function ChangeEmailDialog({ open, onOpenChange, email }: ChangeEmailDialogProps) {
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const { mutateAsync: request } = useMutation(requestEmailChange);
  const { mutateAsync: confirm } = useMutation(confirmEmailChange);
  const send = async (to: string) => {
    await request(to);
    setTyped(to);
    setSent(true);
  };
  const finish = async (code: string) => {
    const user = await confirm(code);
    toast({ title: t.emailChanged, text: t.emailChangedDetail(user.email) });
    setTyped('');
    setSent(false);
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="sm:max-w-md">
        <DialogTitle>{t.changeEmail}</DialogTitle>
        <DialogText className="wrap-anywhere">{isSent ? t.afterCode : t.beforeCode(email)}</DialogText>
        {isSent ? (
          <CodeStep
            to={typed}
            submitLabel={t.changeEmail}
            onSubmit={finish}
            onResend={() => send(typed)}
            onBack={() => setSent(false)}
            backLabel={t.anotherAddress}
          />
        ) : (
          <AddressStep typed={typed} onSend={send} onCancel={() => onOpenChange(false)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
