import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { type ExportPart, plainRow } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import { casesOfHome } from '#server/service/cases/cases.ts';
import { messagesOf } from './conversations.ts';

/** The home's conversations with our team. */
export const exportConversations = async ({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> => {
  const ids = (await casesOfHome(db, cipher.homeId)).map(({ id }) => id);
  return { tables: { messages: (await messagesOf(db, cipher, ids)).map(plainRow) } };
};
