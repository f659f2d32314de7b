import { expect } from 'vitest';
import type { NeighborGroup } from '#contract/emergency/neighbors.ts';
import { newAmbassador } from './ambassadors.ts';
import { coveredMember, SPOT } from './covered.ts';
import type { Browser, World } from './world.ts';

export const SHOWN = {
  name: null,
  skills: null,
  needs: null,
  check: false,
  pin: false,
  board: false,
  drill: false,
};

export type Group = { id: string; at: string; token: string; view: NeighborGroup };

/** A group with one link. `at` is the path prefix of everything in it. */
export async function newGroup(leader: Browser, name = 'Oak Ridge Drive'): Promise<Group> {
  const started = await leader.post('/api/neighbors/groups', { name, area: 'Upper Ridge, 14 homes' });
  expect([started.status, started.text]).toEqual([201, expect.any(String)]);
  const { id } = started.body as NeighborGroup;
  const at = `/api/neighbors/groups/${id}`;
  const linked = await leader.post(`${at}/links`);
  expect([linked.status, linked.text]).toEqual([201, expect.any(String)]);
  const view = linked.body as NeighborGroup;
  return { id, at, view, token: tokenIn(view) };
}

export const tokenIn = ({ links: [link] }: NeighborGroup): string => link?.url.split('#token=')[1] ?? '';

let houses = 0;

/** A member with a home at its own address, on the same street as all the others. */
export async function newHousehold(world: World, given: Parameters<typeof coveredMember>[1] = {}) {
  houses += 1;
  const me = await coveredMember(world, { lat: SPOT.lat + houses * 0.0001, lng: SPOT.lng, ...given });
  const address = `${100 + houses} Oak Ridge Drive`;
  await world.database.pool.query('update homes set address = $2 where id = $1', [me.homeId, address]);
  return { ...me, address };
}
export type HouseholdOf = Awaited<ReturnType<typeof newHousehold>>;

/** Joins a group and agrees to the given choices. */
export async function joined(who: HouseholdOf, group: Group, shares?: object): Promise<void> {
  const reply = await who.post('/api/neighbors/link/join', { t: group.token });
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  if (shares) await share(who, group, shares);
}

export async function share(who: HouseholdOf, group: Group, shares: object): Promise<NeighborGroup> {
  const reply = await who.call('PUT', `${group.at}/homes/${who.homeId}`, { ...SHOWN, ...shares });
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  return reply.body as NeighborGroup;
}

export const groupOf = async (who: Browser, group: Group): Promise<NeighborGroup> => {
  const { status, body, text } = await who.get(group.at);
  expect([status, text]).toEqual([200, expect.any(String)]);
  return body as NeighborGroup;
};

/** A leader with a group, and this many households in it that made the same choices. */
export async function street(world: World, households: number, shares?: object) {
  const leader = await newAmbassador(world);
  const group = await newGroup(leader);
  const neighbors: HouseholdOf[] = [];
  for (let n = 0; n < households; n += 1) {
    const one = await newHousehold(world);
    await joined(one, group, shares && { name: `Household ${n + 1}`, ...shares });
    neighbors.push(one);
  }
  return { leader, group, neighbors };
}

/** Plans and starts a drill, and completes every step for these households. The drill is still running afterwards. */
export async function ledDrill(
  world: World,
  leader: Browser,
  group: Group,
  finishers: readonly HouseholdOf[],
) {
  const plannedFor = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  const planned = await leader.post(`${group.at}/drills`, { plannedFor });
  expect([planned.status, planned.text]).toEqual([201, expect.any(String)]);
  // The emails about the plan go out before it starts.
  await world.runJobs();
  const id = (planned.body as NeighborGroup).drills.find(({ state }) => state === 'planned')?.id ?? '';
  const started = await leader.post(`${group.at}/drills/${id}/start`);
  expect([started.status, started.text]).toEqual([200, expect.any(String)]);
  for (const who of finishers) {
    const { drills } = (await who.get(`${who.api}/drills`)).body as { drills: { id: string }[] };
    for (const step of ['acknowledged', 'left', 'safe'])
      expect(await who.post(`${who.api}/drills/${drills[0]?.id}/steps`, { step })).toMatchObject({
        status: 200,
      });
  }
  return `${group.at}/drills/${id}`;
}
