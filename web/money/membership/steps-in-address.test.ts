import { expect, test } from 'vitest';
import { INTERVALS, PLAN_KEYS } from '#contract/core/plans.ts';
import { addressOf, stepIn } from './steps-in-address.ts';

test('every step and choice round-trips through its URL', () => {
  for (const plan of PLAN_KEYS)
    for (const interval of INTERVALS)
      for (const step of ['plan', 'terms', 'card'] as const)
        expect(stepIn(addressOf(step, { plan, interval }))).toEqual({ step, choice: { plan, interval } });
});

test.each(['', '?step=done', '?step=terms', '?step=card&plan=gold&by=month', '?plan=core&by=year'])(
  'a URL with an incomplete step has no step: %s',
  (search) => {
    expect(stepIn(search)).toBeUndefined();
  },
);

test('the plan step can be in the URL before anything is chosen', () => {
  expect(stepIn('?step=plan')).toEqual({ step: 'plan', choice: null });
});
