/** Starts and stops processes. When this process ends, by Ctrl-C or kill -9, the ones it started end, too. */
import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Programs } from './programs.ts';

const exec = promisify(execFile);
const NOBODY = 65534;
const KEPT_OUTPUT = 1_000_000;
const FOLDER = 'hl-fleet-';
const isRoot = process.getuid?.() === 0;

export type Running = {
  name: string;
  child: ChildProcess;
  output(): string;
  exited: Promise<unknown>;
  isOver(): boolean;
  kill(signal?: NodeJS.Signals): Promise<void>;
};

export type Machine = Awaited<ReturnType<typeof openMachine>>;

/** Folders left by killed runs, possibly with a small disk mounted in them. Their process is gone. */
async function removeStale(): Promise<void> {
  for (const name of readdirSync(os.tmpdir()).filter((one) => one.startsWith(FOLDER))) {
    if (existsSync(`/proc/${name.slice(FOLDER.length).split('-', 1)[0]}`)) continue;
    const dir = path.join(os.tmpdir(), name);
    await exec('umount', [path.join(dir, 'disk')]).catch(() => undefined);
    rmSync(dir, { recursive: true, force: true });
  }
}

export async function openMachine(programs: Programs) {
  await removeStale();
  const dir = mkdtempSync(path.join(os.tmpdir(), `${FOLDER}${process.pid}-`));
  const running = new Set<Running>();
  const closers: (() => Promise<unknown>)[] = [];
  let isClosing = false;
  if (isRoot) chownSync(dir, NOBODY, NOBODY);

  /** Creates a folder for programs that refuse to run as root. */
  const folder = (name: string): string => {
    const made = path.join(dir, name);
    mkdirSync(made, { mode: 0o700 });
    if (isRoot) chownSync(made, NOBODY, NOBODY);
    return made;
  };

  /**
   * The command line of a program: runs as `nobody` if we are root, and is killed when this process is gone.
   */
  const leashed = (file: string, args: readonly string[]): [string, string[]] => {
    const as = isRoot ? ['--reuid', String(NOBODY), '--regid', String(NOBODY), '--clear-groups'] : [];
    return [programs.setpriv, ['--pdeathsig', 'KILL', ...as, '--', file, ...args]];
  };

  function watch(name: string, child: ChildProcess): Running {
    let text = '';
    const keep = (chunk: Buffer) => (text = (text + String(chunk)).slice(-KEPT_OUTPUT));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => keep(Buffer.from(error.message)));
    const exited = once(child, 'exit');
    const isOver = () => child.exitCode !== null || child.signalCode !== null;
    const one: Running = {
      name,
      child,
      output: () => text,
      exited,
      isOver,
      kill: async (signal = 'SIGKILL') => {
        if (isOver()) return;
        child.kill(signal);
        await exited;
      },
    };
    running.add(one);
    void exited.then(() => running.delete(one));
    return one;
  }

  return {
    dir,
    folder,
    /** Runs a program until it exits. */
    run: (file: string, args: readonly string[]) => {
      const [command, all] = leashed(file, args);
      return exec(command, all, { cwd: dir, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' } });
    },
    /** Starts a long-running program. */
    start: (name: string, file: string, args: readonly string[]): Running => {
      const [command, all] = leashed(file, args);
      const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' };
      return watch(name, spawn(command, all, { cwd: dir, env, stdio: ['ignore', 'pipe', 'pipe'] }));
    },
    /** Starts one of our Node processes, which exits when its channel to us closes. */
    node: (name: string, args: readonly string[], options: SpawnOptions = {}): Running =>
      watch(
        name,
        spawn(process.execPath, [...args], { ...options, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }),
      ),
    /** Mounts a separate in-memory disk of this many megabytes. Returns undefined if we may not mount one. */
    smallDisk: async (megabytes: number): Promise<string | undefined> => {
      const at = folder('disk');
      try {
        await exec('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', at]);
      } catch {
        return undefined;
      }
      closers.push(() => exec('umount', ['-l', at]).catch(() => undefined));
      if (isRoot) chownSync(at, NOBODY, NOBODY);
      return at;
    },
    /** Checked before restarting a process that died: nothing is restarted during shutdown. */
    isClosing: () => isClosing,
    onClose: (close: () => Promise<unknown>) => void closers.push(close),
    close: async () => {
      isClosing = true;
      for (const one of running) one.child.kill('SIGKILL');
      await Promise.race([Promise.all([...running].map(({ exited }) => exited)), sleep(10_000)]);
      for (const close of closers.toReversed()) await close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Returns the free bytes of the disk that a folder is on. */
export const freeBytes = (dir: string): number => {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
};

/** The awaited condition can't be met. */
export class GivenUp extends Error {}

/** Waits until a condition is true, or throws an error that names the condition. */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000;
  let last = '';
  for (;;) {
    const isDone = await isSo().catch((error: unknown) => {
      if (error instanceof GivenUp) throw error;
      last = `: ${(error as Error).message}`;
      return false;
    });
    if (isDone) return;
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s${last}`);
    await sleep(100);
  }
}
