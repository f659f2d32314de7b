/**
 * Browsers of the fleet. Each has its own address and cookies, and every failure is recorded with its time.
 */
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** `tries`: number of attempts. An earlier attempt may have succeeded even if its response was lost. */
export type Reply = { status: number; body: unknown; bytes: Buffer; tries?: number };
/** A failure that a client saw. `kind` is a status code or a connection error. */
export type Failure = { at: number; kind: string; what: string };
export type Sent = {
  body?: object;
  file?: { name: string; bytes: Buffer };
  /** Idempotency key: a repeated request counts as the same one. */
  key?: string;
};

const PATIENCE_MS = 30_000;
const INSIST_MS = 180_000;
const PAUSE_MS = 400;

export type Site = ReturnType<typeof openSite>;
export type Browser = ReturnType<Site['browser']>;

/** "503 unavailable" from a server, "503" from the balancer. */
const kindOf = ({ status, body }: Reply): string =>
  [status, (body as { code?: string } | undefined)?.code].filter(Boolean).join(' ');

const isTrouble = (status: number) => status === 0 || status >= 500;

export function openSite(port: number) {
  const failures: Failure[] = [];
  const counts = { requests: 0, reads: 0, writes: 0 };
  const took: number[] = [];
  let browsers = 0;

  function browser() {
    browsers += 1;
    const localAddress = `127.0.${1 + Math.floor(browsers / 250)}.${1 + (browsers % 250)}`;
    const agent = new http.Agent({ keepAlive: true, maxSockets: 4, localAddress });
    const cookies = new Map<string, string>();

    function headersFor({ body, file, key }: Sent): Record<string, string> {
      return {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (iPhone) Fleet',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(file
          ? { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(file.name) }
          : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      };
    }

    const sendOnce = (method: string, path: string, sent: Sent) =>
      new Promise<Reply>((resolve, reject) => {
        const payload = sent.file?.bytes ?? (sent.body && Buffer.from(JSON.stringify(sent.body)));
        const headers = {
          ...headersFor(sent),
          ...(payload ? { 'content-length': String(payload.length) } : {}),
        };
        const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent }, (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.on('error', reject);
          reply.on('end', () => {
            for (const line of reply.headers['set-cookie'] ?? []) {
              const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
              if (value === '') cookies.delete(name);
              else cookies.set(name, value);
            }
            const bytes = Buffer.concat(parts);
            const isJson = String(reply.headers['content-type']).startsWith('application/json');
            resolve({
              status: reply.statusCode ?? 0,
              bytes,
              body: isJson ? JSON.parse(String(bytes)) : undefined,
            });
          });
        });
        request.setTimeout(PATIENCE_MS, () => request.destroy(new Error('timeout')));
        request.on('error', reject);
        request.end(payload);
      });

    /** Sends once. Status 0: no response. */
    async function send(method: string, path: string, sent: Sent = {}): Promise<Reply> {
      const began = performance.now();
      counts.requests += 1;
      counts[method === 'GET' ? 'reads' : 'writes'] += 1;
      const what = `${method} ${path.replaceAll(/[0-9a-f-]{36}/g, ':id').split('?', 1)[0]}`;
      try {
        const reply = await sendOnce(method, path, sent);
        if (isTrouble(reply.status)) failures.push({ at: Date.now(), kind: kindOf(reply), what });
        else took.push(performance.now() - began);
        return reply;
      } catch (error) {
        const { code, message } = error as { code?: string; message: string };
        failures.push({ at: Date.now(), kind: code ?? message, what });
        return { status: 0, body: undefined, bytes: Buffer.alloc(0) };
      }
    }

    /** Retries until the response isn't a server failure. */
    async function insist(method: string, path: string, sent: Sent = {}): Promise<Reply> {
      const end = Date.now() + INSIST_MS;
      for (let tries = 1; ; tries += 1) {
        const reply = await send(method, path, sent);
        const isRunning = (reply.body as { code?: string } | undefined)?.code === 'idempotency_in_progress';
        if (!isTrouble(reply.status) && reply.status !== 429 && !isRunning) return { ...reply, tries };
        if (Date.now() > end)
          throw new Error(`${method} ${path}: ${reply.status} after ${INSIST_MS / 1000} s`);
        await sleep(PAUSE_MS);
      }
    }

    return {
      cookies,
      get: (path: string) => send('GET', path),
      insist,
      post: (path: string, body: object = {}, key?: string) =>
        insist('POST', path, { body, ...(key ? { key } : {}) }),
      close: () => agent.destroy(),
    };
  }

  return { browser, failures, counts, took };
}

/** Returns the response body of a write that must have succeeded. */
export function acknowledged<T>(what: string, { status, body, bytes, tries = 1 }: Reply): T {
  if (status < 200 || status > 299)
    throw new Error(`${what}: ${status} after ${tries} tries: ${String(bytes).slice(0, 300)}`);
  return body as T;
}
