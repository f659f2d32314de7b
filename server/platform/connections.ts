/** Connections of clients that send too little, too slowly, or too many of them. */
import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { minutes, seconds } from './clock.ts';
import { networkPrefix } from './network.ts';

/**
 * Open connections of this process, and from one network. A shelter's shared network must stay below it: a browser
 * has a handful.
 */
export const MOST_CONNECTIONS = { ofProcess: 8000, ofNetwork: 1000 };

/** How long a client has to read why its connection ends. */
const GRACE = seconds(1);
/** After an answer, the rest of a body nobody waits for: without progress, and in total. */
const LEFTOVER = { stalled: seconds(5), total: minutes(1) };

/**
 * Requests a connection may have under way. Browsers and proxies send the next one after the answer. A client that sends
 * many at once keeps the server busy with answers it may never read.
 */
const MOST_AT_ONCE = 4;

/** Ends a connection whether or not the other side closes its half: a silent client never would. */
function closeSoon(socket: Socket, graceMs = GRACE): void {
  const timer = setTimeout(() => socket.destroy(), graceMs).unref();
  socket.once('close', () => clearTimeout(timer));
}

/** For bytes that aren't a request at all: answered directly on the socket. */
export function refuseUnreadable(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const { status, sentence } = isTooLong
    ? { status: '431 Request Header Fields Too Large', sentence: 'The request headers are too long.' }
    : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? { status: '408 Request Timeout', sentence: 'The request took too long to arrive.' }
      : { status: '400 Bad Request', sentence: 'The request could not be read.' };
  const body = JSON.stringify({ error: sentence, code: 'malformed_request' } satisfies ErrorBody);
  closeSoon(socket);
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Ends a request whose body takes too long, so that slow senders can't hold connections. */
function refuseSlowBody({ raw }: FastifyRequest, patienceMs: number): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = raw.headers;
  if (length === '0' && coding === undefined) return;
  const timer = setTimeout(() => {
    // A request without a connection (`app.inject`) has nothing to end.
    if (raw.complete || !(raw.socket instanceof Socket)) return;
    refuseUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
  }, patienceMs).unref();
  raw.once('end', () => clearTimeout(timer));
  raw.once('close', () => clearTimeout(timer));
}

/**
 * A client that was answered before it sent its whole body, such as a refused upload, may take a moment to notice. It
 * must not hold the connection by sending the rest slowly, or never.
 */
function endLeftoverBody({ raw }: FastifyRequest, stalledMs: number): void {
  const { socket } = raw;
  if (raw.complete || !(socket instanceof Socket) || socket.destroyed) return;
  const startedAt = performance.now();
  let seen = socket.bytesRead;
  const watch = setInterval(() => {
    if (socket.bytesRead === seen || performance.now() - startedAt > LEFTOVER.total) socket.destroy();
    seen = socket.bytesRead;
  }, stalledMs).unref();
  // The connection may carry many more requests, so none of them leaves anything on it.
  const settle = () => {
    clearInterval(watch);
    socket.off('close', settle);
  };
  raw.once('end', settle);
  socket.once('close', settle);
}

export function endSlowSenders(app: FastifyInstance, patienceMs: number): void {
  app.addHook('onRequest', (req, _reply, done) => {
    if (!req.routeOptions.config.takesFile) refuseSlowBody(req, patienceMs);
    done();
  });
  app.addHook('onResponse', (req, _reply, done) => {
    endLeftoverBody(req, Math.min(LEFTOVER.stalled, patienceMs));
    done();
  });
}

/** Ends a connection that sends request after request without waiting for answers, before they cost anything. */
export function capRequestsAtOnce(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>();
  app.addHook('onRequest', (req, reply, done) => {
    const { socket } = req.raw;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    if (count <= MOST_AT_ONCE) return done();
    reply.hijack();
    socket.destroy();
  });
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    underWay.set(socket, (underWay.get(socket) ?? 1) - 1);
    done();
  });
}

/** Drops connections over the limits before they cost anything else. */
export function capConnections(
  server: Server,
  limits: { ofProcess: number; ofNetwork: number },
  isBehindProxy: boolean,
): void {
  server.maxConnections = limits.ofProcess;
  if (isBehindProxy) return;
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const network = networkPrefix(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
    if (count > limits.ofNetwork) socket.destroy();
  });
}

/**
 * Lets the server close right away. Otherwise it would wait for browsers to release idle connections, and
 * those opened in advance that have had no request yet.
 */
export function closeConnectionsWithServer(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.addHook('onRequest', (req, _reply, done) => {
    unused.delete(req.raw.socket);
    done();
  });
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, 50).unref();
    app.server.once('close', () => clearInterval(sweep));
    done();
  });
}
