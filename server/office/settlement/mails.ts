import { BRAND } from '#contract/brand.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { amountText, dateText } from '#contract/text/format.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import type { Opened } from './links.ts';

/** Asks a partner to check a statement. */
export function statementMail({ statement, contact, partner }: Opened, url: string): MailParts {
  const { language } = contact;
  const { statementPage: t, mail } = messagesIn(language);
  const { number, fromDay, through, totalCents, reminders } = statement;
  const subject = reminders > 0 ? t.remindSubject : t.subject;
  const covers = totalCents < 0 ? t.coversBack : t.covers;
  return {
    language,
    subject: subject(number, partner.name),
    greeting: mail.hello(contact.name),
    paragraphs: [
      covers(
        dateText(fromDay, language),
        dateText(through, language),
        amountText(Math.abs(totalCents), language),
      ),
      t.how,
    ],
    action: { label: t.open, url },
    closing: t.why(BRAND.name),
  };
}
