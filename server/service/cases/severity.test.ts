import { expect, test } from 'vitest';
import { SEVERITIES, SEVERITY_REASONS } from '#contract/service/cases.ts';
import { answerBy, claimBy, RESPONSE_TIMES, returnBy } from './case-clocks.ts';
import { newReference, readReference, REF_ALPHABET } from './reference.ts';
import { hasListedPhrase, judge, NO_FACTS, SEVERITY_RULES, type SeverityFacts } from './severity.ts';

const JUDGED: [string, Partial<SeverityFacts>, number, string][] = [
  ['nothing known', {}, 4, 'quiet-day'],
  ['a warning', { isUnderWarning: true }, 2, 'under-warning'],
  ['an order', { isUnderOrder: true, hasRoom: true }, 2, 'under-order'],
  ['no answer', { isUnderOrder: true, hasRoom: true, hasNotAnswered: true }, 1, 'not-answered'],
  [
    'a booking without a partner under an order',
    { isUnderOrder: true, hasStuckBooking: true, hasRoom: true },
    1,
    'booking-urgent',
  ],
  ['a booking without a partner', { hasStuckBooking: true }, 3, 'booking-stuck'],
  ['no room tonight', { isUnderOrder: true, isWaitingForRoom: true }, 1, 'no-bed-tonight'],
  ['oxygen with a room', { isUnderOrder: true, isMedical: true, hasRoom: true }, 2, 'under-order'],
  [
    'oxygen without a room',
    { isUnderOrder: true, isMedical: true, isWaitingForRoom: true },
    0,
    'medical-without-room',
  ],
  ['oxygen on a quiet day', { isMedical: true }, 4, 'quiet-day'],
  ['help needed', { needsHelp: true, hasRoom: true }, 0, 'needs-help'],
  ['a listed phrase', { hasPhrase: true }, 0, 'phrase'],
  ['a visitor’s message', { isVisitor: true }, 4, 'visitor'],
  ['a visitor’s message with a listed phrase', { isVisitor: true, hasPhrase: true }, 1, 'visitor-phrase'],
];

test.each(JUDGED)('%s', (_name, facts, severity, reason) => {
  expect(judge({ ...NO_FACTS, ...facts })).toMatchObject({ severity, reason });
});

test('every rule has words, and each is used by a row above', () => {
  const reasons = SEVERITY_RULES.map(({ reason }) => reason);
  expect(reasons.filter((reason) => !SEVERITY_REASONS.includes(reason))).toEqual([]);
  expect(reasons.filter((reason) => !JUDGED.some(([, , , used]) => used === reason))).toEqual([]);
});

test('a rule that was used before is passed over, and a worse one isn’t', () => {
  const facts = { ...NO_FACTS, isUnderOrder: true, isWaitingForRoom: true };
  expect(judge(facts, ['no-bed-tonight'])?.reason).toBe('under-order');
  expect(judge({ ...facts, needsHelp: true }, ['no-bed-tonight'])?.reason).toBe('needs-help');
});

test.each([
  ['We are TRAPPED on Skyway!', true],
  ['She can’t breathe', true],
  ['she cant breathe...', true],
  ['he cannot  breathe', true],
  ['No puedo salir de la casa', true],
  ['Estamos sin oxigeno', true],
  ['s.o.s.', false],
  ['SOS', true],
  ['Can you help me upload a document?', false],
  ['A mousetrapped garage', false],
  ['Is breakfast included?', false],
])('"%s" has a listed phrase: %s', (text, expected) => {
  expect(hasListedPhrase(text)).toBe(expected);
});

test('response times are as promised, and never longer for a more severe case', () => {
  const from = new Date('2026-11-17T04:00:00Z');
  const minutesTo = (at: Date) => (at.getTime() - from.getTime()) / 60_000;
  expect(
    SEVERITIES.map((s) => [claimBy(s, from), answerBy(s, from), returnBy(s, from)].map(minutesTo)),
  ).toEqual([
    [1, 2, 3],
    [5, 10, 10],
    [10, 15, 20],
    [30, 60, 120],
    [240, 240, 480],
  ]);
  expect(Object.keys(RESPONSE_TIMES)).toHaveLength(SEVERITIES.length);
  // The contact page promises 24 hours. A visitor's case with a raised severity is as urgent as any other.
  expect([claimBy, answerBy, returnBy].map((by) => minutesTo(by(4, from, 'visitor')))).toEqual([
    1440, 1440, 480,
  ]);
  expect(minutesTo(answerBy(1, from, 'visitor'))).toBe(10);
});

test('a reference is read back however it is said or typed', () => {
  for (let i = 0; i < 200; i += 1) {
    const ref = newReference();
    expect(ref).toMatch(/^[A-Z\d]{3}-[A-Z\d]{3}$/);
    expect(ref).toMatch(new RegExp(`^[${REF_ALPHABET}-]+$`));
    expect(readReference(ref.toLowerCase().replace('-', ' '))).toBe(ref);
  }
  expect(REF_ALPHABET).not.toMatch(/[BILOSZ01258]/);
  expect(readReference('maya')).toBeNull();
  expect(readReference('ABC-DEF')).toBeNull();
});
