import { readFileSync } from 'node:fs';
import type pg from 'pg';

/**
 * CPU time that a process has used, in microseconds; 0 if the system doesn't report it or the process is
 * gone.
 */
function cpuOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
  } catch {
    return 0;
  }
}

/**
 * Measures work in CPU time of this thread and of the PostgreSQL process of every connection. Other load
 * makes work take longer but doesn't change its CPU time. Returns microseconds. Connections must be open
 * before.
 */
export async function openCpuMeter(db: pg.ClientBase) {
  const { rows } = await db.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return user + system + rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  };
  return async (work: () => Promise<unknown>): Promise<number> => {
    const before = used();
    await work();
    return used() - before;
  };
}
