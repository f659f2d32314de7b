import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTACT_ROLES, type ContactRole } from '#contract/outreach/partner-kinds.ts';
import type { Contact, PartnerDetail } from '#contract/outreach/partners.ts';
import { formatPhone } from '#contract/phone.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { May } from '#web/core/accounts/may.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay, formatListedMoment } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { PaneSection } from '#web/office/admin/queue/detail-pane.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { numberIn, textIn } from './form-values.ts';
import { formatClock } from './format-clock.ts';
import { RemoveButton } from './remove-button.tsx';
import { askContact, removeContact, saveContact } from './register-queries.ts';
import * as t from '#text/office/partners.ts';

/** A partner's contacts, and until when each confirmation counts. */
export function Contacts({ partner }: { partner: PartnerDetail }) {
  const [open, setOpen] = useState<Contact | 'new' | null>(null);
  return (
    <PaneSection title={t.contacts}>
      {partner.contacts.length === 0 && <p className="text-muted">{t.noContacts}</p>}
      <ul className="grid gap-3 empty:hidden">
        {partner.contacts.map((contact) => (
          <ContactItem key={contact.id} partner={partner} contact={contact} onEdit={() => setOpen(contact)} />
        ))}
      </ul>
      <May use="partners.edit">
        <Button variant="outline" className="justify-self-start" onClick={() => setOpen('new')}>
          {t.addContact}
        </Button>
      </May>
      {open && (
        <ContactDialog
          partnerId={partner.id}
          {...(open === 'new' ? {} : { contact: open })}
          onClose={() => setOpen(null)}
        />
      )}
    </PaneSection>
  );
}

type ItemProps = { partner: PartnerDetail; contact: Contact; onEdit: () => void };

function ContactItem({ partner, contact, onEdit }: ItemProps) {
  const ids = { partnerId: partner.id, contactId: contact.id };
  const ask = useMutation({
    ...askContact,
    onSuccess: () => toast({ title: t.asked }),
    onError: (error) => toast({ title: t.notAsked, text: sentence(error), destructive: true }),
  });
  const remove = useMutation(removeContact);
  const named = <span className="sr-only">{contact.name}</span>;
  return (
    <li className="grid gap-2 rounded-control border border-line p-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{contact.name}</span>
        <Badge>{t.roles[contact.role]}</Badge>
        <Badge tone={contact.provenUntil ? 'moss' : 'amber'}>
          {contact.provenUntil ? t.confirmedUntil(formatDay(contact.provenUntil)) : t.notConfirmed}
        </Badge>
        {contact.bouncedAt && <Badge tone="danger">{t.bounced}</Badge>}
        {contact.stoppedAt && <Badge tone="danger">{t.stopped}</Badge>}
      </div>
      <p className="break-words text-muted">
        {[contact.email, contact.phone && formatPhone(contact.phone)].filter(Boolean).join(', ')}
      </p>
      <ContactFacts contact={contact} />
      <May use="partners.edit">
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="small" busy={ask.isPending} onClick={() => ask.mutate(ids)}>
            {t.askNow}
            {named}
          </Button>
          <Button variant="outline" size="small" onClick={onEdit}>
            {t.edit}
            {named}
          </Button>
          <RemoveButton
            what={contact.name}
            title={t.removeContactTitle(contact.name)}
            text={t.removeContactText}
            action={t.removeContact}
            onRemove={() => remove.mutateAsync(ids)}
          />
        </div>
      </May>
    </li>
  );
}

function ContactFacts({ contact: { onFrom, onTo, confirmedBy, askedAt } }: { contact: Contact }) {
  const facts = [
    ...(onFrom && onTo ? [t.availableOn(formatClock(onFrom), formatClock(onTo))] : []),
    ...(confirmedBy ? [t.confirmedBy(confirmedBy)] : []),
    ...(askedAt ? [t.askedOn(formatListedMoment(askedAt))] : []),
  ];
  return facts.length > 0 && <p className="text-sm text-muted">{facts.join('. ')}</p>;
}

type DialogProps = { partnerId: string; contact?: Contact; onClose: () => void };

function ContactDialog({ partnerId, contact, onClose }: DialogProps) {
  const save = useMutation(saveContact);
  const fields = [
    { name: 'name', label: t.name, value: contact?.name },
    { name: 'email', label: t.email, value: contact?.email, type: 'email' },
    { name: 'phone', label: t.phone, value: contact?.phone && formatPhone(contact.phone), type: 'tel' },
    { name: 'position', label: t.priority, hint: t.priorityHint, value: String(contact?.position ?? 1) },
    { name: 'onFrom', label: t.availableFrom, hint: t.availableHint, value: contact?.onFrom, type: 'time' },
    { name: 'onTo', label: t.availableTo, value: contact?.onTo, type: 'time' },
  ];
  return (
    <FieldsDialog
      title={contact ? t.editContact : t.addContact}
      text={contact ? t.editContactHint : t.contactHint}
      action={t.save}
      done={t.saved}
      onClose={onClose}
      onSave={(given) =>
        save.mutateAsync({
          partnerId,
          ...(contact ? { contactId: contact.id } : {}),
          body: {
            name: textIn(given, 'name'),
            email: textIn(given, 'email') || null,
            phone: textIn(given, 'phone') || null,
            role: textIn(given, 'role') as ContactRole,
            language: textIn(given, 'language') as Contact['language'],
            position: numberIn(given, 'position'),
            onFrom: textIn(given, 'onFrom') || null,
            onTo: textIn(given, 'onTo') || null,
          },
        })
      }
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {fields.map(({ name, label, hint, value, type }) => (
            <Field key={name} label={label} hint={hint} error={errors[name]}>
              <Input name={name} type={type} defaultValue={value ?? ''} />
            </Field>
          ))}
          <Field label={t.role} error={errors.role}>
            <Select name="role" defaultValue={contact?.role ?? 'desk'}>
              {CONTACT_ROLES.map((role) => (
                <option key={role} value={role}>
                  {t.roles[role]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t.language} error={errors.language}>
            <Select name="language" defaultValue={contact?.language ?? 'en'}>
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {t.languages[language]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </FieldsDialog>
  );
}
