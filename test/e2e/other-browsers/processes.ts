import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const FOLDERS = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'];

/** The path of a program on this machine, if it is installed. */
export const programAt = (name: string): string | undefined =>
  FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/**
 * Runs a program and waits for the end of its own stdin, which comes when our process ends in any way, even killed.
 * Then, or when the program ends, it ends the whole process group.
 */
const GUARD = `("$0" "$@" </dev/null; kill -KILL -- -$$) & cat >/dev/null; kill -KILL -- -$$`;

type Output = 'ignore' | 'pipe';
type StartOptions = Pick<SpawnOptions, 'env'> & {
  /** From file descriptor 1 on. */
  outputs?: readonly Output[];
};

/** A process in a group of its own, so that its children end with it, and it with us. */
export function start(
  file: string,
  args: readonly string[],
  { outputs = ['ignore', 'ignore'], ...options }: StartOptions = {},
): ChildProcess {
  return spawn('/bin/sh', ['-c', GUARD, file, ...args], {
    ...options,
    detached: true,
    stdio: ['pipe', ...outputs],
  });
}

/** Ends a process and its children, and returns when it's gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}

/** Retries until it works or the time is over. */
export async function untilItWorks<T>(what: string, attempt: () => Promise<T>, seconds = 60): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what}: ${String(error)}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
