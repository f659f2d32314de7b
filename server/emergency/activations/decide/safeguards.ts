/** When an incident's cash is held for review. Rooms and notices are never held. Pure. */

/** An incident that reaches a larger share of the members than this is probably a mistake. */
export const MOST_SHARE = 0.2;
/** With few members, a single street is already a fifth of them. */
export const FEWEST_HOMES = 25;

/**
 * An incident's totals, including the homes it reaches now. `members` is counted up to at least
 * `membersNeeded`.
 */
export type Reach = { homes: number; cents: number; members: number };

/** With at least this many members, this many homes aren't an unusually large share. */
export const membersNeeded = (homes: number): number => Math.ceil(homes / MOST_SHARE);

/** What is summed: the whole incident, what joined after an approval, or it plus others within 24 hours. */
export type Span = 'alone' | 'since-approval' | 'with-others';
const WORDS: Record<Span, { cash: string; reach: string }> = {
  alone: { cash: 'Its emergency cash', reach: 'It reaches' },
  'since-approval': {
    cash: 'Emergency cash since it was approved',
    reach: 'Since it was approved it reaches',
  },
  'with-others': {
    cash: 'With other incidents of 24 hours its emergency cash',
    reach: 'With other incidents of 24 hours it reaches',
  },
};

export function cashHold(
  { homes, cents, members }: Reach,
  limitCents: number,
  span: Span = 'alone',
): string | null {
  if (cents > limitCents)
    return `${WORDS[span].cash} comes to $${Math.round(cents / 100).toLocaleString('en-US')}, more than the $${Math.round(limitCents / 100).toLocaleString('en-US')} that go out without a person.`;
  if (homes >= FEWEST_HOMES && homes > members * MOST_SHARE)
    return `${WORDS[span].reach} ${homes.toLocaleString('en-US')} homes, more than a fifth of the members.`;
  return null;
}
