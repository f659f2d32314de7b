import { californiaDay, dayInWords } from '#contract/money/renewal-words.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { addressee, LEFT, MUTED, openLetter } from '#server/platform/pdf-letter.ts';
import type { InvoiceRow } from './invoice-store.ts';

/** One page: who, what, which period, and whether it's paid. In the member's language. */
export function drawInvoice(
  invoice: InvoiceRow,
  to: { name: string | null; email: string },
  supportEmail: string,
  language: Language,
): PDFKit.PDFDocument {
  const t = messagesIn(language).invoice;
  const dayOf = (at: Date): string => dayInWords(californiaDay(at), language);
  const { doc, write, amount, rule } = openLetter({
    title: t.title(invoice.number),
    heading: invoice.status === 'paid' ? t.receipt : t.invoice,
    supportEmail,
    at: invoice.issuedAt,
    language,
  });

  const facts: [string, string][] = [
    [t.number, invoice.number],
    [t.issued, dayOf(invoice.issuedAt)],
    [t.period, t.fromTo(dayOf(invoice.periodStart), dayOf(invoice.periodEnd))],
    [t.billedTo, addressee(to)],
    [t.status, invoice.paidAt ? t.paidOn(dayOf(invoice.paidAt)) : t.statuses[invoice.status]],
    ...(invoice.card ? [[t.paidWith, invoice.card] satisfies [string, string]] : []),
  ];
  let y = 168;
  for (const [label, value] of facts) {
    write(label, LEFT, y, { color: MUTED });
    write(value, LEFT + 90, y);
    y += 20;
  }
  y += 20;
  for (const { description, cents } of invoice.lines) {
    rule(y);
    write(description, LEFT, y + 10);
    amount(cents, y + 10);
    y += 34;
  }
  rule(y);
  write(t.total, LEFT, y + 10, { bold: true });
  amount(invoice.totalCents, y + 10, true);
  doc.end();
  return doc;
}
