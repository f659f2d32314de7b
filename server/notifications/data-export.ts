import type { Deps } from '#server/platform/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import * as store from './store.ts';

export const exportPreferences = async ({ db }: Deps, person: { id: string }): Promise<ExportPart> => ({
  tables: { notification_preferences: (await store.listChoices(db, person.id)).map(plainRow) },
});
