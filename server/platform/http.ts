import { randomUUID } from 'node:crypto';
import path from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { messagesIn } from '#contract/text/catalog.ts';
import { languageFor, languageIn } from './caller.ts';
import type { Config } from './config.ts';
import { minutes, seconds } from './clock.ts';
import {
  capConnections,
  capRequestsAtOnce,
  closeConnectionsWithServer,
  endSlowSenders,
  MOST_CONNECTIONS,
  refuseUnreadable,
} from './connections.ts';
import { securityHeaders, WORKER_CSP } from './csp.ts';
import { refuseCrossSite } from './csrf.ts';
import { opensPage, sendErrorPage } from './error-page.ts';
import { busyReason, toErrorReply } from './errors.ts';
import { acceptFiles } from './file-bodies.ts';
import { pathOnly, type Log } from './log.ts';
import { networkPrefix } from './network.ts';
import { refuseUnderPressure } from './pressure.ts';
import { limitNetworks, tooManyRequests } from './request-limit.ts';
import { translateError } from './translate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts posts from any origin: a secret in the request is the only authorization. */
    fromAnywhere?: boolean;
  }
}

/**
 * Requests per minute from one network before it is limited; a shelter's shared network must stay below it.
 */
const PER_MINUTE = 3000;
const BODY_LIMIT = 256 * 1024;
/** How long a body that isn't a file may take to arrive. */
const BODY_PATIENCE = seconds(20);
/** How long headers may take, and how long a new connection may say nothing. */
const HEADERS_PATIENCE = seconds(10);
/** A connection on which nothing moves in the middle of a request. Longer than the beats of event streams. */
const STALLED = seconds(60);

/** Tests and benchmarks, which are many clients in one, set their own limits. */
export type Limits = {
  perMinute?: number | undefined;
  maxEventLoopDelayMs?: number;
  bodyPatienceMs?: number;
  headersPatienceMs?: number;
  connections?: { ofProcess: number; ofNetwork: number };
};

/** A number counts the proxies in front of us; anything else names them. */
const trusted = (proxy: Config['trustProxy']) =>
  typeof proxy === 'number' ? (_address: string, hop: number) => hop < proxy : proxy;

/**
 * A bare HTTP server with everything every route needs: ids, headers, limits, CSRF checks, compression, one
 * error format.
 */
export async function createHttp(
  config: Pick<Config, 'https' | 'origin' | 'trustProxy'>,
  log: Log,
  limits: Limits = {},
): Promise<FastifyInstance> {
  const headers = Object.entries(securityHeaders(config.https));
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // own line below, with path only
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    childLoggerFactory: (parent) => parent, // lines have the request id; a logger each would cost too much
    requestIdHeader: false, // callers must not choose ids in our log
    requestTimeout: minutes(10), // for a file over a bad connection; everything else has `BODY_PATIENCE`
    keepAliveTimeout: seconds(65),
    connectionTimeout: STALLED,
    http: {
      headersTimeout: limits.headersPatienceMs ?? HEADERS_PATIENCE,
      connectionsCheckingInterval: Math.min(seconds(2), limits.headersPatienceMs ?? seconds(2)),
    },
    forceCloseConnections: 'idle',
    // Rejected before any route or hook, but with the same error format and headers.
    frameworkErrors: (error, req, reply) => {
      for (const [name, value] of headers) reply.raw.setHeader(name, value);
      const { status, body } = toErrorReply(error, languageIn(req.headers['accept-language']));
      const answer = reply as unknown as FastifyReply;
      void answer.code(status).type('application/json; charset=utf-8').send(body);
    },
    clientErrorHandler: refuseUnreadable,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 512 },
  });
  capRequestsAtOnce(app);
  addRequestHooks(app, { headers, origin: config.origin, log });
  endSlowSenders(app, limits.bodyPatienceMs ?? BODY_PATIENCE);
  // Behind a proxy, all connections come from its address.
  capConnections(app.server, limits.connections ?? MOST_CONNECTIONS, config.trustProxy !== false);
  closeConnectionsWithServer(app);
  replyToErrors(app, config.https);
  acceptEmptyJson(app);
  acceptFiles(app);
  refuseUnderPressure(app, limits.maxEventLoopDelayMs ?? seconds(1));
  await limitRequests(app, limits.perMinute ?? PER_MINUTE);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  return app;
}

