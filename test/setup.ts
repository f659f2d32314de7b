import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Whatever complains on the console while a test runs has failed it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls.slice();
  vi.restoreAllMocks();
  expect(complaints, 'console.error was called').toEqual([]);
});
