// `npm run risk -- import <file>`: imports FEMA's county table, with the server's configuration.
import { command, installPackages, node24, run, serverFlags } from './boot.mjs';

command(async () => {
  await installPackages();
  const { code } = await run(node24(), [...serverFlags, 'server/risk-cli.ts', ...process.argv.slice(2)]);
  process.exit(code);
});
