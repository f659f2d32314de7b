import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTACT_ROLES, type ContactRole } from '#contract/outreach/partner-kinds.ts';
import type { Contact, PartnerDetail } from '#contract/outreach/partners.ts';
import { formatPhone } from '#contract/phone.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { May } from '#web/core/accounts/may.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { PaneSection } from '#web/office/admin/queue/detail-pane.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { numberIn, textIn } from './form-values.ts';
import { askContact, removeContact, saveContact } from './register-queries.ts';
import * as t from '#text/office/partners.ts';

/** Who answers for a partner, and until when each confirmation counts. */
export function Contacts({ partner }: { partner: PartnerDetail }) {
  const [open, setOpen] = useState<Contact | 'new' | null>(null);
  return (
    <PaneSection title={t.contacts}>
      {partner.contacts.length === 0 && <p className="text-muted">{t.noContacts}</p>}
      <ul className="grid gap-3">
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
  const remove = useMutation({
    ...removeContact,
    onSuccess: () => toast({ title: t.removed }),
    onError: (error) => toast({ title: t.notRemoved, text: sentence(error), destructive: true }),
  });
  const named = <span className="sr-only">: {contact.name}</span>;
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
        {contact.onFrom && ` (${contact.onFrom}–${contact.onTo ?? ''})`}
      </p>
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
          <Button variant="outline" size="small" busy={remove.isPending} onClick={() => remove.mutate(ids)}>
            {t.remove}
            {named}
          </Button>
        </div>
      </May>
    </li>
  );
}

type DialogProps = { partnerId: string; contact?: Contact; onClose: () => void };

function ContactDialog({ partnerId, contact, onClose }: DialogProps) {
  const save = useMutation(saveContact);
  const FIELDS = [
    ['name', t.name, contact?.name],
    ['email', t.email, contact?.email],
    ['phone', t.phone, contact?.phone && formatPhone(contact.phone)],
    ['position', t.order, String(contact?.position ?? 1)],
    ['onFrom', t.reachedFrom, contact?.onFrom],
    ['onTo', t.reachedTo, contact?.onTo],
  ] as const;
  return (
    <FieldsDialog
      title={contact ? t.editContact : t.addContact}
      text={t.contactHint}
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
          {FIELDS.map(([name, label, value]) => (
            <Field key={name} label={label} error={errors[name]}>
              <Input name={name} defaultValue={value ?? ''} />
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
