import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { homeOf, peopleInHome, policiesOf } from './homes.ts';
import * as store from './store.ts';

/** The homes a person belongs to, with their role. Includes no other data of homes they don't own. */
export async function exportMemberships({ db }: Deps, person: { id: string }): Promise<ExportPart> {
  const homes = await store.listHomes(db, person.id);
  return { tables: { home_memberships: homes.map(({ home, role }) => plainRow({ homeId: home.id, role })) } };
}

/** A home the person owns, with its policies and people. */
export async function exportHome({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> {
  const { homeId } = cipher;
  const home = await homeOf(db, homeId);
  return {
    tables: {
      homes: home ? [plainRow(home)] : [],
      policies: (await policiesOf(db, cipher, homeId)).map(plainRow),
      home_members: (await peopleInHome(db, homeId)).map((person) => plainRow({ homeId, ...person })),
    },
  };
}
