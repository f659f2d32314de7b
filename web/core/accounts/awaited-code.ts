/** A code that was sent and not yet used. */
export type AwaitedCode = { email: string; sentAt: number };

const KEY = 'awaited-code';
/** As long as the code works. */
const MAX_AGE_MS = 10 * 60 * 1000;

// Kept here as well, for where storage is forbidden.
let awaited: AwaitedCode | null = null;

/** Keeps the step of the code through a reload, which phones do on their own while one reads the e-mail. */
export function keepAwaitedCode(email: string): AwaitedCode {
  awaited = { email, sentAt: Date.now() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(awaited));
  } catch {
    // It lives as long as the page.
  }
  return awaited;
}

/** The code sent in the last ten minutes, if one is still to be entered. */
export function readAwaitedCode(): AwaitedCode | null {
  try {
    awaited ??= JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as AwaitedCode | null;
  } catch {
    // Nothing was kept that can be read.
  }
  return awaited && Date.now() - awaited.sentAt < MAX_AGE_MS ? awaited : null;
}

export function forgetAwaitedCode(): void {
  awaited = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
