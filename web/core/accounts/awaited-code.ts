/** A code that was sent and not used yet. */
export type AwaitedCode = { email: string; sentAt: number };

const KEY = 'awaited-code';
/** As long as the code is valid. */
const MAX_AGE_MS = 10 * 60 * 1000;

// Also kept in memory, in case storage is blocked.
let awaited: AwaitedCode | null = null;

/** Keeps the code step across a reload, which phones do by themselves while the user reads the email. */
export function saveAwaitedCode(email: string): AwaitedCode {
  awaited = { email, sentAt: Date.now() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(awaited));
  } catch {
    // Then it's only kept until the page closes.
  }
  return awaited;
}

/** Returns the code sent in the last ten minutes, if it wasn't entered yet. */
export function readAwaitedCode(): AwaitedCode | null {
  try {
    awaited ??= JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as AwaitedCode | null;
  } catch {
    // Nothing readable was saved.
  }
  return awaited && Date.now() - awaited.sentAt < MAX_AGE_MS ? awaited : null;
}

export function clearAwaitedCode(): void {
  awaited = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was saved.
  }
}
