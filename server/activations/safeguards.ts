/** When the cash of an incident waits for a person. Rooms and messages never do. Pure. */

/** One incident that reaches more of the members than this looks like a mistake. */
export const MOST_SHARE = 0.2;
/** Of few members, a single street is a fifth. */
export const FEWEST_HOMES = 25;

/** What an incident amounts to with those it reaches now. `members` counts up to `membersNeeded` at least. */
export type Reach = { homes: number; cents: number; members: number };

/** How many members there must be for this many homes to be no cause for doubt. */
export const membersNeeded = (homes: number): number => Math.ceil(homes / MOST_SHARE);

export function cashHold({ homes, cents, members }: Reach, limitCents: number): string | null {
  if (cents > limitCents)
    return `Its emergency cash comes to $${Math.round(cents / 100).toLocaleString('en-US')}, more than the $${Math.round(limitCents / 100).toLocaleString('en-US')} that go out without a person.`;
  if (homes >= FEWEST_HOMES && homes > members * MOST_SHARE)
    return `It reaches ${homes.toLocaleString('en-US')} homes, more than a fifth of the members.`;
  return null;
}
