/** What all remote address providers share: requests, timeouts, and validation of responses. */
import type { z } from 'zod';
import type { AddressPlace } from '#contract/outreach/addresses.ts';
import { openBudget, type Budget } from '#server/platform/budget.ts';
import { after, minutes, seconds, type Clock } from '#server/platform/clock.ts';
import type { AddressSearchPort, Unavailable } from '#server/ports/address-search.ts';

export type RemoteOptions = {
  clock: Clock;
  /** Timeout for the whole response; short, because a person is typing. */
  timeoutMs?: number;
};

type Provider<T> = RemoteOptions & {
  attribution: string;
  /** The request, or null when this provider can't handle such a text. */
  request: (text: string, session: string | undefined) => { url: URL; init?: RequestInit } | null;
  answer: z.ZodType<T>;
  places: (answer: T) => AddressPlace[];
};

const TIMEOUT_MS = 1500;
const MOST_BYTES = 256 * 1024;
/** A failing provider is skipped for this long, so people don't wait for it at every keystroke. */
const REST_MS = seconds(10);
/** One failure may be caused by the query; this many in a row are the provider's fault. */
const FAILURES_BEFORE_REST = 3;
/** Limit for all callers of this process together, because requests cost money: burst and rate per second. */
export const BUDGET: Budget = { burst: 60, perSecond: 20 };
/** Exceeding the budget is logged at most once per this interval. */
const TELL_AGAIN_MS = minutes(1);

class NoAnswer extends Error {
  readonly reason: Unavailable;
  /** The provider rejected us, not the query, so an immediate retry is pointless. */
  readonly isFinal: boolean;
  constructor(reason: Unavailable, isFinal = false) {
    super(reason);
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

/** Adapts a remote provider to the port. Never logs the query, the key or the response. */
export function remoteSearch<T>(provider: Provider<T>): AddressSearchPort {
  const { clock, timeoutMs = TIMEOUT_MS } = provider;
  const budget = openBudget(BUDGET, clock);
  let restsUntil = new Date(0);
  let failures = 0;
  let toldAt = new Date(0);
  /** Logs once, then only that the provider is paused: a log line per keystroke helps no one. */
  const overBudget = (): Unavailable => {
    if (clock.now() < after(toldAt, TELL_AGAIN_MS)) return 'resting';
    toldAt = clock.now();
    return 'over-budget';
  };
  return {
    attribution: provider.attribution,
    suggest: async (text, { session, signal }) => {
      const request = provider.request(text, session);
      if (!request) return { outcome: 'found', places: [] };
      if (clock.now() < restsUntil) return { outcome: 'unavailable', reason: 'resting' };
      if (!budget.take()) return { outcome: 'unavailable', reason: overBudget() };
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const reply = await fetch(request.url, {
          ...request.init,
          redirect: 'error', // never send the key to another host
          signal: signal ? AbortSignal.any([late, signal]) : late,
        });
        const parsed = provider.answer.safeParse(await readJson(reply));
        if (!parsed.success) throw new NoAnswer('unreadable');
        failures = 0;
        return { outcome: 'found', places: provider.places(parsed.data) };
      } catch (e) {
        if (signal?.aborted) return { outcome: 'unavailable', reason: 'cancelled' };
        failures += 1;
        const isFinal = e instanceof NoAnswer && e.isFinal;
        if (isFinal || failures >= FAILURES_BEFORE_REST) restsUntil = after(clock.now(), REST_MS);
        const reason = late.aborted ? 'slow' : e instanceof NoAnswer ? e.reason : 'failed';
        return { outcome: 'unavailable', reason };
      }
    },
  };
}

async function readJson(reply: Response): Promise<unknown> {
  if (!reply.ok) {
    await reply.body?.cancel();
    const { status } = reply;
    if (status === 429) throw new NoAnswer('busy', true);
    if (status === 401 || status === 403) throw new NoAnswer('refused', true);
    // Google returns 400 both for an unknown key and for a query it rejects.
    throw new NoAnswer(status === 400 ? 'refused' : 'failed');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new NoAnswer('unreadable'); // leaving the loop closes the connection
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new NoAnswer('unreadable');
  }
}

/** Resolves a path below a configured URL and keeps the URL's own path: providers may sit behind a prefix. */
export function urlBelow(base: string, path: string): URL {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  return url;
}
