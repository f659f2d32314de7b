/** When the cash of an incident waits for a person. Rooms and messages never do. Pure. */

/** One incident that reaches more of the members than this looks like a mistake. */
export const MOST_SHARE = 0.2;
/** Of few members, a single street is a fifth. */
export const FEWEST_HOMES = 25;

/** What an incident amounts to with those it reaches now. `members` counts up to `membersNeeded` at least. */
export type Reach = { homes: number; cents: number; members: number };

/** How many members there must be for this many homes to be no cause for doubt. */
export const membersNeeded = (homes: number): number => Math.ceil(homes / MOST_SHARE);

/** What is added up: all of an incident, what joined it after an approval, or it and others within a day. */
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
