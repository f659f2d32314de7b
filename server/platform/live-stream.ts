import type { FastifyInstance, FastifyReply } from 'fastify';
import { EVENTS_PATH, LiveEvent } from '#contract/events.ts';
import { endpoint, type AnyEndpoint } from '#contract/http.ts';
import { seconds } from './clock.ts';
import { AppError } from './errors.ts';
import type { LiveEvents } from './events.ts';
import { checkAccess, type Member, type RouteDeps } from './route.ts';
import { say } from './say.ts';

const HEARTBEAT = seconds(25);
/** A person with many tabs is fine; a loop that opens streams isn't. */
const STREAMS_PER_MEMBER = 20;

const liveStream = endpoint({
  method: 'GET',
  path: EVENTS_PATH,
  access: 'member',
  summary: 'Live changes as server-sent events (text/event-stream); each message is one LiveEvent',
  errors: ['rate_limited'],
  reply: LiveEvent,
});

/** Registers the event stream. Streams end with their session, and when the server shuts down. */
export function registerLiveStream(
  app: FastifyInstance,
  deps: RouteDeps & {
    events: LiveEvents;
    heartbeatMs?: number;
    /** Called when a stream opens and with every beat. */
    onBeat?: (member: Member) => Promise<void>;
  },
): void {
  deps.endpoints.push(liveStream as unknown as AnyEndpoint);
  const open = new Map<FastifyReply, { userId: string; close(): void }>();
  // Open streams would keep the server from closing, so end them first; browsers reconnect to a running
  // server.
  app.addHook('preClose', (done) => {
    for (const stream of open.values()) stream.close();
    done();
  });
  app.get(EVENTS_PATH, { config: { compress: false } }, async (req, reply) => {
    const member = await deps.identify(req, reply);
    checkAccess(liveStream, member, deps.clock.now(), deps.demo);
    const mine = [...open.values()].filter((s) => s.userId === member.id).length;
    if (mine >= STREAMS_PER_MEMBER) throw new AppError('rate_limited', say().platformErrors.tooManyWindows);

    reply.hijack();
    const { raw } = reply;
    // The body ends with the connection, so it needs no chunks: one write per event instead of three.
    raw.useChunkedEncodingByDefault = false;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close', // the connection ends with the stream; nothing else uses it
    });
    // A random reconnect delay, so that not everyone returns at once after a restart.
    raw.write(`retry: ${1000 + Math.floor(Math.random() * 4000)}\n\n`);
    deps.onBeat?.(member).catch(() => undefined); // the next heartbeat tries again
    // Sessions also expire without an event, so each heartbeat checks.
    const beat = setInterval(() => {
      // A separate event type with data, so that a browser sees it and can detect a dead connection by its
      // absence.
      raw.write('event: beat\ndata: still here\n\n');
      deps
        .identify(req, reply)
        .then((still) => (still ? deps.onBeat?.(still) : close()))
        .catch(() => undefined); // the database is unavailable; the next heartbeat checks again
    }, deps.heartbeatMs ?? HEARTBEAT);
    const unsubscribe = deps.events.subscribe(member.id, {
      event: (event) => {
        raw.write(`data: ${JSON.stringify(event)}\n\n`);
        if (event.topic === 'sessions' && event.id === member.sessionId) close();
      },
      gap: () => close(), // reconnecting makes the browser refetch everything
    });
    const close = () => {
      clearInterval(beat);
      unsubscribe();
      open.delete(reply);
      raw.end();
    };
    open.set(reply, { userId: member.id, close });
    raw.on('close', close);
    raw.on('error', close);
  });
}
