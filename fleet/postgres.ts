/**
 * PostgreSQL with a streaming replica that confirms every commit, so that a failover loses nothing that was
 * acknowledged. Reachable by sockets in the fleet's folder only.
 */
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freeBytes, type Machine, type Running, until } from './machine.ts';

const PORT = 5541;
const RESTART_MS = 500;
const SETTINGS = [
  'listen_addresses=',
  `port=${PORT}`,
  'max_connections=150',
  'shared_buffers=256MB',
  'max_wal_size=512MB',
  'wal_keep_size=256MB',
  'wal_sender_timeout=5s',
];
export const DATABASE = 'hearthline';

type Name = 'a' | 'b';
export type Node = { name: Name; data: string; socket: string; process: Running | undefined };
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

async function ask<R extends pg.QueryResultRow>(
  node: Node,
  text: string,
  database = 'postgres',
): Promise<R[]> {
  const client = new pg.Client({ host: node.socket, port: PORT, user: 'postgres', database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

export async function startCluster(machine: Machine, bin: string, diskMegabytes: number) {
  const disk = await machine.smallDisk(diskMegabytes);
  const node = (name: Name, folder: string): Node => ({
    name,
    data: path.join(folder, `postgres-${name}`),
    socket: machine.folder(`socket-${name}`),
    process: undefined,
  });
  const nodes = { a: node('a', disk ?? machine.dir), b: node('b', machine.dir) };
  let primary = nodes.a;
  let isSupervised = true;

  /** Starts a node and, like a service manager, restarts it if it dies on its own. */
  async function start(one: Node, more: readonly string[] = []): Promise<void> {
    const settings = [
      ...SETTINGS,
      `unix_socket_directories=${one.socket}`,
      `cluster_name=${one.name}`,
      ...more,
    ];
    const args = ['-D', one.data, ...settings.flatMap((setting) => ['-c', setting])];
    const started = machine.start(`postgres-${one.name}`, path.join(bin, 'postgres'), args);
    one.process = started;
    void started.exited.then(() => {
      if (!isSupervised || one.process !== started) return;
      setTimeout(() => {
        if (!machine.isClosing()) start(one, more).catch(() => undefined);
      }, RESTART_MS);
    });
    await until(`PostgreSQL ${one.name} starts`, async () => (await ask(one, 'select 1')).length === 1);
  }

  const conninfo = (of: Node, name: Name) =>
    `host=${of.socket} port=${PORT} user=postgres application_name=${name}`;

  /**
   * Copies the primary to a new replica, starts replication, and makes every commit wait for it from then on.
   */
  async function addReplica(one: Node): Promise<void> {
    rmSync(one.data, { recursive: true, force: true });
    const from = ['-h', primary.socket, '-p', String(PORT), '-U', 'postgres'];
    await machine.run(path.join(bin, 'pg_basebackup'), [
      ...from,
      '-D',
      one.data,
      '-X',
      'stream',
      '-c',
      'fast',
    ]);
    closeSync(openSync(path.join(one.data, 'standby.signal'), 'w'));
    // The copy includes the primary's file of changed settings, which names the replica it waits for.
    writeFileSync(path.join(one.data, 'postgresql.auto.conf'), '');
    await start(one, [`primary_conninfo=${conninfo(primary, one.name)}`]);
    const following = `select 1 from pg_stat_replication where application_name = '${one.name}' and state = 'streaming'`;
    await until('the replica follows', async () => (await ask(primary, following)).length === 1);
    await ask(primary, `alter system set synchronous_standby_names = '${one.name}'`);
    await ask(primary, 'select pg_reload_conf()');
  }

  const auth = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-instructions'];
  await machine.run(path.join(bin, 'initdb'), ['-D', nodes.a.data, ...auth]);
  await start(nodes.a);
  await ask(nodes.a, `create database ${DATABASE}`);
  await addReplica(nodes.b);

  return {
    port: PORT,
    hasOwnDisk: disk !== undefined,
    primary: () => primary,
    version: async () =>
      (await ask<{ v: string }>(primary, `select current_setting('server_version') v`))[0]?.v ?? '',
    /** Kills the primary and promotes the replica. Returns the new primary. */
    failOver: async (): Promise<Node> => {
      const [old, next] = primary === nodes.a ? [nodes.a, nodes.b] : [nodes.b, nodes.a];
      const dying = old.process;
      old.process = undefined; // must not be restarted: two primaries would be worse than none
      await dying?.kill('SIGKILL');
      await ask(next, 'select pg_promote(true, 60)');
      primary = next;
      return next;
    },
    /** Restores the former primary as a replica of the new one. */
    rebuild: () => addReplica(primary === nodes.a ? nodes.b : nodes.a),
    /** Fills the primary's disk to the last byte. Returns a function that frees it. */
    fillDisk: (): (() => void) => {
      const file = path.join(disk ?? machine.dir, 'filler');
      let left = freeBytes(path.dirname(file));
      const handle = openSync(file, 'w');
      const block = Buffer.alloc(1024 * 1024);
      try {
        for (; left > 0; left -= block.length) writeFileSync(handle, block);
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(handle);
      }
      return () => rmSync(file, { force: true });
    },
    stop: () => {
      isSupervised = false;
    },
    log: () =>
      [nodes.a, nodes.b].map(({ name, process }) => `${name}: ${process?.output() ?? 'gone'}`).join('\n'),
  };
}
