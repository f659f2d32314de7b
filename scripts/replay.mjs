// `npm run replay -- <folder>`: runs recorded Cal OES responses through the product, on its own database.
import { command, installPackages, node24, run, serverFlags } from './boot.mjs';

command(async () => {
  // A program may read stdout, so installation progress goes to stderr.
  process.stdout.write = process.stderr.write.bind(process.stderr);
  await installPackages();
  const { code } = await run(node24(), [...serverFlags, 'server/replay-cli.ts', ...process.argv.slice(2)]);
  process.exit(code);
});
