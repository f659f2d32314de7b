// `npm run payouts -- verify`: checks the emergency cash records, with the server's configuration.
import { command, installPackages, node24, run, serverFlags } from './boot.mjs';

command(async () => {
  await installPackages();
  const { code } = await run(node24(), [...serverFlags, 'server/payouts-cli.ts', ...process.argv.slice(2)]);
  process.exit(code);
});
