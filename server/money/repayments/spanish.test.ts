import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pdfText } from '#test/pdf-text.ts';
import { repaymentMail } from './mails.ts';
import { drawStatement } from './statement-pdf.ts';

const facts = { cents: 5000, day: '2026-12-15', note: 'Hardship.' };
test.each([
  ['receipt', facts, 'Recibimos su pago de $50.00'],
  ['returned', facts, 'Le devolvemos su pago de $50.00'],
  ['refunded', facts, 'Se reembolsaron $50.00 de su pago'],
  ['disputed', facts, 'Su pago de $50.00 está en disputa'],
  ['dispute-won', facts, 'Su pago de $50.00 cuenta otra vez'],
  ['waived', facts, 'Ya no debe $50.00'],
  ['statement', { day: '2026-11' }, 'Su estado de cuenta de noviembre de 2026'],
  ['due-soon', facts, 'Debe pagar $50.00 el 15 de diciembre de 2026'],
  ['overdue', facts, 'Un pago de $50.00 venció el 15 de diciembre de 2026'],
] as const)('the email "%s" is in Spanish', (kind, given, subject) => {
  const mail = repaymentMail(kind, { language: 'es', facts: given, balanceCents: 10_000, url: 'http://x' });
  expect(mail.subject).toBe(subject);
  expect(mail.paragraphs.join(' ')).toContain('Todavía debe $100.00.');
  expect(mail.action?.label).toBe('Ver su saldo');
});

test('a statement is a Spanish document', async () => {
  const at = new Date('2026-12-02T20:00:00Z');
  const entry = { kind: 'repayment', cents: -5000, at: new Date('2026-11-20T20:00:00Z') } as never;
  const pdf = drawStatement({
    statement: { month: '2026-11', openingCents: 15_000, entries: [entry], closingCents: 10_000 },
    dues: [{ day: '2026-12-15', leftCents: 5000 } as never],
    to: { name: 'Rosa', email: 'r@example.com' },
    supportEmail: 'x@y.org',
    at,
    language: 'es',
  });
  const words = await pdfText(await buffer(pdf));
  for (const part of ['Estado de cuenta de noviembre de 2026', 'Debía al final del mes', 'Pago con tarjeta'])
    expect(words).toContain(part);
  expect(words).toContain('20 de noviembre de 2026');
});
