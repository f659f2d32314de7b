import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as store from './store.ts';

/** Which information alerts a person was sent. */
export const exportBulletins = async ({ db }: Deps, person: { id: string }): Promise<ExportPart> => ({
  tables: { bulletins: (await store.bulletinsOf(db, person.id)).map(plainRow) },
});
