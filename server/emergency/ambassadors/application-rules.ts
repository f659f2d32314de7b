import type { AmbassadorState } from '#contract/emergency/ambassador-states.ts';
import { after, days } from '#server/platform/clock.ts';

/** What a new application does, and when. Pure. */

/** A declined applicant can apply again after this long. */
const AGAIN_AFTER = days(30);
/** The status email goes to one address at most once within this time, no matter how often it is entered. */
const MAIL_EVERY = days(1);

type Known = { state: AmbassadorState; stateAt: Date; mailedAt: Date | null };

export const canApplyAgainAt = ({ state, stateAt }: Pick<Known, 'state' | 'stateAt'>): Date | null =>
  state === 'declined' ? after(stateAt, AGAIN_AFTER) : null;

export type ApplyVerdict =
  /** The application is stored as entered. */
  | 'accept'
  /** Nothing changes: it is being reviewed, or was decided. */
  | 'known'
  | 'too-early';

export function verdictOn(known: Known | undefined, now: Date): ApplyVerdict {
  if (!known || known.state === 'unconfirmed' || known.state === 'left') return 'accept';
  if (known.state !== 'declined') return 'known';
  return after(known.stateAt, AGAIN_AFTER) > now ? 'too-early' : 'accept';
}

export const mayMail = ({ mailedAt }: Pick<Known, 'mailedAt'>, now: Date): boolean =>
  mailedAt === null || after(mailedAt, MAIL_EVERY) <= now;

/** Stepping down through the link, without an account. Ambassadors with an account step down in the app. */
export const mayLeaveByLink = ({ state, userId }: { state: AmbassadorState; userId: string | null }) =>
  state === 'unconfirmed' || state === 'applied' || (state === 'approved' && userId === null);
