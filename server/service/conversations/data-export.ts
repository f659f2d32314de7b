import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { type ExportPart, plainRow } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import { casesOfHome } from '#server/service/cases/cases.ts';
import { filesOfCases, messagesOf } from './messages.ts';

/** The home's conversations with our team. */
export const exportConversations = async ({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> => {
  const ids = (await casesOfHome(db, cipher.homeId)).map(({ id }) => id);
  const files = await filesOfCases(db, cipher, ids);
  return {
    tables: {
      messages: (await messagesOf(db, cipher, ids)).map(plainRow),
      message_files: files.map(plainRow),
    },
    files: files.map(({ fileId, name }) => ({ homeId: cipher.homeId, fileId, folder: 'messages', name })),
  };
};
