import { after, days, hours, minutes } from '#server/platform/clock.ts';

type Role = 'USER' | 'ADMIN';

/**
 * No one is signed out in the middle of an evacuation: a member's 30 days restart with use. An admin's 8
 * hours don't.
 */
const LIFE: Record<Role, number> = { USER: days(30), ADMIN: hours(8) };
/** Use is recorded at most this often, so that most reads don't write. */
const NOTED_EVERY = minutes(15);

export const firstExpiry = (role: Role, now: Date): Date => after(now, LIFE[role]);

/** What to write when a session is used, or null when it was recorded recently. */
export function noteUse(
  session: { role: Role; lastSeenAt: Date; expiresAt: Date },
  now: Date,
): { lastSeenAt: Date; expiresAt: Date } | null {
  if (after(session.lastSeenAt, NOTED_EVERY) > now) return null;
  const expiresAt = session.role === 'USER' ? after(now, LIFE.USER) : session.expiresAt;
  return { lastSeenAt: now, expiresAt };
}
