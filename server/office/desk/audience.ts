import type { BroadcastFilter } from '#contract/office/broadcasts.ts';
import { homesOfIncident } from '#server/emergency/activations/activations.ts';
import { holdsFor } from '#server/emergency/lodging/lodging.ts';
import { needsIn, roomNeedsByHome } from '#server/home/household/household.ts';
import type { Queryable } from '#server/platform/db.ts';

/** More households than an incident can have. */
const EVERYONE = 1_000_000;

/** The household data that a filter uses. */
export type AudienceFacts = {
  zoneId: string;
  hasServices: boolean;
  hasSeen: boolean;
  room: 'held' | 'waiting' | 'none';
  isMedical: boolean;
  isAccessible: boolean;
  hasPets: boolean;
};

/** Whether a household matches. Only households with running services can. */
export function isAddressed(home: AudienceFacts, filter: BroadcastFilter): boolean {
  if (!home.hasServices) return false;
  if (filter.zoneId !== null && filter.zoneId !== home.zoneId) return false;
  const states: Record<BroadcastFilter['state'], boolean> = {
    any: true,
    'not-seen': !home.hasSeen,
    'no-room': home.room === 'waiting',
    room: home.room === 'held',
  };
  const needs: Record<BroadcastFilter['needs'], boolean> = {
    any: true,
    medical: home.isMedical,
    accessible: home.isAccessible,
    pets: home.hasPets,
  };
  return states[filter.state] && needs[filter.needs];
}

/** The households of an incident that match a filter, in id order. */
export async function audienceOf(
  db: Queryable,
  incidentId: string,
  filter: BroadcastFilter,
): Promise<string[]> {
  const { rows } = await homesOfIncident(db, incidentId, { homeIds: null, limit: EVERYONE, offset: 0 });
  const active = rows.filter(({ state }) => state === 'active');
  const homeIds = active.map(({ homeId }) => homeId);
  const rooms = new Map<string, string>();
  if (filter.state === 'no-room' || filter.state === 'room')
    for (const { homeId, state } of await holdsFor(db, incidentId, homeIds)) rooms.set(homeId, state);
  const needs = filter.needs === 'any' ? new Map() : await roomNeedsByHome(db, homeIds);
  return active
    .filter(({ homeId, zoneId, acknowledgedAt }) => {
      const room = rooms.get(homeId);
      const own = needsIn(needs, homeId);
      return isAddressed(
        {
          zoneId,
          hasServices: true,
          hasSeen: acknowledgedAt !== null,
          room: room === 'held' || room === 'checked-in' ? 'held' : room === 'waiting' ? 'waiting' : 'none',
          isMedical: own.isMedical,
          isAccessible: own.isAccessible,
          hasPets: own.pets > 0,
        },
        filter,
      );
    })
    .map(({ homeId }) => homeId)
    .toSorted();
}
