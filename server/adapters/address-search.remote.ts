/** What every address provider on the network has in common: asking, waiting, and mistrusting the answer. */
import type { z } from 'zod';
import type { AddressPlace } from '#contract/addresses.ts';
import { after, seconds, type Clock } from '#server/platform/clock.ts';
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
/** So long a provider that failed is not asked again: nobody waits for it at every letter. */
const REST_MS = seconds(10);

class NoAnswer extends Error {
  readonly reason: Unavailable;
  constructor(reason: Unavailable) {
    super(reason);
    this.reason = reason;
  }
}

/** A provider on the network as the port wants it. Nothing of the question, the key or the answer is ever logged. */
export function remoteSearch<T>(provider: Provider<T>): AddressSearchPort {
  const { clock, timeoutMs = TIMEOUT_MS } = provider;
  let restsUntil = new Date(0);
  return {
    attribution: provider.attribution,
    suggest: async (text, { session, signal }) => {
      const request = provider.request(text, session);
      if (!request) return { outcome: 'found', places: [] };
      if (clock.now() < restsUntil) return { outcome: 'unavailable', reason: 'resting' };
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const reply = await fetch(request.url, {
          ...request.init,
          redirect: 'error', // the key goes nowhere else
          signal: signal ? AbortSignal.any([late, signal]) : late,
        });
        const parsed = provider.answer.safeParse(await readJson(reply));
        if (!parsed.success) throw new NoAnswer('unreadable');
        return { outcome: 'found', places: provider.places(parsed.data) };
      } catch (e) {
        if (signal?.aborted) return { outcome: 'unavailable', reason: 'cancelled' };
        restsUntil = after(clock.now(), REST_MS);
        const reason = late.aborted ? 'slow' : e instanceof NoAnswer ? e.reason : 'failed';
        return { outcome: 'unavailable', reason };
      }
    },
  };
}

async function readJson(reply: Response): Promise<unknown> {
  if (!reply.ok) {
    await reply.body?.cancel();
    // Google says 400 to a key it does not know
    const isRefusal = reply.status === 400 || reply.status === 401 || reply.status === 403;
    throw new NoAnswer(reply.status === 429 ? 'busy' : isRefusal ? 'refused' : 'failed');
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
