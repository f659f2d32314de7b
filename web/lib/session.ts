import type { User } from '#contract/core/accounts.ts';

/** What the browser remembers of the signed-in person, for display only. The truth is GET /api/auth/session. */
export type StoredUser = Pick<User, 'id' | 'email' | 'name' | 'role'>;

const KEY = 'auth-user';

export function readStoredUser(): StoredUser | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('id' in value) || !('email' in value)) return null;
    return value as StoredUser;
  } catch {
    return null;
  }
}

export function storeUser({ id, email, name, role }: StoredUser): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, email, name, role }));
  } catch {
    // Storage can be full or forbidden; the page then asks the server for the name it shows.
  }
}

export function clearStoredUser(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored where storage is forbidden.
  }
}

// Tabs share the storage: what stands there may be somebody else's by now. Whom this document shows is its own.
let shownId: string | null = null;

/** The person this document belongs to, for as long as it lives; null while nobody knows. */
export const shownUserId = (): string | null => shownId;

export function setShownUser(id: string | null): void {
  shownId = id;
}

/** Someone else is signed in by now, and all this document shows is the previous person's: load it afresh. */
export function startOver(): void {
  clearStoredUser();
  location.reload();
}

/** Tells when another tab signs somebody else in, or this person out. */
export function onOtherStoredUser(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if ((key === KEY || key === null) && readStoredUser()?.id !== shownId) listener();
  });
}
