import { expect, test } from 'vitest';
import { INFORMATION_KINDS } from '#contract/emergency/information.ts';
import { bulletinMail, bulletinTitle, readerOf, type BulletinFacts } from './bulletin-mails.ts';

const facts: BulletinFacts = {
  kind: 'red-flag',
  name: 'Butte County',
  source: 'National Weather Service',
  url: null,
  startsAt: new Date('2026-11-15T18:00:00Z'),
  endsAt: new Date('2026-11-16T06:00:00Z'),
  endedAt: null,
  version: 1,
  addressLine: '12 Skyway, Paradise',
};
const spanish = readerOf('es', 'America/Los_Angeles');

test('a bulletin reads the same in both languages, at the home’s own time', () => {
  const english = bulletinMail(facts, readerOf('en', 'America/Los_Angeles'), 'http://x');
  expect(english.paragraphs[0]).toBe(
    'National Weather Service issued a Red Flag Warning from Nov 15, 10:00 AM PST until Nov 15, 10:00 PM PST. The area includes your home at 12 Skyway, Paradise.',
  );
  const mail = bulletinMail(facts, spanish, 'http://x');
  expect(mail.subject).toBe('Advertencia de bandera roja: Butte County');
  expect(mail.paragraphs[0]).toMatch(
    /desde el 15 nov,? 10:00 a\.m\. PST, hasta el 15 nov,? 10:00 p\.m\. PST/,
  );
  expect(mail.paragraphs).toContain('Si está en peligro, salga y llame al 911.');
});

test.each(INFORMATION_KINDS)('the end of %s is said in Spanish', (kind) => {
  const over = { ...facts, kind, endedAt: new Date() };
  expect(bulletinTitle(over, spanish)).toMatch(/^Terminó\. .*: Butte County$/);
  expect(bulletinMail(over, spanish, 'http://x').paragraphs[0]).toContain('12 Skyway, Paradise');
});
