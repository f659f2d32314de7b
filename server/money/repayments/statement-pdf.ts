import { californiaDay, dayInWords } from '#contract/money/renewal-words.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { addressee, LEFT, MUTED, openLetter } from '#server/platform/pdf-letter.ts';
import type { OpenDue } from './schedule.ts';
import { monthInWords, type statementOf } from './statements.ts';
import type { EntryRow } from './store.ts';

const BOTTOM = 720;

type Given = {
  statement: ReturnType<typeof statementOf<EntryRow>>;
  /** What is due next, as of today. */
  dues: readonly OpenDue[];
  to: { name: string | null; email: string };
  supportEmail: string;
  at: Date;
  language: Language;
};

/** What was owed at the start of a month, every change, what was owed at its end, and what is due next. */
export function drawStatement(given: Given): PDFKit.PDFDocument {
  const { statement, dues, to, supportEmail, at, language } = given;
  const { repaymentMails: t, moneyLabels } = messagesIn(language);
  const title = t.title(monthInWords(statement.month, language));
  const { doc, write, amount, rule } = openLetter({ title, heading: title, supportEmail, at, language });
  let y = 168;
  const line = (name: string, cents: number, { bold = false, day = '' } = {}) => {
    if (y > BOTTOM) {
      doc.addPage();
      y = 56;
    }
    rule(y);
    write(day, LEFT, y + 10, { color: MUTED });
    write(name, LEFT + (day ? 130 : 0), y + 10, { bold });
    amount(cents, y + 10, bold);
    y += 34;
  };

  write(addressee(to), LEFT, y);
  y += 20;
  write(t.noInterest, LEFT, y, { color: MUTED });
  y += 36;
  line(t.opening, statement.openingCents, { bold: true });
  for (const { kind, cents, at: when } of statement.entries)
    line(moneyLabels.ledger[kind], cents, { day: dayInWords(californiaDay(when), language) });
  line(t.closing, statement.closingCents, { bold: true });
  const next = dues.filter(({ leftCents }) => leftCents > 0).slice(0, 3);
  if (next.length > 0) {
    y += 24;
    write(t.dueNext(dayInWords(californiaDay(at), language)), LEFT, y, { bold: true });
    y += 24;
    for (const { day, leftCents } of next) line(dayInWords(day, language), leftCents);
  }
  doc.end();
  return doc;
}
