import { randomUUID } from 'node:crypto';
import { createHome } from '#server/home/homes/homes.ts';
import { homeMembers } from '#server/home/homes/tables.ts';
import * as sample from './samples.ts';
import { signedIn, type Browser, type World } from './world.ts';

type Person = Browser & { email: string; user: { id: string } };

/** A person with their own home, and `api`: the path prefix of everything in the home. */
export async function homeowner(world: World, email = `${randomUUID()}@example.com`) {
  const me = await signedIn(world, email);
  const { home, cipher } = await world.db.transaction((tx) =>
    createHome(
      tx,
      world.deps,
      { id: me.user.id, device: 'Firefox on macOS' },
      { address: '12 Skyway', city: 'Paradise', state: 'CA', zip: '95969' },
    ),
  );
  return { ...me, homeId: home.id, cipher, api: `/api/homes/${home.id}` };
}

/** A person with an empty household, and `at`: the path of the household. */
export async function withHousehold(world: World) {
  const owner = await signedIn(world);
  const { home } = await world.db.transaction((tx) =>
    createHome(
      tx,
      world.deps,
      { id: owner.user.id, device: 'Firefox on Mac' },
      { address: '12 Oak Ridge Rd', city: 'Paradise', state: 'CA', zip: '95969' },
    ),
  );
  return { owner, homeId: home.id, at: `/api/homes/${home.id}/household` };
}

/** Gives a person access to a home. */
export async function join(world: World, homeId: string, person: Person, role: 'member' | 'viewer') {
  await world.db.insert(homeMembers).values({ homeId, userId: person.user.id, role });
}

export const POLICY = { ...sample.POLICY, coverageLimit: 450_000, deductible: 2_500.5 };
export const HOME = { ...sample.HOME, policy: POLICY };

/** A person who needs more help than most. */
export const PERSON = {
  name: 'Rosa Delgado',
  ageGroup: 'adult',
  birthYear: null,
  mobility: 'wheelchair',
  power: ['oxygen', 'device'],
  note: 'CANARY-person-note',
};

/** Adds a home for the signed-in person and returns the API's response. */
export async function addHome(who: Pick<Browser, 'post'>, given: object = {}) {
  const { status, body } = await who.post('/api/homes', { ...HOME, ...given });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as {
    id: string;
    updatedAt: string;
    lat: number;
    lng: number;
    accuracy: string;
    policies: { id: string; updatedAt: string }[];
  };
}
