import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { type ExportPart, plainRow } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import { casesOfHome } from '#server/service/cases/cases.ts';
import * as store from './store.ts';

/**
 * Since when a member has an advisor. Leaves out who it is, which is the advisor's own data; the page shows the name.
 */
export async function exportAdvisor({ db }: Deps, { id }: { id: string }): Promise<ExportPart> {
  const rows = await store.advisorRows(db, id);
  return { tables: { home_advisors: rows.map((row) => plainRow({ ...row, advisorId: undefined })) } };
}

/** The calls a home asked for. */
export async function exportCalls({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> {
  const ids = (await casesOfHome(db, cipher.homeId)).map(({ id }) => id);
  return { tables: { advisor_calls: (await store.callsOfCases(db, ids)).map(plainRow) } };
}
