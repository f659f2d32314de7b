// `npm start`: everything from a fresh clone to a serving process.
import { buildWeb, command, installPackages, node24, run, serverFlags } from './boot.mjs';

command(async () => {
  await installPackages();
  await buildWeb();
  // The server stops when it is told to (signals) and when we are gone (the channel closes), so neither a
  // `kill` nor a `kill -9` of any layer above leaves it holding the port.
  const { code } = await run(node24(), [...serverFlags, 'server/main.ts'], { ipc: true });
  process.exit(code);
});
