import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { findAmbassadorOf } from '#server/emergency/ambassadors/ambassadors.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { groupsOfAmbassador } from './store.ts';
import { neighborDrills, neighborHomes, neighborRequests } from './tables.ts';
import { openWords } from './words.ts';

/** Groups that a person leads, with their drills. Leaves out their members, which is the neighbors' data. */
export async function exportLedGroups({ db }: Deps, person: { id: string }): Promise<ExportPart> {
  const ambassador = await findAmbassadorOf(db, person.id);
  const groups = ambassador ? await groupsOfAmbassador(db, ambassador.id) : [];
  const drills = [];
  for (const { id } of groups)
    drills.push(...(await db.select().from(neighborDrills).where(eq(neighborDrills.groupId, id))));
  return {
    tables: {
      neighbor_groups: groups.map(({ movedBy: _mover, ...row }) => plainRow(row)),
      neighbor_drills: drills.map(({ movedBy: _mover, ...row }) => plainRow(row)),
    },
  };
}

/** What a household shows in its groups, and the requests about it. */
export async function exportNeighbors({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> {
  const { homeId } = cipher;
  const rows = await db.select().from(neighborHomes).where(eq(neighborHomes.homeId, homeId));
  const requests = await db.select().from(neighborRequests).where(eq(neighborRequests.homeId, homeId));
  return {
    tables: {
      neighbor_homes: rows.map(({ words, movedBy: _mover, ...row }) =>
        plainRow({ ...row, ...openWords(cipher, { words }) }),
      ),
      // Leaves out which neighbor made the request.
      neighbor_requests: requests.map(({ askedBy: _by, ...row }) => plainRow(row)),
    },
  };
}
