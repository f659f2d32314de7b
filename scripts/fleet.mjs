// `npm run fleet -- [--homes 20000]`: a day with faults on a complete local deployment; see docs/fleet.md.
import { buildWeb, command, installPackages, node24, run } from './boot.mjs';

command(async () => {
  await installPackages();
  await buildWeb();
  const { code } = await run(node24(), ['fleet/main.ts', ...process.argv.slice(2)]);
  process.exit(code);
});
