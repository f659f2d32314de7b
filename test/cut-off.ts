/** Cuts database connections and kills processes mid-work, for tests of what is left behind. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import type { Given } from './inbound-process.ts';
import type { World } from './world.ts';

/** Cuts the database connection at the n-th statement from now on. */
export function cutAt(n: number) {
  let statements = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client below
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    statements += 1;
    if (statements === n)
      (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    return query.apply(this, args) as never;
  });
  return { restore: () => spy.mockRestore(), count: () => statements };
}

const PROGRAM = path.resolve(import.meta.dirname, 'inbound-process.ts');

/**
 * Runs the due jobs in a process that kills itself at its n-th statement. Returns the signal, or the exit code if the
 * work took fewer statements.
 */
export async function killAt(
  world: World,
  n: number,
  { apiUrl, env = {} }: { apiUrl: string; env?: Record<string, string> },
): Promise<string | number | null> {
  const given: Given = {
    connection: world.connection,
    vaultKeys: world.deps.masterKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(','),
    apiUrl,
    dataDir: world.deps.config.dataDir,
    env,
    aheadMs: world.clock.now().getTime() - Date.now(),
    n,
  };
  const child: ChildProcess = fork(PROGRAM, [JSON.stringify(given)], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

/** After the restart: makes the jobs of a dead process due again, as if their lease had expired. */
export async function goOn(world: World): Promise<void> {
  for (let n = 0; n < 2; n += 1) {
    await world.database.pool.query(`update pgboss.job set state = 'retry' where state = 'active'`);
    await world.runJobs({ retries: true });
  }
}
