import { expect, test } from 'vitest';
import type { MapClosure, MapSource } from '#contract/emergency/live-map.ts';
import * as t from '#text/emergency/live-map.ts';
import { ageWords, closureTimes, closureTitle, emptyWords, sourceWords } from './words.ts';

const now = new Date('2026-10-06T12:00:00Z');
const source = (more: Partial<MapSource>): MapSource => ({
  id: 'a',
  name: 'A',
  kind: 'closures',
  state: 'ok',
  lastGoodAt: '2026-10-06T11:56:00Z',
  contentAt: null,
  officialUrl: 'https://example.com',
  ...more,
});

test.each([
  ['2026-10-06T12:00:30Z', 'just now'],
  ['2026-10-06T11:59:40Z', 'just now'],
  ['2026-10-06T11:56:00Z', '4 min ago'],
  ['2026-10-06T10:30:00Z', '1 hour ago'],
  ['2026-10-05T12:00:00Z', '24 hours ago'],
  ['2026-10-01T12:00:00Z', '5 days ago'],
])('%s is %s', (instant, words) => expect(ageWords(instant, now)).toBe(words));

test('an empty list is never called open: it says what is listed, or that nothing is seen', () => {
  const words = { none: t.noClosures, unseen: t.unseenClosures };
  expect(emptyWords('closures', [source({})], words)).toBe(t.noClosures);
  expect(emptyWords('closures', [source({ state: 'stale' })], words)).toBe(t.unseenClosures);
  expect(emptyWords('closures', [source({ kind: 'fires' })], words)).toBe(t.unseenClosures);
  expect(emptyWords('closures', [], words)).toBe(t.unseenClosures);
  expect(t.noClosures).toContain('doesn’t mean');
});

test('a source says its age in every state', () => {
  expect(sourceWords(source({}), now)).toBe(t.current('4 min ago'));
  expect(sourceWords(source({ state: 'stale' }), now)).toContain('still counts');
  expect(sourceWords(source({ state: 'unavailable', lastGoodAt: null }), now)).toBe(t.neverAnswered);
});

test('a closure past its end counts as closed until that is confirmed', () => {
  const closure: MapClosure = {
    id: 'c',
    kind: 'full',
    road: 'US-101',
    direction: 'north',
    details: null,
    lines: [],
    points: [],
    since: '2026-10-06T10:00:00Z',
    until: '2026-10-06T11:00:00Z',
    isOverdue: true,
    sources: [],
  };
  expect(closureTitle(closure)).toBe('US-101 northbound: Road closed');
  expect(closureTimes(closure)).toContain('count it as closed');
  expect(closureTimes({ ...closure, until: null, isOverdue: false })).toContain(t.noEnd);
});
