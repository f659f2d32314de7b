import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { InvitedRole } from '#contract/home/household.ts';
import { invite as contract } from '#contract/home/sharing.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { toast } from '#web/lib/toast.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { showRefusal } from './form-errors.ts';
import { invite } from './queries.ts';
import { ROLE_MEANING, ROLE_WORDS } from './words.ts';
import * as t from '#text/home/household.ts';

export function InviteDialog({ homeId, onClose }: { homeId: string; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(contract.body),
    defaultValues: { email: '', role: 'member' as InvitedRole },
  });
  const { mutateAsync } = useMutation(invite);
  const send = form.handleSubmit(async (body) => {
    try {
      const { email } = await mutateAsync({ homeId, body });
      onClose();
      toast({ title: t.invitationSent, text: t.sevenDays(email) });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <EntryDialog
      title={t.invite}
      saveLabel={t.sendInvitation}
      isBusy={isSubmitting}
      onClose={onClose}
      onSubmit={(event) => void send(event)}
    >
      <Field label={t.email} error={errors.email?.message} required>
        <Input {...form.register('email')} type="email" autoComplete="off" />
      </Field>
      <RadioGroup legend={t.access} name="role" error={errors.role?.message}>
        {InvitedRole.options.map((role) => (
          <Radio
            key={role}
            tile
            value={role}
            label={ROLE_WORDS[role]}
            hint={ROLE_MEANING[role]}
            defaultChecked={role === 'member'}
            onChange={() => form.setValue('role', role)}
          />
        ))}
      </RadioGroup>
    </EntryDialog>
  );
}
