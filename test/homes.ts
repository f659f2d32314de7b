import { randomUUID } from 'node:crypto';
import { createHome } from '#server/home/homes/homes.ts';
import { homeMembers } from '#server/home/homes/tables.ts';
import { signedIn, type Browser, type World } from './world.ts';

type Person = Browser & { email: string; user: { id: string } };

/** Somebody with a home of their own, and `api`: the path everything in the home begins with. */
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

/** Lets somebody into a home. */
export async function join(world: World, homeId: string, person: Person, role: 'member' | 'viewer') {
  await world.db.insert(homeMembers).values({ homeId, userId: person.user.id, role });
}

export const POLICY = {
  carrier: 'Golden Bear Mutual',
  policyNumber: 'GBM-4471-9920',
  coverageLimit: 450_000,
  deductible: 2_500.5,
  effectiveDate: '2026-01-01',
  expiryDate: '2099-01-01',
};

export const HOME = {
  address: '1482 Ridgecrest Drive',
  city: 'Paradise',
  state: 'CA',
  zip: '95969',
  policy: POLICY,
};

/** Adds a home for whoever is signed in; answers it as the API does. */
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
