import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Writes a job that has used up its tries into the test server's database: a server that works has none. The folder of its
 * socket stands in the fifth line of what PostgreSQL says of itself.
 */
export async function insertFailedJob(name: string): Promise<string> {
  const host = readFileSync('.data/e2e/postgres/postmaster.pid', 'utf8').split('\n')[4];
  const client = new pg.Client({ host, user: 'postgres', database: 'hearthline' });
  await client.connect();
  const word = `fault ${randomUUID().slice(0, 8)}`;
  await client.query(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on, policy, output)
     values ($1, '{}', 'failed', 2, 2, now(), 'standard', jsonb_build_object('type', 'Error', 'message', $2::text))`,
    [name, word],
  );
  await client.end();
  return word;
}
