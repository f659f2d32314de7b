import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { openRequest } from './request-texts.ts';
import * as store from './store.ts';

/** Check-ins of the household and its service requests. */
export const exportEvacuation = async ({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> => ({
  tables: {
    check_ins: (await store.checkInsOfHome(db, cipher.homeId)).map(plainRow),
    service_requests: (await store.requestsOfHome(db, cipher.homeId)).map((row) =>
      plainRow(openRequest(cipher, row)),
    ),
  },
});
