import { SHARES, type Share } from '#contract/emergency/neighbor-states.ts';

/**
 * What one person may see of a household in a group. Every list, map, board, picture and count reads through `seenBy`.
 * Pure: the facts are read for each request, so a revoked consent takes effect with the next one.
 */

export type GroupFacts = {
  isOpen: boolean;
  /** Approved, not suspended, and not stepped down. */
  isAmbassadorActive: boolean;
  /** Asked to delete the account. */
  isAmbassadorLeaving: boolean;
};

export type HouseholdFacts = {
  /** False: removed by the ambassador. Households that left have no row. */
  isJoined: boolean;
  isArchived: boolean;
  /** The person who consented still has access to the home. */
  isAgreedByResident: boolean;
  /** The person who consented, or the owner of the home, asked to delete the account. */
  isLeaving: boolean;
  agreed: ReadonlySet<Share>;
};

/** `own`: a member of the household itself. */
export type Viewer = 'own' | 'neighbor' | 'ambassador' | 'stranger';

/** Whether anyone can see anything of the group. */
export const isLive = ({ isOpen, isAmbassadorActive, isAmbassadorLeaving }: GroupFacts): boolean =>
  isOpen && isAmbassadorActive && !isAmbassadorLeaving;

/** Whether a household counts, and whether its people can see the group. */
export const isPresent = ({ isJoined, isArchived, isAgreedByResident, isLeaving }: HouseholdFacts): boolean =>
  isJoined && !isArchived && isAgreedByResident && !isLeaving;

export type Seen = { isCounted: boolean; shows: ReadonlySet<Share> };

const NOTHING: Seen = { isCounted: false, shows: new Set() };

/** The ambassador sees no more of a household than any neighbor does. */
export function seenBy(viewer: Viewer, group: GroupFacts, household: HouseholdFacts): Seen {
  if (viewer === 'stranger' || !isLive(group) || !isPresent(household)) return NOTHING;
  const { agreed } = household;
  // Without a name, neighbors couldn't tell whom the board is about.
  const shows = SHARES.filter((share) => agreed.has(share) && (share !== 'board' || agreed.has('name')));
  return { isCounted: true, shows: new Set(shows) };
}

/** The role in which a person opens a group. Null: for them, it doesn't exist. */
export function roleIn(
  group: GroupFacts,
  person: { isAmbassador: boolean; hasPresentHome: boolean },
): 'ambassador' | 'neighbor' | null {
  if (!isLive(group)) return null;
  if (person.isAmbassador) return 'ambassador';
  return person.hasPresentHome ? 'neighbor' : null;
}

/** Blocks of about 700 by 600 feet: enough to find the street, too coarse to find the door. */
const BLOCKS_A_DEGREE = 500;
const middleOfBlock = (degrees: number): number =>
  (Math.floor(degrees * BLOCKS_A_DEGREE) + 0.5) / BLOCKS_A_DEGREE;

/** The center of the block that a home is in: the only location of a household that leaves the server. */
export const blockOf = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: Number(middleOfBlock(lat).toFixed(3)),
  lng: Number(middleOfBlock(lng).toFixed(3)),
});
