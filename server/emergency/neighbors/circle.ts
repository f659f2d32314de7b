import type { Share } from '#contract/emergency/neighbor-states.ts';
import { listDeletionsOf } from '#server/core/accounts/deletions.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { findAmbassador, type AmbassadorRow } from '#server/emergency/ambassadors/ambassadors.ts';
import { peopleOfHomes, placesOf } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { say } from '#server/platform/say.ts';
import * as store from './store.ts';
import {
  blockOf,
  isLive,
  isPresent,
  roleIn,
  seenBy,
  type GroupFacts,
  type HouseholdFacts,
} from './visibility.ts';
import { agreedIn, NO_WORDS, openWords, type Words } from './words.ts';

/**
 * A group as one person may see it. Everything that shows something about a household (list, map, board, drills,
 * pictures, counts) starts here and contains only what `seenBy` allowed, plus the ids that join it with check-ins and
 * drills.
 */
export type Circle = {
  group: store.GroupRow;
  ambassador: AmbassadorRow;
  role: 'ambassador' | 'neighbor';
  households: SeenHousehold[];
};

export type SeenHousehold = Words & {
  id: string;
  /** Never leaves the server, except to the household itself. */
  homeId: string;
  /** Who consented for the household. Never leaves the server. */
  userId: string;
  isYours: boolean;
  shows: ReadonlySet<Share>;
  block: { lat: number; lng: number } | null;
  joinedAt: Date;
};

export const noGroup = () => new AppError('not_found', say().neighborErrors.noGroup);

/** Whether anyone can see anything of a group now. */
export async function factsOfGroup(
  db: Queryable,
  group: store.GroupRow,
): Promise<{ facts: GroupFacts; ambassador: AmbassadorRow | undefined }> {
  const ambassador = await findAmbassador(db, group.ambassadorId);
  const leaving = ambassador?.userId ? await listDeletionsOf(db, [ambassador.userId]) : [];
  return {
    ambassador,
    facts: {
      isOpen: group.state === 'open',
      isAmbassadorActive: ambassador?.state === 'approved',
      isAmbassadorLeaving: leaving.length > 0,
    },
  };
}

type Known = { row: store.GroupHomeRow; facts: HouseholdFacts; people: ReadonlySet<string>; place: Place };
type Place = { lat: number | null; lng: number | null } | undefined;

/** All facts that the rules need about these households, in a few statements however many there are. */
export async function factsOfHouseholds(
  db: Queryable,
  rows: readonly store.GroupHomeRow[],
): Promise<Known[]> {
  if (rows.length === 0) return [];
  const homeIds = rows.map(({ homeId }) => homeId);
  const places = new Map((await placesOf(db, homeIds)).map((place) => [place.id, place]));
  const people = Map.groupBy(await peopleOfHomes(db, homeIds), ({ homeId }) => homeId);
  const everyone = [...new Set([...people.values()].flat().map(({ userId }) => userId))];
  const deletions = everyone.length > 0 ? await listDeletionsOf(db, everyone) : [];
  const leaving = new Set(deletions.map(({ userId }) => userId));
  const leavingHomes = new Set(deletions.flatMap(({ homeIds: going }) => going));
  return rows.map((row) => {
    const place = places.get(row.homeId);
    const residents = new Set((people.get(row.homeId) ?? []).map(({ userId }) => userId));
    return {
      row,
      people: residents,
      place,
      facts: {
        isJoined: row.state === 'joined',
        isArchived: place?.isArchived ?? true,
        isAgreedByResident: residents.has(row.userId),
        isLeaving: leaving.has(row.userId) || leavingHomes.has(row.homeId),
        agreed: agreedIn(row),
      },
    };
  });
}

/** How many households count now, for our team. */
export async function countPresent(db: Queryable, groupId: string): Promise<number> {
  const known = await factsOfHouseholds(db, await store.homesOfGroup(db, groupId));
  return known.filter(({ facts }) => isPresent(facts)).length;
}

/** Reads a group for a person. "Not found" for everyone outside it, and for everyone while it is paused. */
export async function readCircle(
  db: Queryable,
  masterKeys: MasterKeys,
  userId: string,
  groupId: string,
): Promise<Circle> {
  const group = await store.findGroup(db, groupId);
  if (!group) throw noGroup();
  const { ambassador, facts } = await factsOfGroup(db, group);
  if (!ambassador || !isLive(facts)) throw noGroup();
  const known = await factsOfHouseholds(db, await store.homesOfGroup(db, groupId));
  const isOwn = ({ people }: Known) => people.has(userId);
  const role = roleIn(facts, {
    isAmbassador: ambassador.userId === userId,
    hasPresentHome: known.some((one) => isOwn(one) && isPresent(one.facts)),
  });
  if (!role) throw noGroup();
  const households: SeenHousehold[] = [];
  for (const one of known) {
    const seen = seenBy(isOwn(one) ? 'own' : role, facts, one.facts);
    if (!seen.isCounted) continue;
    const { row, place } = one;
    const words = row.words ? openWords(await cipherOf(db, masterKeys, row.homeId), row) : NO_WORDS;
    const only = (share: 'name' | 'skills' | 'needs') => (seen.shows.has(share) ? words[share] : null);
    households.push({
      id: row.id,
      homeId: row.homeId,
      userId: row.userId,
      isYours: isOwn(one),
      shows: seen.shows,
      name: only('name'),
      skills: only('skills'),
      needs: only('needs'),
      block:
        seen.shows.has('pin') && place && place.lat !== null && place.lng !== null
          ? blockOf({ lat: place.lat, lng: place.lng })
          : null,
      joinedAt: row.joinedAt,
    });
  }
  return { group, ambassador, role, households };
}

/** The same, for actions reserved to the group's ambassador. */
export async function readLedCircle(
  db: Queryable,
  masterKeys: MasterKeys,
  userId: string,
  groupId: string,
): Promise<Circle> {
  const circle = await readCircle(db, masterKeys, userId, groupId);
  if (circle.role !== 'ambassador') throw new AppError('not_allowed', say().neighborErrors.onlyAmbassador);
  return circle;
}
