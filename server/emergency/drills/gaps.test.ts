import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messagesIn } from '#contract/text/catalog.ts';
import { noRoom } from '#contract/text/en/emergency/drill-outcome.ts';
import { DRILL_GAPS, DRILL_STEPS } from '#contract/emergency/drills.ts';
import { drillText, gapsIn, type Findings } from './gaps.ts';
import { isDone, nextStep, stepDone } from './steps.ts';

const READY: Findings = {
  isPrecise: true,
  isProtected: true,
  approval: 'automatic',
  hasMembership: true,
  nights: 3,
  hasRoom: true,
  cashCents: 100_000,
  hasProvider: true,
  hasCard: true,
  lacksIdentity: false,
  channels: ['email', 'sms'],
  people: 2,
  hasRoutes: true,
  hasOneWayOut: false,
  animalsWithoutTrailer: 0,
  hasMeetingPlace: true,
  hasOutOfAreaContact: true,
};

test('a fully prepared household has no gaps', () => {
  expect(gapsIn(READY)).toEqual([]);
});

test.each([
  ['pin', { isPrecise: false }],
  ['membership', { hasMembership: false }],
  ['protection', { isProtected: false }],
  ['protection', { approval: 'review' as const }],
  ['card', { hasCard: false }],
  ['card', { lacksIdentity: true }],
  ['card', { hasProvider: false }],
  ['card', { hasProvider: false, hasCard: false }],
  ['routes', { hasRoutes: false }],
  ['one-way-out', { hasOneWayOut: true }],
  ['trailer', { animalsWithoutTrailer: 2 }],
  ['room', { hasRoom: false }],
  ['reach', { channels: ['email'] as const }],
  ['people', { people: 0 }],
  ['meeting-place', { hasMeetingPlace: false }],
  ['contact', { hasOutOfAreaContact: false }],
])('reports exactly the gap "%s"', (gap, missing) => {
  expect(gapsIn({ ...READY, ...missing }).map((found) => found.gap)).toEqual([gap]);
});

test('doesn’t flag a card or a room that the plan does not include', () => {
  expect(gapsIn({ ...READY, cashCents: 0, hasCard: false, nights: 0, hasRoom: false })).toEqual([]);
});

test('gaps are listed in order, each once', () => {
  const findings = fc.record({
    isPrecise: fc.boolean(),
    isProtected: fc.boolean(),
    approval: fc.constantFrom('automatic', 'review', 'declined', 'not-covered'),
    hasMembership: fc.boolean(),
    nights: fc.nat(7),
    hasRoom: fc.boolean(),
    cashCents: fc.constantFrom(0, 50_000),
    hasProvider: fc.boolean(),
    hasCard: fc.boolean(),
    lacksIdentity: fc.boolean(),
    channels: fc.subarray(['email', 'sms', 'push'] as const),
    people: fc.nat(3),
    hasRoutes: fc.boolean(),
    hasOneWayOut: fc.boolean(),
    animalsWithoutTrailer: fc.nat(2),
    hasMeetingPlace: fc.boolean(),
    hasOutOfAreaContact: fc.boolean(),
  });
  fc.assert(
    fc.property(findings, (found) => {
      const keys = gapsIn(found).map(({ gap }) => gap);
      expect(keys).toEqual(DRILL_GAPS.filter((gap) => keys.includes(gap)));
    }),
  );
});

test('steps follow each other to the end', () => {
  let times = { acknowledgedAt: null, leftAt: null, safeAt: null } as Parameters<typeof nextStep>[0];
  for (const step of DRILL_STEPS) {
    expect([nextStep(times), isDone(step, times)]).toEqual([step, false]);
    times = { ...times, ...stepDone(step, new Date()) };
    expect(isDone(step, times)).toBe(true);
  }
  expect(nextStep(times)).toBeNull();
});

test('a stored result is read in Spanish', () => {
  const t = messagesIn('es').drillOutcome;
  const all = gapsIn({ ...READY, isPrecise: false, hasCard: false, animalsWithoutTrailer: 2 });
  expect(all.map(({ text }) => drillText(text, t))).toEqual([
    t.gaps.pin,
    t.gaps.noCard,
    '2 animales grandes no tienen remolque, y los hoteles no los aceptan. Consiga un remolque y un lugar adonde ir.',
  ]);
  expect(drillText(noRoom(50, 5), t)).toBe(t.noRoom(50, 5));
  expect(drillText('A sentence of last year.', t)).toBe('A sentence of last year.');
});
