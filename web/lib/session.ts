import type { User } from '#contract/accounts.ts';

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
