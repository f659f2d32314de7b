/**
 * Stores the token of a link while its reader signs in, which may happen in another tab. Never in a URL that a server
 * sees.
 */

const KEY = 'street-token';
/** Long enough for a sign-in code and for adding a home. */
const MAX_AGE_MS = 60 * 60 * 1000;

export function keepToken(token: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ token, at: Date.now() }));
  } catch {
    // Without storage, they have to open the link again.
  }
}

/** The token stored within the last hour, if any. */
export function keptToken(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { token?: string; at?: number };
    return Date.now() - (kept.at ?? 0) < MAX_AGE_MS ? (kept.token ?? null) : null;
  } catch {
    return null;
  }
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was nothing to delete.
  }
}
