/**
 * A proxy to PostgreSQL that can be closed, like a database that goes away behind a pooler. Records connection
 * attempts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whenOver } from './when-over.ts';

const SOCKET = '.s.PGSQL.5432';

/** An error in PostgreSQL's protocol: severity, code and message, each terminated by a zero. */
function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/**
 * What a client of PgBouncer reads in one piece when the primary is killed: the database's message and PgBouncer's own.
 */
const REPORTED_TWICE = Buffer.concat([
  fatal('57P01', 'terminating connection due to unexpected postmaster exit'),
  fatal('08P01', 'server conn crashed?'),
]);

export async function openDoor(host: string) {
  const dir = mkdtempSync(path.join(tmpdir(), 'hl-door-'));
  const state = { isShut: false, isSilent: false, knocks: [] as number[] };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    state.knocks.push(performance.now());
    socket.on('error', () => undefined);
    if (state.isShut) return void socket.destroy();
    const inside = net.connect(path.join(host, SOCKET));
    inside.on('error', () => undefined);
    sockets.add(socket.once('close', () => (sockets.delete(socket), inside.destroy())));
    // After an error, a pipe doesn't end its other side.
    inside.once('close', () => socket.destroySoon());
    socket.once('hush', () => inside.unpipe());
    if (state.isSilent) return undefined;
    return void socket.pipe(inside).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(path.join(dir, SOCKET), resolve));
  whenOver(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
    rmSync(dir, { recursive: true, force: true });
  });
  return {
    host: dir,
    state,
    shut: () => {
      state.isShut = true;
      for (const socket of sockets) socket.destroy();
    },
    /** The same, with the errors of a failover behind a pooler. */
    shutWithReports: () => {
      state.isShut = true;
      for (const socket of sockets) socket.end(REPORTED_TWICE);
    },
    /** Stops passing data both ways but keeps connections open, like a machine that loses power or a cut line. */
    hush: () => {
      state.isSilent = true;
      for (const socket of sockets) socket.unpipe().pause().emit('hush');
    },
    /** Accepts new connections again. */
    open: () => {
      state.isShut = false;
      state.isSilent = false;
    },
  };
}
