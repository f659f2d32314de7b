import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

/** How many statements some work sends to the database. What runs in the background meanwhile doesn't count. */
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
