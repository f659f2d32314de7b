import { expect, test } from 'vitest';
import { callWords, zoneName } from './advisor-words.ts';

const timeZone = 'America/Los_Angeles';

test('a call is said in the home’s own time, with its zone', () => {
  const call = { ref: 'ACD-347', at: '2026-11-18T18:00:00.000Z', isDone: false };
  const advisor = { name: 'Ana' };
  expect(callWords({ advisor, call, timeZone })).toBe(
    'Ana will call you Nov 18, 10:00 AM PST. Case ACD-347.',
  );
  expect(callWords({ advisor, call: { ...call, isDone: true }, timeZone })).toBe(
    'Ana called you. Case ACD-347.',
  );
  expect(callWords({ advisor: null, call, timeZone })).toContain('Our team will call you');
  expect(callWords({ advisor, call: null, timeZone })).toBeNull();
  expect(zoneName(timeZone, new Date('2026-07-01T00:00:00Z'))).toBe('PDT');
});
