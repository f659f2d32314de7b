import { HOME } from '#web/lib/return-path.ts';
import { clearStoredUser } from '#web/lib/session.ts';

/** The session is over: the same address, asked for again, brings the public page with the sign-in dialog over it. */
export function leaveForSignIn(): void {
  clearStoredUser();
  if (location.pathname === '/') location.replace(HOME);
  else location.reload();
}
