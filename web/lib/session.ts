import type { User } from '#contract/core/accounts.ts';

/**
 * What the browser stores about the signed-in user, for display only. The source of truth is GET
 * /api/auth/session.
 */
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
    // Storage can be full or blocked; the page then asks the server for the name.
  }
}

export function clearStoredUser(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}

// Tabs share storage, so it may belong to another user by now. This is the user that this document shows.
let shownId: string | null = null;

/** The user this document belongs to, for its whole lifetime; null until known. */
export const shownUserId = (): string | null => shownId;

export function setShownUser(id: string | null): void {
  shownId = id;
}

/** Another user is signed in by now, and this document shows the previous user's data: reload it. */
export function startOver(): void {
  clearStoredUser();
  location.reload();
}

/** Calls `listener` when another tab signs in a different user or signs this user out. */
export function onOtherStoredUser(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    // A null key means that all storage was cleared.
    if ((key === KEY || key === null) && readStoredUser()?.id !== shownId) listener();
  });
}
