import type { z } from 'zod';
import type { EngineAnswer } from '#server/ports/routing.ts';

const TIMEOUT_MS = 5000;
const MOST_BYTES = 8 * 1024 * 1024;
/** Valhalla's own error codes. */
const NO_PATH = new Set([170, 442]);
const NO_EDGES_NEAR = new Set([171]);
/** Too many places, too far, or polygons with too long a border. */
const OVER_LIMIT = new Set([150, 154, 157, 166, 167]);

/** Ends a request with this result. */
export class NoRoute extends Error {
  readonly answer: EngineAnswer;
  constructor(answer: EngineAnswer) {
    super(answer.outcome);
    this.answer = answer;
  }
}
const unavailable = (reason: Extract<EngineAnswer, { outcome: 'unavailable' }>['reason']): NoRoute =>
  new NoRoute({ outcome: 'unavailable', reason });

export type Calls = {
  get: <T>(path: string, shape: z.ZodType<T>, signal?: AbortSignal) => Promise<T>;
  post: <T>(path: string, body: unknown, shape: z.ZodType<T>, signal?: AbortSignal) => Promise<T>;
};

/** Requests to a Valhalla server. Every failure is a `NoRoute`; any warning is one, too. */
export function callValhalla({ url, timeoutMs = TIMEOUT_MS }: { url: string; timeoutMs?: number }): Calls {
  const call = async <T>(path: string, init: RequestInit, shape: z.ZodType<T>, signal?: AbortSignal) => {
    const late = AbortSignal.timeout(timeoutMs);
    try {
      const target = new URL(url);
      target.pathname = target.pathname.replace(/\/+$/, '') + path;
      const reply = await fetch(target, {
        ...init,
        redirect: 'error',
        signal: signal ? AbortSignal.any([late, signal]) : late,
      });
      const body = await readJson(reply);
      if (!reply.ok) throw refusalOf(reply.status, body);
      if (hasWarnings(body)) throw unavailable('misleading');
      const parsed = shape.safeParse(body);
      if (!parsed.success) throw unavailable('unreadable');
      return parsed.data;
    } catch (e) {
      if (e instanceof NoRoute) throw e;
      throw unavailable(late.aborted ? 'slow' : 'failed');
    }
  };
  const headers = { 'content-type': 'application/json', 'user-agent': 'Hearthline' };
  return {
    get: (path, shape, signal) => call(path, { headers }, shape, signal),
    post: (path, body, shape, signal) =>
      call(path, { method: 'POST', headers, body: JSON.stringify(body) }, shape, signal),
  };
}

async function readJson(reply: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw unavailable('unreadable'); // leaving the loop closes the connection
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    if (reply.ok) throw unavailable('unreadable');
    return null;
  }
}

function refusalOf(status: number, body: unknown): NoRoute {
  const code = Number((body as { error_code?: unknown } | null)?.error_code);
  if (status === 429) return unavailable('busy');
  if (NO_PATH.has(code)) return new NoRoute({ outcome: 'no-way-in-our-data', reason: 'streets-closed' });
  if (NO_EDGES_NEAR.has(code)) return new NoRoute({ outcome: 'no-road-data' });
  if (OVER_LIMIT.has(code)) return unavailable('limit');
  return unavailable('failed');
}

/** "Polygons were ignored" is a warning (204), and so is anything else that makes a route differ from our request. */
function hasWarnings(body: unknown): boolean {
  const { warnings, trip } = (body ?? {}) as { warnings?: unknown; trip?: { warnings?: unknown } };
  return [warnings, trip?.warnings].some((list) => Array.isArray(list) && list.length > 0);
}
