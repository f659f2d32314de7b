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
      toast({ title: 'Contact saved' });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <EntryDialog
      title={contact ? 'Change contact' : 'Add a contact'}
      isBusy={isSubmitting}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message} required>
          <Input {...form.register('name')} autoComplete="off" />
        </Field>
        <Field label="Relation" error={errors.relation?.message}>
          <Input {...form.register('relation')} autoComplete="off" placeholder="Sister, neighbor, doctor" />
        </Field>
        <Field label="Phone" error={errors.phone?.message}>
          <Input {...form.register('phone')} type="tel" autoComplete="off" />
        </Field>
        <Field label="E-mail" error={errors.email?.message}>
          <Input {...form.register('email')} type="email" autoComplete="off" />
        </Field>
      </div>
      <Checkbox
        {...form.register('isOutOfArea')}
        label="Lives out of the area"
        hint="Local lines are often busy in a disaster. One person far away can pass on news for everybody."
      />
    </EntryDialog>
  );
}
