/**
 * One server process of the chat bench: `node bench/lib/chat-process.ts <connection, folder and key as JSON>`. Prints its
 * port when it listens, and lives until it is killed.
 */
import os from 'node:os';
import type { AddressInfo } from 'node:net';
import { type Connection } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { openDeps, openHttp } from './product.ts';

type Given = { connection: Connection; dir: string; masterKey: string };
const { connection, dir, masterKey } = JSON.parse(process.argv[2] ?? '{}') as Given;
const log = createLog('info', os.devNull);
const { deps, database } = await openDeps({ dir, connection, log, poolSize: 12, masterKey });
const http = await openHttp(deps, database, { connections: { ofProcess: 20_000, ofNetwork: 20_000 } });
await http.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${(http.server.address() as AddressInfo).port}\n`);
