import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as store from './store.ts';

/** Which seasonal tips a person was sent. */
export const exportTips = async ({ db }: Deps, person: { id: string }): Promise<ExportPart> => ({
  tables: { tip_sends: (await store.tipsOf(db, person.id)).map(plainRow) },
});
