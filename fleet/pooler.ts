/**
 * PgBouncer: one database entry in transaction mode for requests, one in session mode for LISTEN, jobs and
 * commands.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { GivenUp, type Machine, until } from './machine.ts';
import { DATABASE, type Node } from './postgres.ts';

const PORT = 5542;
/** Startup settings don't pass through a pooler, so its connections get their time limits here. */
const LIMITS =
  'set statement_timeout to 10000; set lock_timeout to 3000; set idle_in_transaction_session_timeout to 15000';

const configFor = ({ socket }: Node, port: number, dir: string) => `[databases]
${DATABASE} = host=${socket} port=${port} dbname=${DATABASE} user=postgres pool_mode=transaction pool_size=20 connect_query='${LIMITS}'
${DATABASE}_session = host=${socket} port=${port} dbname=${DATABASE} user=postgres pool_mode=session pool_size=60

[pgbouncer]
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${dir}
auth_type = any
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 3
server_check_delay = 1
query_wait_timeout = 8
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
log_connections = 0
log_disconnections = 0
`;

export type Pooler = Awaited<ReturnType<typeof startPooler>>;

export async function startPooler(machine: Machine, program: string, node: Node, postgresPort: number) {
  const dir = machine.folder('pooler');
  const file = path.join(dir, 'pgbouncer.ini');
  writeFileSync(file, configFor(node, postgresPort, dir), { mode: 0o644 });
  const running = machine.start('pgbouncer', program, [file]);
  const urlOf = (database: string) =>
    `postgres://postgres@localhost:${PORT}/${database}?host=${encodeURIComponent(dir)}`;

  await until('PgBouncer starts', async () => {
    if (running.isOver()) throw new GivenUp(running.output());
    const client = new pg.Client({ connectionString: urlOf(DATABASE) });
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
    return true;
  });
  return {
    url: urlOf(DATABASE),
    directUrl: urlOf(`${DATABASE}_session`),
    /**
     * Redirects all connections to another node. Connections to the old one are closed as soon as they are
     * idle.
     */
    pointTo: (next: Node): void => {
      writeFileSync(file, configFor(next, postgresPort, dir), { mode: 0o644 });
      running.child.kill('SIGHUP'); // reloads the configuration file
    },
    log: () => running.output(),
  };
}
