import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { accountHistory, homeHistory } from './audit.ts';

const ALL = 1_000_000;

export const exportAccountHistory = async ({ db }: Deps, person: { id: string }): Promise<ExportPart> => ({
  tables: { account_history: (await accountHistory(db, person.id, { limit: ALL })).map(plainRow) },
});

export const exportHomeHistory = async ({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> => ({
  tables: { home_history: (await homeHistory(db, cipher, { limit: ALL })).map(plainRow) },
});
