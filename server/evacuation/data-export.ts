import type { Deps } from '#server/platform/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/sealing/sealing.ts';
import * as store from './store.ts';

/** Where people of the household were said to be, and what was asked of us. */
export const exportEvacuation = async ({ db }: Deps, { homeId }: HomeCipher): Promise<ExportPart> => ({
  tables: {
    check_ins: (await store.checkInsOfHome(db, homeId)).map(plainRow),
    service_requests: (await store.requestsOfHome(db, homeId)).map(plainRow),
  },
});
