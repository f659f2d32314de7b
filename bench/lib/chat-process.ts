/**
 * One server process of the chat benches: `node bench/lib/chat-process.ts <connection, folder and key as
 * JSON>`. Prints its port once it listens, and runs until it is killed. Over an IPC channel, it reports its
 * resource usage to its parent.
 */
import os from 'node:os';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type Connection } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { openDeps, openHttp } from './product.ts';

/** Resources that a process has used since it started. */
export type Used = { cpuMs: number; statements: number };

type Given = { connection: Connection; dir: string; masterKey: string };
const { connection, dir, masterKey } = JSON.parse(process.argv[2] ?? '{}') as Given;

if (process.send) {
  let statements = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client below
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    statements += 1;
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, statements } satisfies Used);
  });
}

const log = createLog('info', os.devNull);
const { deps, database } = await openDeps({ dir, connection, log, poolSize: 12, masterKey });
const http = await openHttp(deps, database, { connections: { ofProcess: 20_000, ofNetwork: 20_000 } });
await http.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${(http.server.address() as AddressInfo).port}\n`);
