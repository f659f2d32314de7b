// `npm run bench -- vault/packet`: one benchmark by its name under bench/, or `http` without one.
import { existsSync, readdirSync } from 'node:fs';
import { command, node24, run, serverFlags } from './boot.mjs';

command(async () => {
  const [name = 'http', ...rest] = process.argv.slice(2);
  const file = `bench/${name}.ts`;
  if (!/^[a-z/-]+$/.test(name) || !existsSync(file)) {
    const files = readdirSync('bench', { recursive: true }).map(String);
    const names = files.filter((f) => f.endsWith('.ts') && !f.endsWith('.d.ts')).map((f) => f.slice(0, -3));
    console.error(`There is no bench/${name}.ts. There are: ${names.join(', ')}`);
    process.exit(1);
  }
  const { code } = await run(node24(), [...serverFlags, file, ...rest]);
  process.exit(code);
});
