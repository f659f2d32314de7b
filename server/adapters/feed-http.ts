/** What all remote feeds share: polite requests, timeouts, and validation of responses. */
import { after, seconds, type Clock } from '#server/platform/clock.ts';
import { FeedTrouble, type FeedMemory, type ReceivedBytes } from '#server/ports/alert-feed.ts';

export type FeedConnection = {
  clock: Clock;
  /** Identifies us and how to reach us: some sources refuse anonymous clients. */
  userAgent: string;
  /** Timeout for one whole response. */
  timeoutMs?: number;
};

export type Reply = { status: 'unchanged' } | ReceivedBytes;

type Question = {
  url: URL;
  accept: string;
  /** Counted after decompression: a small response may unpack to a huge one. */
  mostBytes: number;
  memory?: Pick<FeedMemory, 'etag' | 'lastModified'>;
};

const TIMEOUT_MS = seconds(20);
const MOST_REDIRECTS = 3;
/** A source's Retry-After is capped at this. */
const LONGEST_WISH_MS = seconds(3600);
const REDIRECTS = [301, 302, 303, 307, 308];

/** Makes one request. Anything but a complete response becomes a FeedTrouble with a readable message. */
export async function fetchFeed(connection: FeedConnection, question: Question): Promise<Reply> {
  const signal = AbortSignal.timeout(connection.timeoutMs ?? TIMEOUT_MS);
  try {
    const reply = await follow(connection, question, signal);
    if (reply.status === 304) {
      await reply.body?.cancel();
      return { status: 'unchanged' };
    }
    if (!reply.ok) {
      await reply.body?.cancel();
      const retryAt = wishOf(reply.headers.get('retry-after'), connection.clock);
      throw new FeedTrouble(`It answered with status ${reply.status}.`, retryAt ? { retryAt } : {});
    }
    return {
      status: 'answered',
      raw: await readAll(reply, question.mostBytes),
      contentType: reply.headers.get('content-type') ?? 'application/octet-stream',
      etag: reply.headers.get('etag'),
      lastModified: reply.headers.get('last-modified'),
      ageSeconds: secondsIn(reply.headers.get('age')),
    };
  } catch (cause) {
    if (cause instanceof FeedTrouble) throw cause;
    throw new FeedTrouble(signal.aborted ? 'It took too long to answer.' : 'It could not be reached.', {
      cause,
    });
  }
}

/**
 * Follows redirects to the same server only: a feed must not point us elsewhere, least of all into our own
 * network.
 */
async function follow(
  { userAgent }: FeedConnection,
  { url, accept, memory }: Question,
  signal: AbortSignal,
): Promise<Response> {
  let at = url;
  for (let turn = 0; turn <= MOST_REDIRECTS; turn += 1) {
    const reply = await fetch(at, {
      redirect: 'manual',
      signal,
      headers: {
        'user-agent': userAgent,
        accept,
        ...(memory?.etag ? { 'if-none-match': memory.etag } : {}),
        ...(memory?.lastModified ? { 'if-modified-since': memory.lastModified } : {}),
      },
    });
    const location = reply.headers.get('location');
    if (!REDIRECTS.includes(reply.status) || !location) return reply;
    await reply.body?.cancel();
    if (!URL.canParse(location, at.href)) throw new FeedTrouble('It redirects to nowhere.');
    const next = new URL(location, at);
    if (next.origin !== url.origin)
      throw new FeedTrouble(`It redirects to another server, ${next.host}, which is not followed.`);
    at = next;
  }
  throw new FeedTrouble('It redirects in circles.');
}

async function readAll(reply: Response, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new FeedTrouble('Its answer is too large.'); // hangs up
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const secondsIn = (age: string | null): number | null =>
  age !== null && /^\d{1,9}$/.test(age.trim()) ? Number(age) : null;

/** When the source wants the next request: seconds, or a date. */
function wishOf(retryAfter: string | null, clock: Clock): Date | null {
  if (!retryAfter) return null;
  const now = clock.now();
  const wish = /^\d{1,9}$/.test(retryAfter) ? after(now, seconds(Number(retryAfter))) : new Date(retryAfter);
  if (Number.isNaN(wish.getTime())) return null;
  const latest = after(now, LONGEST_WISH_MS);
  return wish > latest ? latest : wish < now ? now : wish;
}

/** Resolves a path below a configured URL and keeps the URL's own path. */
export function feedUrl(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  url.search = new URLSearchParams(query).toString();
  return url;
}
