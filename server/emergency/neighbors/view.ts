import type { z } from 'zod';
import type { NeighborGroup } from '#contract/emergency/neighbors.ts';
import { addressLines } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import { storedDerivedToken } from '#server/platform/derived-token.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import type { Deps } from '#server/ports/deps.ts';
import { readBoard } from './board.ts';
import { readCircle, type Circle, type SeenHousehold } from './circle.ts';
import { readDrills } from './drill-results.ts';
import * as store from './store.ts';

export type ViewDeps = Pick<Deps, 'clock' | 'masterKeys' | 'config'>;

/** Purpose of the derived token in the link to join. */
export const JOIN_LINK = 'hearthline neighbor group';
/** The token is in the fragment, which never reaches servers or logs. */
export const joinUrl = (origin: string, token: string): string => `${origin}/street#token=${token}`;

const linkUrl = (masterKeys: MasterKeys, origin: string, link: store.LinkRow): string | null => {
  const token = storedDerivedToken(masterKeys, JOIN_LINK, link);
  return token ? joinUrl(origin, token) : null;
};

/** Shows something in the list. Households that are only on the map or in drills are just counted. */
const isListed = ({ name, skills, needs, shows }: SeenHousehold): boolean =>
  name !== null || skills !== null || needs !== null || shows.has('check');

function mapOf({ households }: Circle) {
  const placed = households.flatMap(({ block, name }) => (block ? [{ block, name }] : []));
  const blocks = Map.groupBy(placed, ({ block }) => `${block.lat} ${block.lng}`);
  return [...blocks.values()].flatMap((here) => {
    const [one] = here;
    if (!one) return [];
    const names = here.flatMap(({ name }) => (name === null ? [] : [name]));
    return [{ ...one.block, households: here.length, names }];
  });
}

async function ownOf(db: Queryable, { households }: Circle) {
  const own = households.filter(({ isYours }) => isYours);
  const lines = await addressLines(
    db,
    own.map(({ homeId }) => homeId),
  );
  return own.map(({ id, homeId, shows, name, skills, needs, joinedAt }) => ({
    id,
    homeId,
    addressLine: lines.get(homeId) ?? '',
    joinedAt,
    shares: {
      name,
      skills,
      needs,
      check: shows.has('check'),
      pin: shows.has('pin'),
      board: shows.has('board'),
      drill: shows.has('drill'),
    },
  }));
}

async function linksOf(db: Queryable, { clock, masterKeys, config }: ViewDeps, { group, role }: Circle) {
  if (role !== 'ambassador') return [];
  return (await store.workingLinks(db, group.id, clock.now())).flatMap((link) => {
    const url = linkUrl(masterKeys, config.origin, link);
    const { id, createdAt, expiresAt, uses, maxUses } = link;
    return url ? [{ id, url, createdAt, expiresAt, uses, maxUses }] : [];
  });
}

/** Everything the page of a group shows to one person. */
export async function readGroup(
  db: Queryable,
  deps: ViewDeps,
  userId: string,
  groupId: string,
): Promise<z.input<typeof NeighborGroup>> {
  const circle = await readCircle(db, deps.masterKeys, userId, groupId);
  const { group, ambassador, role, households } = circle;
  const listed = households.filter((one) => role === 'ambassador' || isListed(one));
  const { board, canRequest } = await readBoard(db, deps, circle);
  return {
    id: group.id,
    name: group.name,
    area: group.area,
    zoneId: group.zoneId,
    ambassador: ambassador.name,
    role,
    households: households.length,
    neighbors: listed.map(({ id, isYours, name, skills, needs, shows }) => ({
      id,
      isYours,
      name,
      skills,
      needs,
      check: shows.has('check'),
    })),
    map: mapOf(circle),
    own: await ownOf(db, circle),
    drills: await readDrills(db, circle),
    board,
    canRequest,
    links: await linksOf(db, deps, circle),
  };
}
