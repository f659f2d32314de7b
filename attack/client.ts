/** Talks to the instance the way the proxy in front does, or the way an attacker would. */
import http from 'node:http';
import net from 'node:net';
import { browser, type Inject } from '#test/world.ts';

/** Host name of the site under attack. It isn't resolved: every connection goes to this machine. */
export const SITE = 'hearthline.test';
export const ORIGIN = `https://${SITE}`;
const HERE = '127.0.0.1';

/** A run that sends more requests than this is broken or no longer bounded. */
const MOST_REQUESTS = 60_000;
let asked = 0;
export const requestsSent = (): number => asked;

function count(): void {
  asked += 1;
  if (asked > MOST_REQUESTS) throw new Error(`The attack stopped after ${MOST_REQUESTS} requests.`);
}

export type Sent = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
  /** The caller's address, as the proxy reports it. */
  from?: string;
};
export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string; bytes: Buffer };

const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
export const hangUp = (): void => agent.destroy();

const LONGEST_MS = 60_000;

/** One request through the proxy. Headers given here replace the proxy's own. */
export function ask(port: number, { method = 'GET', path, headers, body, from }: Sent): Promise<Answer> {
  count();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = http.request(
    {
      host: HERE,
      port,
      method,
      path,
      agent,
      timeout: LONGEST_MS,
      headers: {
        host: SITE,
        'x-forwarded-for': from ?? '198.51.100.1',
        'x-forwarded-proto': 'https',
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    },
    (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes, text: bytes.toString() });
      });
    },
  );
  request.on('timeout', () =>
    request.destroy(new Error(`${method} ${path} took more than ${LONGEST_MS} ms`)),
  );
  request.on('error', reject);
  request.end(body);
  return promise;
}

/** Sends raw bytes. Returns what comes back until the server closes the connection or goes quiet. */
export function askRaw(port: number, bytes: string | Buffer, quietMs = 1500): Promise<string> {
  count();
  const { promise, resolve } = Promise.withResolvers<string>();
  let reply = '';
  const socket = net.connect({ host: HERE, port }, () => socket.write(bytes));
  socket.setTimeout(quietMs, () => socket.destroy());
  socket.on('data', (chunk) => (reply += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(reply));
  return promise;
}

let networks = 0;
/** An address that no other caller has. 198.18.0.0/15 is reserved for network benchmarks. */
export function newAddress(): string {
  networks += 1;
  return `198.18.${(networks >> 8) & 255}.${networks & 255}`;
}

function cookieOf(line: string): { name: string; value: string; maxAge?: number } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const age = attributes.find((one) => /^max-age=/i.test(one))?.slice('max-age='.length);
  return {
    name: pair.slice(0, at),
    value: decodeURIComponent(pair.slice(at + 1)),
    ...(age === undefined ? {} : { maxAge: Number(age) }),
  };
}

/** A test-helper browser that uses HTTP and its own address. */
export function openBrowser(port: number, from = newAddress()) {
  const send: Inject = async ({ method = 'GET', url, headers, cookies, payload }) => {
    const isBytes = Buffer.isBuffer(payload);
    const body =
      payload === undefined ? undefined : isBytes ? (payload as Buffer) : JSON.stringify(payload as object);
    const jar = Object.entries(cookies ?? {}).map(
      ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
    );
    const reply = await ask(port, {
      method,
      path: String(url),
      from,
      body,
      headers: {
        ...(body === undefined || isBytes ? {} : { 'content-type': 'application/json' }),
        ...(jar.length === 0 ? {} : { cookie: jar.join('; ') }),
        ...(headers as Record<string, string>),
      },
    });
    const set = (reply.headers['set-cookie'] ?? []).map(cookieOf);
    return { statusCode: reply.status, body: reply.text, headers: reply.headers, cookies: set };
  };
  return browser(send);
}
