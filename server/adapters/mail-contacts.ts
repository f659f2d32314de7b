import { fillContacts, type Contacts } from '#contract/contacts.ts';
import type { MailPort } from '#server/ports/mail.ts';

/** Fills the configured contact details into every email, wherever it was written. */
export const withContacts = (port: MailPort, contacts: Contacts): MailPort => ({
  ...port,
  send: (mail) =>
    port.send({
      ...mail,
      subject: fillContacts(mail.subject, contacts),
      text: fillContacts(mail.text, contacts),
      html: fillContacts(mail.html, contacts),
    }),
});
