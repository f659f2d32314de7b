/** `npm run backup -- <folder>`: copies the database and the files. Servers keep running. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createDiskStorage } from '#server/adapters/file-storage.disk.ts';
import { openFileStorage } from '#server/adapters/file-storage.ts';
import { backUp } from '#server/core/backups/backups.ts';
import { readConfig } from '#server/platform/config.ts';
import { readMasterKeys } from '#server/platform/master-keys.ts';
import { runCommand } from './command.ts';
import { withConnection } from './operator.ts';

const USAGE = `Usage: npm run backup -- <folder> [--without-files]

Makes a new folder with the date in its name below <folder>. Use a disk of another machine.
--without-files: the files are backed up by other means, such as a bucket that keeps versions.
The keys are not part of a backup: see docs/backups.md.`;
const SHOWN = 20;

const { version } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
) as { version: string };

async function main(args: string[]): Promise<string> {
  const [parent, ...rest] = args.filter((arg) => arg !== '--without-files');
  if (!parent || parent.startsWith('-') || rest.length > 0) throw new Error(USAGE);
  const config = readConfig();
  const { folder, manifest, missing } = await withConnection(async (connection) => {
    const keys = await readMasterKeys(config, async () => true);
    return backUp(path.resolve(parent), {
      connection,
      fileStorage: args.includes('--without-files') ? null : openFileStorage(config),
      openFolder: (root) => createDiskStorage({ root }),
      keyIds: keys.map(({ id }) => id),
      version,
      now: new Date(),
      onProgress: (line) => console.error(line),
    });
  });
  const names = manifest.keyIds.map((id) => `"${id}"`).join(', ');
  const made = [
    folder,
    `Keep a copy of ${manifest.keyIds.length === 1 ? 'the vault key' : 'the vault keys'} ${names} somewhere else. No one can read what members sealed without it.`,
  ];
  if (missing.length === 0) return made.join('\n');
  throw new Error(
    [
      ...made,
      `The backup was made, but ${missing.length} files have a row and are not in the file storage:`,
      ...missing.slice(0, SHOWN).map((key) => `  ${key}`),
    ].join('\n'),
  );
}

runCommand(main);
