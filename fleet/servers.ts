/** The product's server processes, started as in production, and a service manager that restarts them. */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Machine, Running } from './machine.ts';
import { GivenUp, until } from './machine.ts';

const root = path.resolve(import.meta.dirname, '..');
const RESTART_MS = 1000;
/** The same flags as scripts/boot.mjs and the Dockerfile. */
const flagsOf = (code: string) => [
  '--max-semi-space-size=4',
  `--import=${pathToFileURL(path.join(code, 'server/platform/quick-modules.ts')).href}`,
];
const COPIED = ['server', 'contract', 'seeds', 'migrations', 'package.json'];
const LINKED = ['node_modules', 'dist'];

type Slot = {
  port: number;
  code: string;
  shiftSeconds: number;
  process: Running | undefined;
  restarts: number;
};
export type Servers = Awaited<ReturnType<typeof startServers>>;

const isReady = async ({ port }: Slot): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;

/** Why a server ended: its fatal log entry, otherwise its last error or its last output. */
const reasonIn = (output: string): string => {
  const lines = output.split('\n');
  const last = (pattern: RegExp) => lines.findLast((line) => pattern.test(line));
  return (last(/"level":60/) ?? last(/"level":50|Error/) ?? output.slice(-500)).slice(0, 1500);
};

/** Why requests got a 503 since a given time, with counts, from the servers' logs. */
const refusalsIn = (output: string, since: number): string => {
  const counts = new Map<string, number>();
  for (const [, time = '', reason = ''] of output.matchAll(
    /"time":"([^"]*)"[^\n]*"refusal":"unavailable","reason":"([^"]*)"/g,
  ))
    // The server with the wrong clock logs other times, so its entries are left out.
    if (Date.parse(time) >= since && Date.parse(time) <= Date.now())
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, n]) => `${reason} × ${n}`).join(', ') || 'none';
};

export async function startServers(
  machine: Machine,
  { ports, env }: { ports: readonly number[]; env: Record<string, string> },
) {
  const slots = ports.map((port): Slot => ({
    port,
    code: root,
    shiftSeconds: 0,
    process: undefined,
    restarts: 0,
  }));
  /** Output of processes that have ended. */
  const said: string[] = [];
  /** Why servers ended without being killed by us. There should be none. */
  const deaths: string[] = [];
  const killed = new Set<Running>();
  let isStopping = false;

  function launch(slot: Slot): void {
    const clock =
      slot.shiftSeconds === 0 ? [] : ['--import', path.join(import.meta.dirname, 'shifted-clock.mjs')];
    const started = machine.node(
      `server-${slot.port}`,
      [...flagsOf(slot.code), ...clock, path.join(slot.code, 'server/main.ts')],
      {
        cwd: slot.code,
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
          ...env,
          PORT: String(slot.port),
          SHIFT_SECONDS: String(slot.shiftSeconds),
          DATA_DIR: path.join(machine.dir, `data-${slot.port}`),
        },
      },
    );
    slot.process = started;
    void started.exited.then(async () => {
      said.push(started.output());
      if (isStopping || machine.isClosing() || slot.process !== started) return;
      slot.restarts += 1;
      if (!killed.has(started)) deaths.push(`${slot.port}: ${reasonIn(started.output())}`);
      await sleep(RESTART_MS);
      if (!isStopping && !machine.isClosing() && slot.process === started) launch(slot);
    });
  }

  /** Shuts a server down gracefully and restarts it, optionally with other code or another clock. */
  async function replace(slot: Slot, change: Partial<Pick<Slot, 'code' | 'shiftSeconds'>>): Promise<void> {
    const old = slot.process;
    slot.process = undefined;
    await old?.kill('SIGTERM');
    Object.assign(slot, change);
    launch(slot);
    await until(`the server on ${slot.port} is ready`, () => isReady(slot), 120);
  }

  async function open(slot: Slot): Promise<void> {
    launch(slot);
    const isUp = async () => {
      if (said.length > 2) throw new GivenUp('it ends again and again');
      return isReady(slot);
    };
    await until(`the server on ${slot.port} is ready`, isUp, 180).catch((error: unknown) => {
      throw new Error(`${(error as Error).message}\n${said.at(-1) ?? slot.process?.output()}`);
    });
  }
  const outputs = () => [...said, ...slots.map((slot) => slot.process?.output() ?? '')].join('\n');
  // The first server migrates the empty database; the others would only wait for it.
  const [first, ...others] = slots;
  if (first) await open(first);
  await Promise.all(others.map(open));

  return {
    count: slots.length,
    /** kill -9. The service manager restarts it. */
    kill: async (n: number): Promise<void> => {
      const one = slots[n]?.process;
      if (!one) return;
      killed.add(one);
      await one.kill('SIGKILL');
    },
    deaths,
    areReady: async (): Promise<boolean> => (await Promise.all(slots.map(isReady))).every(Boolean),
    shiftClock: (n: number, seconds: number) => replace(slots[n] as Slot, { shiftSeconds: seconds }),
    /** The next version: the same code with one more migration. Servers are replaced one by one. */
    rollOut: async (
      migration: { name: string; sql: string },
      onStep: (line: string) => void,
    ): Promise<string> => {
      const code = path.join(machine.dir, 'next');
      mkdirSync(code);
      for (const name of COPIED) cpSync(path.join(root, name), path.join(code, name), { recursive: true });
      for (const name of LINKED) symlinkSync(path.join(root, name), path.join(code, name));
      writeFileSync(path.join(code, 'migrations', migration.name), migration.sql);
      for (const slot of slots) {
        await replace(slot, { code });
        onStep(`${slot.port} runs the next version`);
      }
      return code;
    },
    restarts: () => slots.reduce((sum, { restarts }) => sum + restarts, 0),
    refusals: (since: number) => refusalsIn(outputs(), since),
    output: outputs,
    stop: async (): Promise<void> => {
      isStopping = true;
      await Promise.all(slots.map(async (slot) => slot.process?.kill('SIGTERM')));
    },
  };
}
