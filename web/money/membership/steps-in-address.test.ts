import { expect, test } from 'vitest';
import { INTERVALS, PLAN_KEYS } from '#contract/core/plans.ts';
import { addressOf, stepIn } from './steps-in-address.ts';

test('every step of every choice is found again in its address', () => {
  for (const plan of PLAN_KEYS)
    for (const interval of INTERVALS)
      for (const step of ['plan', 'terms', 'card'] as const)
        expect(stepIn(addressOf(step, { plan, interval }))).toEqual({ step, choice: { plan, interval } });
});

test.each(['', '?step=done', '?step=terms', '?step=card&plan=gold&by=month', '?plan=core&by=year'])(
  'an address that names no whole step is none: %s',
  (search) => {
    expect(stepIn(search)).toBeUndefined();
  },
);

test('the choice of a plan may be named before anything is chosen', () => {
  expect(stepIn('?step=plan')).toEqual({ step: 'plan', choice: null });
});
