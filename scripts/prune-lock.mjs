// Run after every `npm install`, in the folder whose lockfile changed.
//
// Some packages name binaries for platforms that were never published. npm leaves those out of the lockfile
// but keeps their names in `optionalDependencies`, and `npm ci` then refuses the lockfile ("Missing: ...").
// Taking out the names without an entry makes the lockfile installable everywhere.
import { readFileSync, writeFileSync } from 'node:fs';
import { isServerPlatform, packageName } from './check-lock.mjs';

const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const locked = new Set(Object.keys(lock.packages).map(packageName));

let dropped = 0;
for (const [key, entry] of Object.entries(lock.packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (locked.has(name)) continue;
    // Our servers run on these platforms. Removing the name would hide that the package can't work there.
    if (key === '' || isServerPlatform(name)) {
      console.error(
        `${file}: ${name}, wanted by ${key || 'package.json'}, has no entry. Pick another version.`,
      );
      process.exit(1);
    }
    delete entry.optionalDependencies[name];
    dropped += 1;
  }
  if (entry.optionalDependencies && Object.keys(entry.optionalDependencies).length === 0) {
    delete entry.optionalDependencies;
  }
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${file}: dropped ${dropped} optional names that no entry backs.`);
