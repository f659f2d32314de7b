import { expect, test } from 'vitest';
import { changeWords, renewalWords } from './renewal-words.ts';

const later = { dueNowCents: 0, takesEffectDay: '2026-12-15', renewsDay: '2026-12-15' };

test('a member who changes only the billing interval agrees to keep their plan, not to start a new one', () => {
  expect(changeWords({ from: 'plus', plan: 'plus', interval: 'month', ...later })).toContain(
    'I pay nothing now. I keep Hearthline Plus, billed monthly from December 15, 2026. It renews automatically: my card is charged $59.00 every month',
  );
  const now = { dueNowCents: 53_100, takesEffectDay: '2026-11-15', renewsDay: '2027-11-15' };
  expect(changeWords({ from: 'plus', plan: 'plus', interval: 'year', ...now })).toContain(
    'I pay $531.00 now. I keep Hearthline Plus, billed yearly from November 15, 2026.',
  );
});

test('a member who changes plans agrees to the new plan’s start date', () => {
  expect(changeWords({ from: 'plus', plan: 'core', interval: 'month', ...later })).toContain(
    'I pay nothing now. Hearthline Core starts on December 15, 2026.',
  );
  expect(
    changeWords({ from: 'plus', plan: 'premium', interval: 'month', ...later, dueNowCents: 4000 }),
  ).toContain('I pay $40.00 now. Hearthline Premium starts now.');
});

test('consent texts use the first person throughout', () => {
  const all = [
    renewalWords('plus', 'month', '2026-11-15'),
    changeWords({ from: 'plus', plan: 'core', interval: 'year', ...later }),
  ];
  for (const words of all) expect(words).not.toMatch(/\byou/i);
});
