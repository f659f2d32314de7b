import { expect, test, vi } from 'vitest';
import { isoDayIn } from './iso-day.ts';

const evening = new Date('2026-02-04T03:00:00Z');

test('names the day in the zone', () => {
  expect(isoDayIn('America/Los_Angeles')(evening)).toBe('2026-02-03');
  expect(isoDayIn('UTC')(evening)).toBe('2026-02-04');
});

test('doesn’t depend on the order in which a browser writes a date', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([
    { type: 'day', value: '03' },
    { type: 'literal', value: '/' },
    { type: 'month', value: '02' },
    { type: 'literal', value: '/' },
    { type: 'year', value: '2026' },
  ]);
  expect(isoDayIn('America/Los_Angeles')(evening)).toBe('2026-02-03');
});