type HookOptions = {
  headers: readonly (readonly [name: string, value: string])[];
  origin: Config['origin'];
  log: Log;
};

/** On every request: security headers, the cross-site check and one log line. */
function addRequestHooks(app: FastifyInstance, { headers, origin, log }: HookOptions): void {
  // Request lines consist of parts that can't be secret; redacting them would cost 3 % of a request.
  const requestLog = log.child({}, { redact: [] });

  app.addHook('onRequest', (req, reply, done) => {
    for (const [name, value] of headers) reply.header(name, value);
    reply.header('x-request-id', req.id);
    if (req.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (!req.routeOptions.config.fromAnywhere) refuseCrossSite(req.method, req.headers, origin);
    done();
  });
  app.addHook('onResponse', (req, reply, done) => {
    const { url: route } = req.routeOptions;
    const outcome = {
      id: req.id,
      method: req.method,
      // The route says what was requested, not whose data. Only documents, which share one route, need the
      // path.
      path: route === undefined || route === '/*' ? pathOnly(req.url) : route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    requestLog.info(outcome, 'request');
    done();
  });
}

/** Every error has the same format; a person who opened a page gets a page. Faults and refusals are logged. */
function replyToErrors(app: FastifyInstance, https: boolean): void {
  app.setErrorHandler(async (error, req, reply) => {
    const language = languageFor(req);
    const { status, body, retryAfterSeconds, isFault } = toErrorReply(error, language);
    if (isFault) req.log.error({ err: error, id: req.id }, 'request failed');
    else if (status === 403 || status === 429 || status === 503) {
      const reason = status === 503 ? busyReason(error) : undefined;
      req.log.warn({ id: req.id, refusal: body.code, reason, path: pathOnly(req.url) }, 'request refused');
    }
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    if (opensPage(req)) return sendErrorPage(req, reply, { body, status, https });
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send(await translateError(body, language));
  });
  app.setNotFoundHandler((req, reply) => {
    const { nothingHere } = messagesIn(languageFor(req)).platformErrors;
    return reply.code(404).send({ error: nothingHere, code: 'not_found' });
  });
}

/** An empty JSON body counts as no body: several calls send `POST` with a JSON header and nothing in it. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (req, body, done) => {
    if (body === '') done(null, undefined);
    else void readJson(req, body as string, done);
  });
}

/** Every network has a limit for all routes together, and one for each route that has its own. */
async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  limitNetworks(app, perMinute);
  const isShown = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    global: false,
    timeWindow: seconds(60),
    keyGenerator: (req) => networkPrefix(req.ip),
    addHeadersOnExceeding: isShown,
    addHeaders: { ...isShown, 'retry-after': true },
    errorResponseBuilder: (_req, { ttl }) => tooManyRequests(ttl),
  });
}

/** Serves the built assets: names contain a content hash, so browsers can cache them forever. */
export async function registerAssets(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(webDir),
    wildcard: false, // only files that exist at start; documents have their own route
    globIgnore: ['pages/**', 'documents.json', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      // A compressed copy's name ends in .br or .gz. These keep their names from build to build.
      const isServiceWorker = /^sw(-\w+)?\.js(\.\w+)?$/.test(path.basename(file));
      const isList = path.basename(file).startsWith('after-sign-in-');
      reply.header(
        'cache-control',
        isHashed
          ? 'public, max-age=31536000, immutable'
          : isServiceWorker || isList
            ? 'no-cache'
            : 'public, max-age=3600',
      );
      if (isServiceWorker || /-worker-[^.]*\.js/.test(path.basename(file)))
        reply.header('content-security-policy', WORKER_CSP);
    },
  });
}
