import { afterAll, onTestFinished } from 'vitest';

/** Runs this when the current test ends, or with its file. Inside a test a hook of its file is never called. */
export function whenOver(close: () => Promise<void> | void): void {
  try {
    onTestFinished(close);
  } catch {
    afterAll(close);
  }
}
