/** Where people land after signing in when they asked for nothing in particular. */
export const HOME = '/dashboard';

/** A path on this site, or home: an address that leaves the site is never followed after a sign-in. */
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
/** As long as the link in the e-mail works. */
const MAX_AGE_MS = 10 * 60 * 1000;

/** Keeps the wanted path for the link in the e-mail, which opens in a tab of its own. */
export function rememberReturnPath(path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() }));
  } catch {
    // Without storage the link leads home.
  }
}

/** The path remembered in the last ten minutes, else home; forgotten once read. */
export function takeReturnPath(): string {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { path?: string; at?: number };
    localStorage.removeItem(KEY);
    return Date.now() - (kept.at ?? 0) < MAX_AGE_MS ? safePath(kept.path) : HOME;
  } catch {
    return HOME;
  }
}
