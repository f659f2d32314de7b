// `npm run replay -- <folder>`: recorded answers of Cal OES through the product, on a database of its own.
import { command, installPackages, node24, run } from './boot.mjs';

command(async () => {
  // What it prints may be read by a program: the progress of an installation goes elsewhere.
  process.stdout.write = process.stderr.write.bind(process.stderr);
  await installPackages();
  const { code } = await run(node24(), ['server/replay-cli.ts', ...process.argv.slice(2)]);
  process.exit(code);
});
