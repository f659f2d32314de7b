import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOME, rememberReturnPath, safePath, takeReturnPath } from './return-path.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('location', { origin: 'https://hearthline.example' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['/settings?a=1#b', '/settings?a=1#b'],
  ['/', '/'],
  ['//evil.example/x', HOME],
  ['/\\evil.example', HOME],
  ['https://evil.example', HOME],
  ['javascript:alert(1)', HOME],
  ['settings', HOME],
  ['', HOME],
  [null, HOME],
])('%s leads to %s', (given, path) => {
  expect(safePath(given)).toBe(path);
});

test('a remembered path is used once, within ten minutes', () => {
  rememberReturnPath('/settings');
  expect(takeReturnPath()).toBe('/settings');
  expect(takeReturnPath()).toBe(HOME);
  rememberReturnPath('/settings');
  vi.advanceTimersByTime(10 * 60 * 1000);
  expect(takeReturnPath()).toBe(HOME);
});
