// `npm run dev`: the API on PORT, restarted by Node's watch mode; the pages on 5173 with hot reload, where
// Vite forwards /api to PORT. One Ctrl-C stops both, and if one exits, the other does, too.
import { childEnv, command, installPackages, node24, run, serverFlags, stopAll } from './boot.mjs';

command(async () => {
  await installPackages();
  // Developers use Vite's address, so email links and passkeys must use it.
  const origin = process.env.ORIGIN ?? 'http://localhost:5173';
  const env = { ...childEnv(), PORT: process.env.PORT ?? '3000', ORIGIN: origin };
  const node = node24();
  const first = await Promise.race([
    run(node, [...serverFlags, '--watch', '--watch-preserve-output', 'server/main.ts'], { env, ipc: true }),
    run(node, ['node_modules/vite/bin/vite.js', '--port', '5173', '--strictPort'], { env }),
  ]);
  process.exitCode = first.code;
  stopAll('SIGTERM');
});
