// `npm run audit -- verify`: checks the audit log, with the server's configuration.
import { command, installPackages, node24, run, serverFlags } from './boot.mjs';

command(async () => {
  await installPackages();
  const { code } = await run(node24(), [...serverFlags, 'server/audit-cli.ts', ...process.argv.slice(2)]);
  process.exit(code);
});
