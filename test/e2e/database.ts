import { readFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Runs statements in the test server's database, for things no test can wait for. The socket folder is in the fifth
 * line of PostgreSQL's `postmaster.pid`.
 */
export async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const host = readFileSync('.data/e2e/postgres/postmaster.pid', 'utf8').split('\n')[4];
  const client = new pg.Client({ host, user: 'postgres', database: 'hearthline' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
