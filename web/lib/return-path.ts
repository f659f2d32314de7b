/** Where users land after signing in without a specific destination. */
export const HOME = '/dashboard';

/** Returns a path on this site, or home. After signing in we never follow a URL to another site. */
export function safePath(path: string | null | undefined): string {
  if (!path?.startsWith('/')) return HOME;
  try {
    const url = new URL(path, location.origin);
    return url.origin === location.origin ? url.pathname + url.search + url.hash : HOME;
  } catch {
    return HOME;
  }
}

const KEY = 'return-path';
/** As long as the link in the email is valid. */
const MAX_AGE_MS = 10 * 60 * 1000;

/** Remembers the destination for the link in the email, which opens in a new tab. */
export function rememberReturnPath(path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() }));
  } catch {
    // Without storage the link leads home.
  }
}

/** Returns the path remembered in the last ten minutes, else home, and forgets it. */
export function takeReturnPath(): string {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { path?: string; at?: number };
    localStorage.removeItem(KEY);
    return Date.now() - (kept.at ?? 0) < MAX_AGE_MS ? safePath(kept.path) : HOME;
  } catch {
    return HOME;
  }
}
