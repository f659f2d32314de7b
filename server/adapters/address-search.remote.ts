/** What every address provider on the network has in common: asking, waiting, and mistrusting the answer. */
import type { z } from 'zod';
import type { AddressPlace } from '#contract/outreach/addresses.ts';
import { openBudget, type Budget } from '#server/platform/budget.ts';
import { after, minutes, seconds, type Clock } from '#server/platform/clock.ts';
import type { AddressSearchPort, Unavailable } from '#server/ports/address-search.ts';

export type RemoteOptions = {
  clock: Clock;
  /** Longest wait for the whole answer; somebody is typing. */
  timeoutMs?: number;
};

type Provider<T> = RemoteOptions & {
  attribution: string;
  /** The question, or null when this provider could not answer such a text. */
  request: (text: string, session: string | undefined) => { url: URL; init?: RequestInit } | null;
  answer: z.ZodType<T>;
  places: (answer: T) => AddressPlace[];
};

const TIMEOUT_MS = 1500;
const MOST_BYTES = 256 * 1024;
/** So long a provider that fails is not asked again: nobody waits for it at every letter. */
const REST_MS = seconds(10);
/** One failure may be the fault of one question; so many in a row are the provider's. */
const FAILURES_BEFORE_REST = 3;
/** What all people together may ask in this process, for questions cost money: so many at once, and so many a second. */
export const BUDGET: Budget = { burst: 60, perSecond: 20 };
/** Being over budget is told once in this time. */
const TELL_AGAIN_MS = minutes(1);

class NoAnswer extends Error {
  readonly reason: Unavailable;
  /** Said to us, not to the question: asking again at once is no use. */
  readonly isFinal: boolean;
  constructor(reason: Unavailable, isFinal = false) {
    super(reason);
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

/** A provider on the network as the port wants it. Nothing of the question, the key or the answer is ever logged. */
export function remoteSearch<T>(provider: Provider<T>): AddressSearchPort {
  const { clock, timeoutMs = TIMEOUT_MS } = provider;
  const budget = openBudget(BUDGET, clock);
  let restsUntil = new Date(0);
  let failures = 0;
  let toldAt = new Date(0);
  /** Says it once, then only that the provider is left alone: a line in the log for each letter helps nobody. */
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
          redirect: 'error', // the key goes nowhere else
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
    // Google says 400 to a key it does not know, and to a question it does not like
    throw new NoAnswer(status === 400 ? 'refused' : 'failed');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new NoAnswer('unreadable'); // leaving the loop hangs up
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new NoAnswer('unreadable');
  }
}

/** An address below a configured one, whose own path is kept: providers may live behind a prefix. */
export function below(base: string, path: string): URL {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  return url;
}
