import { describe, expect, test } from 'vitest';
import { SETUP_STEPS, type SetupStep } from '#contract/office/setup.ts';
import { setupOf, type SetupFacts } from './steps.ts';

const NEW: SetupFacts = {
  home: null,
  membership: 'may-start',
  card: 'missing',
  people: 0,
  isReachable: false,
  hasMeetingPlace: false,
  hasOutOfAreaContact: false,
  hasFinishedDrill: false,
};
const READY: SetupFacts = {
  home: { role: 'owner', isExact: true },
  membership: 'active',
  card: 'ready',
  people: 3,
  isReachable: true,
  hasMeetingPlace: true,
  hasOutOfAreaContact: true,
  hasFinishedDrill: true,
};
const at = (facts: SetupFacts, ...putOff: SetupStep[]) => setupOf(facts, new Set(putOff));
const states = (facts: SetupFacts) =>
  Object.fromEntries(at(facts).steps.map(({ step, state }) => [step, state]));

describe('setup for a new member', () => {
  test('starts with the home, and steps that need one are blocked', () => {
    expect(at(NEW).next).toBe('home');
    expect(states(NEW)).toEqual({
      home: 'open',
      pin: 'blocked',
      membership: 'open',
      card: 'blocked',
      people: 'blocked',
      reach: 'open',
      plan: 'blocked',
      drill: 'blocked',
    });
  });

  const LATER: [SetupStep, Partial<SetupFacts>][] = [
    ['pin', { home: { role: 'owner', isExact: false } }],
    ['membership', { home: { role: 'owner', isExact: true } }],
    ['card', { membership: 'active' }],
    ['people', { card: 'ready' }],
    ['reach', { people: 1 }],
    ['plan', { isReachable: true }],
    ['drill', { hasMeetingPlace: true, hasOutOfAreaContact: true }],
  ];
  test.each(LATER.map(([next], i) => [next, i] as const))('reaches %s in order', (next, i) => {
    const facts = Object.assign({}, NEW, ...LATER.slice(0, i + 1).map(([, given]) => given)) as SetupFacts;
    expect(at(facts)).toMatchObject({ next, isFinished: false });
  });

  test('is finished when everything is in place, and not one step earlier', () => {
    expect(at(READY)).toMatchObject({ next: null, isFinished: true });
    expect(at({ ...READY, hasMeetingPlace: false })).toMatchObject({ next: 'plan', isFinished: false });
    expect(at({ ...READY, hasOutOfAreaContact: false }).next).toBe('plan');
    expect(at({ ...READY, card: 'missing' }).next).toBe('card');
  });
});

test('a member who chose "Not now" moves to the next step and is not finished', () => {
  const facts = { ...READY, people: 0, hasFinishedDrill: false };
  expect(at(facts, 'people')).toMatchObject({ next: 'drill', isFinished: false });
  expect(at(facts, 'people', 'drill')).toMatchObject({ next: null, isFinished: false });
});

test('a person on the waitlist continues with everything that needs no plan', () => {
  const facts: SetupFacts = { ...NEW, home: { role: 'owner', isExact: true }, membership: 'waiting' };
  expect(states(facts)).toMatchObject({ membership: 'waiting', card: 'blocked', people: 'open' });
  expect(at(facts).next).toBe('people');
});

test('a step this server can’t offer is left out', () => {
  const keys = at({ ...READY, card: null, isReachable: null }).steps.map(({ step }) => step);
  expect(keys).toEqual(SETUP_STEPS.filter((step) => step !== 'card' && step !== 'reach'));
});

test('household members get their own steps; viewers get only the contact step', () => {
  const stepsOf = (role: 'member' | 'viewer') =>
    at({ ...NEW, home: { role, isExact: false } }).steps.map(({ step }) => step);
  expect(stepsOf('member')).toEqual(['people', 'reach', 'plan', 'drill']);
  expect(stepsOf('viewer')).toEqual(['reach']);
});
