import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import { whenOver } from './when-over.ts';

const root = path.resolve(import.meta.dirname, '..');

/** For our own processes, because most of a start is loading modules. */
export const QUICK_START = {
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(root, 'server/platform/quick-modules.ts')).href}`,
};

/** Below the range that the system uses for outgoing connections, which could take the port before the server does. */
const [LOWEST_PORT, HIGHEST_PORT] = [12_000, 32_000];

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (await isFree(port)) return port;
  }
}

export type ServerProcess = {
  base: string;
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
};

/** Runs the real server as its own process. It is killed when the test ends, if it is still alive. */
export async function runServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = env['PORT'] ?? String(await freePort());
  let text = '';
  const child = spawn(process.execPath, [path.join(root, 'server/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...QUICK_START,
      FEEDS: 'none', // tests call no outside services
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (d) => (text += String(d)));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  // Its folders are removed next, so it must have exited.
  whenOver(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { base: `http://localhost:${port}`, child, output: () => text, exited };
}

/** Runs the server and waits until it reports that it is ready. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const server = await runServer(env);
  const ready = new Promise<void>((resolve) => {
    server.child.stdout?.on('data', () => {
      if (server.output().includes('Hearthline ready at ')) resolve();
    });
  });
  await Promise.race([
    ready,
    server.exited.then(() => Promise.reject(new Error(`the server ended: ${server.output()}`))),
  ]);
  return server;
}

/**
 * Signs in through the demo's shortcut and returns the Cookie header. A server on a starved machine may respond 503
 * first.
 */
export async function signInTo(base: string, email: string): Promise<string> {
  const reply = await vi.waitFor(
    async () => {
      const said = await fetch(`${base}/api/auth/dev-login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      if (!said.ok) throw new Error(`signing in answered ${said.status}`);
      return said;
    },
    { timeout: 60_000, interval: 200 },
  );
  return (reply.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
}
