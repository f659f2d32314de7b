// `npm run points -- verify`: checks the points ledger, with the server's configuration.
import { command, installPackages, node24, run, serverFlags } from './boot.mjs';

command(async () => {
  await installPackages();
  const { code } = await run(node24(), [...serverFlags, 'server/points-cli.ts', ...process.argv.slice(2)]);
  process.exit(code);
});
