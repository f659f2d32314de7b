import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import { onFinish } from './finish.ts';

/** A folder that is deleted when the bench ends. */
export function temporaryDir(): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'hearthline-bench-'));
  onFinish(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A migrated PostgreSQL for this bench only, in a temporary folder with space for other files. */
export async function openPostgres(settings: readonly string[] = []) {
  const dir = temporaryDir();
  const postgres = await startEmbeddedPostgres({
    dataDir: dir,
    flags: settings.map((setting) => `-c ${setting}`),
  });
  onFinish(() => postgres.stop({ isForced: true })); // its data is disposable
  await migrate(postgres.connection);
  return { dir, connection: postgres.connection };
}
