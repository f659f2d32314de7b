import { afterAll, onTestFinished } from 'vitest';

/**
 * Runs this when the current test ends, or else with its file. A file hook that is registered inside a test is never
 * called.
 */
export function whenOver(close: () => Promise<void> | void): void {
  try {
    onTestFinished(close);
  } catch {
    afterAll(close);
  }
}
