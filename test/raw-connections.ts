import pg from 'pg';
import { whenOver } from './when-over.ts';
import type { World } from './world.ts';

/** A connection that outlasts refused statements. A pool opens a new one after each, which takes longer than the statement. */
export async function rawConnection(
  { connection }: Pick<World, 'connection'>,
  options?: string,
): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, options });
  await client.connect();
  whenOver(() => client.end());
  return client;
}

/**
 * A connection whose changes no trigger sees, to put rows into states that no move leads to. To alter a table's triggers
 * for that would have every connection plan its statements again.
 */
export const pastTriggers = (world: Pick<World, 'connection'>) =>
  rawConnection(world, '-c session_replication_role=replica');
