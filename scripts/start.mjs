// `npm start`: goes from a fresh clone to a running server.
import { buildWeb, command, installPackages, node24, run, serverFlags } from './boot.mjs';

command(async () => {
  await installPackages();
  await buildWeb();
  // The server stops on signals and when its parent is gone (the channel closes), so neither a `kill` nor a
  // `kill -9` of any layer above leaves it running on the port.
  const { code } = await run(node24(), [...serverFlags, 'server/main.ts'], { ipc: true });
  process.exit(code);
});
