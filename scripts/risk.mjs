// `npm run risk -- import <file>`: takes FEMA's county table in, on the same configuration as the server.
import { command, installPackages, node24, run } from './boot.mjs';

command(async () => {
  await installPackages();
  const { code } = await run(node24(), ['server/risk-cli.ts', ...process.argv.slice(2)]);
  process.exit(code);
});
