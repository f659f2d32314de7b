// `npm run measure`: runs every bench at full size and writes docs/measured.md from their result files. With
// names, runs only those benches. With `--render`, runs none and only renders the page.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchNames, runBench } from './benches.mjs';
import { command, Refusal, root } from './boot.mjs';
import { readResults, renderMeasured } from './measured.mjs';

command(async () => {
  const given = process.argv.slice(2);
  const names = given.filter((arg) => !arg.startsWith('--'));
  const unknown = names.filter((name) => !benchNames().includes(name));
  if (unknown.length > 0)
    throw new Refusal(`There is no bench/${unknown[0]}.ts. There are: ${benchNames().join(', ')}`);
  const folder = path.join(root, 'docs/measured');
  mkdirSync(folder, { recursive: true });
  const failed = [];
  if (!given.includes('--render')) {
    process.env.WRITE_RESULTS = '1';
    for (const name of names.length > 0 ? names : benchNames()) {
      console.log(`bench/${name}`);
      const { code } = await runBench(name, [], { show: true });
      if (code !== 0) failed.push(name);
    }
  }
  writeFileSync(path.join(root, 'docs/measured.md'), renderMeasured(readResults(folder)));
  console.log(
    `docs/measured.md written${failed.length > 0 ? `; ended with an error: ${failed.join(', ')}` : ''}`,
  );
  process.exit(failed.length > 0 ? 1 : 0);
});
