import { randomUUID } from 'node:crypto';
import { inDatabase } from './database.ts';

/** Inserts a job that is out of retries, because a working server has none. */
export async function insertFailedJob(name: string): Promise<string> {
  const word = `fault ${randomUUID().slice(0, 8)}`;
  await inDatabase((client) =>
    client.query(
      `insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on, policy, output)
       values ($1, '{}', 'failed', 2, 2, now(), 'standard', jsonb_build_object('type', 'Error', 'message', $2::text))`,
      [name, word],
    ),
  );
  return word;
}
