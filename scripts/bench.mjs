// `npm run bench -- vault-packet`: one benchmark by its name, or `http` without one. With `--all`, every benchmark.
// `--small` runs them at a size that takes seconds, to see that they still work.
import { benchNames, runBench, runBenches } from './benches.mjs';
import { command, Refusal } from './boot.mjs';

command(async () => {
  const given = process.argv.slice(2);
  if (given.includes('--all')) {
    const { passed, failed } = await runBenches(given.filter((arg) => arg !== '--all'));
    console.log(`${passed} passed, ${failed} failed`);
    process.exit(failed > 0 || passed === 0 ? 1 : 0);
  }
  const [name, args] = given[0]?.startsWith('--') === false ? [given[0], given.slice(1)] : ['http', given];
  if (!benchNames().includes(name))
    throw new Refusal(`There is no bench/${name}.ts. There are: ${benchNames().join(', ')}`);
  const { code } = await runBench(name, args, { show: true });
  process.exit(code);
});
