/** An address provider for tests: an HTTP server on a local port that records its requests, and fails on demand. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type AddressMood =
  | 'fine'
  | 'busy'
  | 'failing'
  | 'rejects-key'
  | 'html'
  | 'half'
  | 'huge'
  | 'endless'
  | 'misshapen'
  | 'silent'
  | 'stalls'
  | 'redirects'
  | 'hangs-up';

export type RecordedRequest = { method: string; url: URL; headers: http.IncomingHttpHeaders; body: string };

export async function startAddressProvider(answer: unknown) {
  const asked: RecordedRequest[] = [];
  const state = { mood: 'fine' as AddressMood, answer, hungUp: 0 };
  const server = http.createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => (body += String(chunk)));
    res.on('close', () => {
      if (!res.writableFinished) state.hungUp += 1;
    });
    req.on('end', () => {
      const url = new URL(req.url ?? '', 'http://double');
      asked.push({ method: req.method ?? '', url, headers: req.headers, body });
      misbehave(state.mood, res, JSON.stringify(state.answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, state };
}

function misbehave(mood: AddressMood, res: http.ServerResponse, answer: string): void {
  const json = { 'content-type': 'application/json' };
  switch (mood) {
    case 'fine':
      return void res.writeHead(200, json).end(answer);
    case 'busy':
      return void res.writeHead(429, json).end('{"error":"slow down"}');
    case 'failing':
      return void res.writeHead(500, json).end(answer);
    case 'rejects-key':
      return void res.writeHead(403, json).end('{"error":{"message":"The provided API key is invalid."}}');
    case 'html':
      return void res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
    case 'half':
      return void res.writeHead(200, json).end(answer.slice(0, answer.length / 2));
    case 'huge':
      return void res.writeHead(200, json).end(JSON.stringify({ padding: 'x'.repeat(1024 * 1024) }));
    case 'endless': {
      res.writeHead(200, json);
      const more = () => void (res.destroyed || res.write(' '.repeat(16 * 1024), () => setImmediate(more)));
      return more();
    }
    case 'misshapen':
      return void res.writeHead(200, json).end('{"suggestions":"none","features":{},"result":[]}');
    case 'silent':
      return;
    case 'stalls':
      return void res.writeHead(200, json).write(answer.slice(0, 10));
    case 'redirects':
      return void res.writeHead(302, { location: '/elsewhere' }).end();
    case 'hangs-up':
      return void res.destroy();
  }
}
