// `npm run billing -- setup`: makes the plans and their prices at Stripe, on the same configuration as the server.
import { command, installPackages, node24, run } from './boot.mjs';

command(async () => {
  await installPackages();
  const { code } = await run(node24(), ['server/billing-cli.ts', ...process.argv.slice(2)]);
  process.exit(code);
});
