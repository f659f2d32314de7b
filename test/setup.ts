import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Any `console.error` during a test makes the test fail. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls.slice();
  vi.restoreAllMocks();
  expect(complaints, 'console.error was called').toEqual([]);
});
