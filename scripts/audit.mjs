// `npm run audit -- verify`: what was written down, on the same configuration as the server.
import { command, installPackages, node24, run } from './boot.mjs';

command(async () => {
  await installPackages();
  const { code } = await run(node24(), ['server/audit-cli.ts', ...process.argv.slice(2)]);
  process.exit(code);
});
