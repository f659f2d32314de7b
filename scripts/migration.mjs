// `npm run migration -- <name>`: writes the SQL that brings the database in line with the tables.ts files.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { command, installPackages, node24, Refusal, root, run } from './boot.mjs';

const folder = path.join(root, 'migrations');
const snapshots = () =>
  readdirSync(path.join(folder, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted();
const sqlFiles = () => readdirSync(folder).filter((name) => name.endsWith('.sql'));

command(async () => {
  const name = process.argv[2];
  if (!/^[a-z][a-z0-9-]*$/.test(name ?? '')) {
    throw new Refusal('Give the change a name in kebab-case: npm run migration -- add-vault-documents');
  }
  await installPackages();
  const before = new Set(sqlFiles());
  const { code } = await run(node24(), ['node_modules/drizzle-kit/bin.cjs', 'generate', `--name=${name}`]);
  if (code !== 0) process.exit(code);
  const [written] = sqlFiles().filter((file) => !before.has(file));
  // The generator compares with the newest snapshot only, so delete older ones.
  if (written) for (const old of snapshots().slice(0, -1)) rmSync(path.join(folder, 'meta', old));
  console.log(
    written
      ? `Read migrations/${written} line by line before you commit it: migrations only go forward.`
      : 'The tables have not changed: no migration was written.',
  );
});
