// Checks that lockfiles work on every machine we support:
// complete for both server platforms, pinned by hash, and without the registry the packages came from.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** 'node_modules/a/node_modules/@b/c' -> '@b/c' */
export const packageName = (key) => key.replace(/^.*node_modules\//, '');

/** True for the name of a glibc Linux binary on x64 or arm64. */
export const isServerPlatform = (name) => /(^|[-/])linux-(x64|arm64)(-gnu)?$/.test(name);

const otherPlatform = (name) =>
  name.includes('linux-x64')
    ? name.replace('linux-x64', 'linux-arm64')
    : name.replace('linux-arm64', 'linux-x64');

/** Returns all problems of one parsed lockfile, as sentences. */
export function lockFaults(lock) {
  const faults = [];
  const entries = Object.entries(lock.packages);
  const locked = new Set(entries.map(([key]) => packageName(key)));
  for (const [key, entry] of entries) {
    const name = packageName(key) || 'package.json';
    for (const wanted of Object.keys(entry.optionalDependencies ?? {})) {
      if (!locked.has(wanted))
        faults.push(`${name} names ${wanted}, which has no entry (run scripts/prune-lock.mjs).`);
    }
    if (isServerPlatform(name) && !locked.has(otherPlatform(name))) {
      faults.push(`${name} is locked, but ${otherPlatform(name)} is not.`);
    }
    if (key !== '' && !entry.link && !entry.integrity) faults.push(`${name} has no integrity hash.`);
    if (entry.resolved) faults.push(`${name} says where it was downloaded from.`);
  }
  if (JSON.stringify(lock).match(/registry\.|:\/\/[^"]*\.tgz/))
    faults.push('The file names a package registry.');
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  const files =
    named.length > 0 ? named : ['package-lock.json', 'tools/package-lock.json'].filter((f) => existsSync(f));
  let failed = false;
  for (const file of files) {
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    const faults = lockFaults(lock);
    failed ||= faults.length > 0;
    for (const fault of faults) console.error(`${file}: ${fault}`);
    if (faults.length === 0)
      console.log(`${file}: ${Object.keys(lock.packages).length} entries, whole and pinned.`);
  }
  process.exit(failed ? 1 : 0);
}
