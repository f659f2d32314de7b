import { expect, test } from 'vitest';
import * as mails from './mails.ts';

const to = { language: 'es', origin: 'http://x' } as const;
const dueAt = new Date('2026-11-15T18:00:00Z');

test.each([
  [mails.deletionRequested(dueAt, to), 'Su cuenta se eliminará', 'Esto no se puede deshacer.'],
  [mails.deletionCanceled(to), 'Su cuenta sigue activa', 'No se eliminó nada.'],
  [mails.accountGone(0, 'es'), 'Su cuenta se eliminó', 'No guardamos nada sobre usted.'],
  [mails.accountGone(5000, 'es'), 'Su cuenta se eliminó', 'Todavía debía $50.00 de dinero de emergencia.'],
  [mails.deletionStopped(to), 'Su cuenta no se eliminó', 'Transfiera esa vivienda'],
  [mails.homeGoing(dueAt, to), 'Una vivienda que comparte se eliminará', 'Esto no se puede deshacer.'],
  [mails.homeStays(to), 'Una vivienda que comparte se conserva', 'Su titular conserva su cuenta.'],
  [mails.homeGone(to), 'Una vivienda que compartía se eliminó', 'sus otras viviendas no han cambiado'],
])('%#: an email about a deletion is in Spanish', (mail, greeting, words) => {
  expect([mail.language, mail.greeting]).toEqual(['es', greeting]);
  expect(mail.paragraphs.join(' ')).toContain(words);
});

test('the time of a deletion names its time zone', () => {
  expect(mails.deletionRequested(dueAt, to).paragraphs[0]).toMatch(/15 de noviembre de 2026.*PST/);
});
