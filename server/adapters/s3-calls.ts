import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { seconds } from '#server/platform/clock.ts';
import { StorageTrouble } from '#server/ports/file-storage.ts';

export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Timeout until a response starts, and between its chunks. */
  patienceMs?: number;
  /** Delay before the first retry; doubles each time. */
  retryMs?: number;
};

type Call = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
};

const TRIES = 4;
const EMPTY = new Uint8Array();
const LONGEST_XML = 4 * 1024 * 1024;
/** Transient: too many requests, and server errors. */
const passes = (status: number): boolean =>
  status === 429 || (status >= 500 && status !== 501 && status !== 507);

const unavailable = (message: string, cause?: unknown) =>
  new StorageTrouble('unavailable', message, cause === undefined ? {} : { cause });

/** Calls to one bucket: signed, with timeouts, retried where that is safe. */
export function openBucket(options: S3Options) {
  const { endpoint, bucket, patienceMs = seconds(20), retryMs = 100 } = options;
  const { region, accessKeyId, secretAccessKey } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  const addressOf = ({ key, query = {} }: Call): URL => {
    const url = new URL(endpoint);
    url.pathname = [url.pathname.replace(/\/+$/, ''), bucket, ...(key ? [key] : [])].join('/');
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };

  const once = async (call: Call): Promise<Response> => {
    const body = call.body ?? EMPTY;
    const signed = await client.sign(addressOf(call), {
      method: call.method,
      // S3 verifies the hash, so what arrives is what was sent.
      headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      ...(call.method === 'PUT' || call.method === 'POST' ? { body } : {}),
    });
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patienceMs);
    try {
      return await fetch(signed, { redirect: 'error', signal: late.signal });
    } catch (error) {
      throw unavailable(
        late.signal.aborted ? 'the storage is silent' : 'the storage cannot be reached',
        error,
      );
    } finally {
      clearTimeout(timer);
    }
  };

  /** Returns the response, whatever its status, after retrying transient errors and lost connections. */
  const call = async (given: Call): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await once(given).catch((error: unknown) => error as StorageTrouble);
      if (outcome instanceof Response && !passes(outcome.status)) return outcome;
      if (outcome instanceof Response) await outcome.body?.cancel();
      if (attempt === TRIES) {
        if (outcome instanceof Response) throw unavailable(`the storage answers ${outcome.status}`);
        throw outcome;
      }
      await sleep(retryMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };

  /** Response text; only short lists and errors are read this way. */
  const textOf = async (answer: Response): Promise<string> => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of flowing(answer, patienceMs)) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > LONGEST_XML) throw unavailable('the storage says too much');
    }
    return text;
  };

  return {
    call,
    textOf,
    /** Returns a successful response; otherwise throws trouble, named by the storage's own error code. */
    ok: async (given: Call): Promise<Response> => {
      const answer = await call(given);
      if (answer.ok) return answer;
      const code = /<Code>(\w{1,60})<\/Code>/.exec(await textOf(answer))?.[1] ?? 'no reason';
      const isFull = answer.status === 507 || /StorageFull|QuotaExceeded/.test(code);
      throw new StorageTrouble(
        isFull ? 'full' : 'unavailable',
        `the storage answers ${answer.status} (${code})`,
      );
    },
    flowing: (answer: Response) => flowing(answer, patienceMs),
  };
}
export type Bucket = ReturnType<typeof openBucket>;

/** The bytes of a response. They must keep arriving, and match the announced length. */
async function* flowing(answer: Response, patienceMs: number): AsyncGenerator<Uint8Array> {
  const reader = answer.body?.getReader();
  const told = answer.headers.get('content-length');
  let length = 0;
  try {
    while (reader) {
      const { promise: silent, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(unavailable('the storage stopped in the middle')), patienceMs);
      const next = await Promise.race([reader.read(), silent])
        .catch((error: unknown) => {
          throw error instanceof StorageTrouble
            ? error
            : unavailable('the storage hung up in the middle', error);
        })
        .finally(() => clearTimeout(timer));
      if (next.done) break;
      length += next.value.length;
      yield next.value;
    }
    if (told !== null && Number(told) !== length)
      throw unavailable('the storage sent another length than it said');
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
