import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

/** Counts the statements that some work sends to the database. Excludes concurrent background work. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const mine = new AsyncLocalStorage<true>();
  let count = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client below
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (mine.getStore()) count += 1;
    return query.apply(this, args) as never;
  });
  try {
    await mine.run(true, work);
  } finally {
    spy.mockRestore();
  }
  return count;
}
