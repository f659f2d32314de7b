import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ContactInput, type EmergencyContact } from '#contract/home/household.ts';
import { formatPhone } from '#contract/phone.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/lib/toast.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { showRefusal } from './form-errors.ts';
import { saveContact } from './queries.ts';
import * as t from '#text/home/household.ts';

type ContactDialogProps = { homeId: string; contact: EmergencyContact | null; onClose: () => void };

const NEW = { name: '', relation: '', phone: '', email: '', isOutOfArea: false };

export function ContactDialog({ homeId, contact, onClose }: ContactDialogProps) {
  const form = useForm({
    resolver: zodResolver(ContactInput),
    defaultValues: contact ? { ...contact, phone: formatPhone(contact.phone) } : NEW,
  });
  const { mutateAsync } = useMutation(saveContact);
  const save = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ homeId, id: contact?.id ?? null, body });
      onClose();
      toast({ title: t.contactSaved });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <EntryDialog
      title={contact ? t.editContact : t.addContact}
      isBusy={isSubmitting}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.name} error={errors.name?.message} required>
          <Input {...form.register('name')} autoComplete="off" />
        </Field>
        <Field label={t.relation} error={errors.relation?.message}>
          <Input {...form.register('relation')} autoComplete="off" placeholder={t.relationHint} />
        </Field>
        <Field label={t.phone} error={errors.phone?.message}>
          <Input {...form.register('phone')} type="tel" autoComplete="off" />
        </Field>
        <Field label={t.email} error={errors.email?.message}>
          <Input {...form.register('email')} type="email" autoComplete="off" />
        </Field>
      </div>
      <Checkbox {...form.register('isOutOfArea')} label={t.livesOutOfArea} hint={t.outOfAreaHint} />
    </EntryDialog>
  );
}
