/** `npm run restore -- <folder of a backup>`: into the empty database and file storage of the configuration. */
import path from 'node:path';
import { createDiskStorage } from '#server/adapters/file-storage.disk.ts';
import { openFileStorage } from '#server/adapters/file-storage.ts';
import { restore } from '#server/core/backups/backups.ts';
import { checkMasterKeys } from '#server/core/sealing/sealing.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { readMasterKeys } from '#server/platform/master-keys.ts';
import { runCommand } from './command.ts';
import { withConnection } from './operator.ts';
import { JOBS } from './worker.ts';

const USAGE = `Usage: npm run restore -- <folder of a backup>

Restores into the empty DATA_DIR, or the empty DATABASE_URL and file storage, that are configured.`;

async function main([folder, ...rest]: string[]): Promise<string> {
  if (!folder || folder.startsWith('-') || rest.length > 0) throw new Error(USAGE);
  const config = readConfig();
  const log = createLog('warn');
  return withConnection(async (connection) => {
    const { madeAt, files, keyIds } = await restore(path.resolve(folder), {
      connection,
      fileStorage: openFileStorage(config),
      openFolder: (root) => createDiskStorage({ root }),
      jobs: JOBS,
      log,
      onProgress: (line) => console.error(line),
    });
    const database = openDatabase(connection, { max: 1, log });
    try {
      await checkMasterKeys(database.db, await readMasterKeys(config, async () => true));
    } catch (error) {
      throw new Error(
        `The data of ${madeAt} is back, but not its keys (${keyIds.join(', ')}): ${(error as Error).message}`,
        { cause: error },
      );
    } finally {
      await database.close();
    }
    return [
      `The data of ${madeAt} is back, and the vault keys open it.`,
      ...(files ? [] : ['The backup has no files in it: bring them back before you start the server.']),
      'Check the books: npm run audit -- verify, npm run points -- verify, npm run payouts -- verify.',
    ].join('\n');
  });
}

runCommand(main);
