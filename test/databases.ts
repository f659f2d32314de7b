/**
 * Which PostgreSQL the tests run on. `TEST_DATABASE=postgres-15`: Debian's PostgreSQL 15, the oldest we support.
 * `TEST_DATABASE=pgbouncer`: the same, with every world's requests going through PgBouncer in transaction mode.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, chownSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { NOBODY_UID } from '#server/platform/postgres-binaries.ts';

const KINDS = ['embedded', 'postgres-15', 'pgbouncer'] as const;
type Kind = (typeof KINDS)[number];

const DEBIAN_15 = '/usr/lib/postgresql/15/bin';
const PGBOUNCER = '/usr/sbin/pgbouncer';
const PORT = 6432;
/** The settings that the product uses on its own connections; a pooler must have them, too. */
export const CONNECT_QUERY =
  'set statement_timeout to 10000; set lock_timeout to 3000; set idle_in_transaction_session_timeout to 15000';

export function chosenDatabase(): Kind {
  const asked = process.env['TEST_DATABASE'] ?? 'embedded';
  const kind = KINDS.find((one) => one === asked);
  if (!kind) throw new Error(`TEST_DATABASE must be one of ${KINDS.join(', ')}.`);
  return kind;
}

function requireProgram(file: string, debianPackage: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    throw new Error(`${file} is missing. Install it: apt-get install ${debianPackage}`);
  }
}

/** The binaries of the chosen version. Undefined for those that come with the product. */
export function chosenPrograms(): { bin: string; major: string } | undefined {
  if (chosenDatabase() === 'embedded') return undefined;
  requireProgram(path.join(DEBIAN_15, 'initdb'), 'postgresql-15');
  return { bin: DEBIAN_15, major: '15' };
}

/** The user to run as: neither PostgreSQL nor PgBouncer runs as root. */
export const unprivileged = () => (process.getuid?.() === 0 ? { uid: NOBODY_UID, gid: NOBODY_UID } : {});

export const untilConnected = async (socket: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const probe = net.connect(socket, () => {
        probe.destroy();
        resolve(true);
      });
      probe.on('error', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing listens at ${socket}.`);
};

/** PgBouncer in transaction mode, in front of every database of a server. Returns the folder of its socket. */
export async function startPooler(postgresHost: string) {
  requireProgram(PGBOUNCER, 'pgbouncer');
  const dir = mkdtempSync(path.join(os.tmpdir(), 'hl-pooler-'));
  const file = path.join(dir, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${postgresHost} user=postgres connect_query='${CONNECT_QUERY}'
[pgbouncer]
listen_port = ${PORT}
listen_addr =
unix_socket_dir = ${dir}
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 2000
server_idle_timeout = 5
autodb_idle_timeout = 10
log_connections = 0
log_disconnections = 0
log_pooler_errors = 0
`,
  );
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) {
    chmodSync(dir, 0o755);
    chownSync(dir, uid, gid);
    chmodSync(file, 0o644);
  }
  const child = spawn(PGBOUNCER, [file], { stdio: 'ignore', cwd: dir, ...unprivileged() });
  await untilConnected(path.join(dir, `.s.PGSQL.${PORT}`));
  return {
    host: dir,
    port: PORT,
    stop: async () => {
      const over = once(child, 'exit');
      child.kill('SIGKILL');
      await over;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
