import { isStaff, type Role } from '#contract/staff.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';

/**
 * No one is signed out in the middle of an evacuation: a member's 30 days restart with use. The 8 hours of staff
 * don't.
 */
const lifeOf = (role: Role): number => (isStaff(role) ? hours(8) : days(30));
/** Use is recorded at most this often, so that most reads don't write. */
const NOTED_EVERY = minutes(15);

export const firstExpiry = (role: Role, now: Date): Date => after(now, lifeOf(role));

/** What to write when a session is used, or null when it was recorded recently. */
export function noteUse(
  session: { role: Role; lastSeenAt: Date; expiresAt: Date },
  now: Date,
): { lastSeenAt: Date; expiresAt: Date } | null {
  if (after(session.lastSeenAt, NOTED_EVERY) > now) return null;
  const expiresAt = isStaff(session.role) ? session.expiresAt : after(now, lifeOf(session.role));
  return { lastSeenAt: now, expiresAt };
}
