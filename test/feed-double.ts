/** An official source for tests: an HTTP server on a local port that records its requests, and fails on demand. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { whenOver } from './when-over.ts';

export type FeedMood =
  | 'fine'
  | 'packed'
  | 'busy'
  | 'busy-until'
  | 'failing'
  | 'error-with-200'
  | 'html'
  | 'cut'
  | 'hangs-up'
  | 'silent'
  | 'stalls'
  | 'huge'
  | 'flood'
  | 'redirects-inside'
  | 'redirects-home'
  | 'redirects-round'
  | 'empty';

export type FeedRequest = { path: string; query: URLSearchParams; headers: http.IncomingHttpHeaders };
type Answer = string | Buffer | ((question: FeedRequest) => string | Buffer | undefined);

/** More than any feed may send. Made once: packing it takes most of a second. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
const hugeBody = once(() => Buffer.alloc(60 * 1024 * 1024, 32));
const packedHugeBody = once(() => gzipSync(hugeBody()));

export const ETAG = '"v1"';
export const LAST_MODIFIED = 'Wed, 29 Jul 2026 10:00:00 GMT';

/** `answers` by path; an unknown path is 404. Conditional requests follow the HTTP standard. */
export async function startFeed(answers: Record<string, Answer>) {
  const asked: FeedRequest[] = [];
  const state = { mood: 'fine' as FeedMood, answers, isTagged: true, hungUp: 0 };
  const server = http.createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://double');
    const question = { path: url.pathname, query: url.searchParams, headers: req.headers };
    asked.push(question);
    res.on('close', () => void (res.writableFinished || (state.hungUp += 1)));
    const answer = state.answers[url.pathname];
    const body = typeof answer === 'function' ? answer(question) : answer;
    const mood = state.mood === 'redirects-home' && url.pathname === '/moved' ? 'fine' : state.mood;
    if (body === undefined) return void res.writeHead(404).end('{}');
    if (state.mood === 'fine' && state.isTagged && isKnown(req.headers)) return void res.writeHead(304).end();
    misbehave(mood, res, Buffer.from(body), {
      'content-type': 'application/geo+json',
      ...(state.isTagged ? { etag: ETAG, 'last-modified': LAST_MODIFIED } : {}),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, state };
}

const isKnown = (headers: http.IncomingHttpHeaders): boolean =>
  headers['if-none-match'] === ETAG || headers['if-modified-since'] === LAST_MODIFIED;

function misbehave(mood: FeedMood, res: http.ServerResponse, body: Buffer, headers: Record<string, string>) {
  switch (mood) {
    case 'fine':
      return void res.writeHead(200, headers).end(body);
    case 'packed':
      return void res.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(body));
    case 'busy':
      return void res.writeHead(429, { 'retry-after': '240' }).end('slow down');
    case 'busy-until':
      return void res.writeHead(503, { 'retry-after': 'Wed, 29 Jul 2026 10:05:00 GMT' }).end();
    case 'failing':
      return void res.writeHead(500, headers).end(body);
    case 'error-with-200': {
      const error = { error: { code: 499, message: 'Token Required' }, features: [] };
      return void res.writeHead(200, headers).end(JSON.stringify(error));
    }
    case 'html':
      return void res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
    case 'cut':
      // Declares a content length, and stops halfway.
      res.writeHead(200, { ...headers, 'content-length': String(body.length) });
      return void res.write(body.subarray(0, body.length / 2), () => res.destroy());
    case 'hangs-up':
      return void res.destroy();
    case 'silent':
      return;
    case 'stalls':
      return void res.writeHead(200, headers).write(body.subarray(0, 10));
    case 'huge':
      return void res.writeHead(200, headers).end(hugeBody());
    case 'flood':
      // A small response that unpacks to a very large one.
      return void res.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(packedHugeBody());
    case 'redirects-inside':
      return void res.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    case 'redirects-home':
      return void res.writeHead(307, { location: '/moved' }).end();
    case 'redirects-round':
      return void res.writeHead(302, { location: '?' }).end();
    case 'empty':
      return void res.writeHead(200, headers).end('{"type":"FeatureCollection","features":[]}');
  }
}
