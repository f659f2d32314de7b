import { after, hours } from '#server/platform/clock.ts';
import type { RequestRow } from './store.ts';

/**
 * After a decline, the household must wait this long before the next request, unless our team reopens it. Appeals don't
 * wait.
 */
export const COOL_DOWN_HOURS = 24;

type Declined = Pick<RequestRow, 'state' | 'decidedAt' | 'appealDecidedAt' | 'reopenedAt'>;

/** When a household can ask again after a decline. Null: any time. */
export function askAgainAt({ state, decidedAt, appealDecidedAt, reopenedAt }: Declined): Date | null {
  if (reopenedAt || (state !== 'declined' && state !== 'appeal-declined')) return null;
  const declinedAt = appealDecidedAt ?? decidedAt;
  return declinedAt && after(declinedAt, hours(COOL_DOWN_HOURS));
}
