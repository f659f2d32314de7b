import { useEffect, useRef, useState } from 'react';
import type { AddressPlace } from '#contract/outreach/addresses.ts';

export type Answer = { suggestions: AddressPlace[]; attribution: string };

const PAUSE_MS = 150;
const SHORTEST = 3;
const LONGEST = 200;

/**
 * Public pages load neither zod nor `call`. The response is from our own server, and a malformed one only
 * shows no list.
 */
async function askServer(text: string, session: string | undefined, signal: AbortSignal): Promise<Answer> {
  const reply = await fetch('/api/addresses/suggest', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, session }),
    signal,
  });
  if (!reply.ok) throw new Error(`${reply.status}`);
  return (await reply.json()) as Answer;
}

/**
 * Fetches address suggestions while typing: debounced, one request at a time. A newer request aborts the
 * previous one, so a late response is never shown. On any failure there is no list, and the field still takes
 * text.
 */
export function useSuggestions() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asking = useRef<AbortController>(undefined);
  const session = useRef<string>(undefined);

  const stop = () => asking.current?.abort();
  useEffect(() => () => asking.current?.abort(), []);

  const ask = (typed: string) => {
    stop();
    const text = typed.trim();
    if (text.length < SHORTEST || text.length > LONGEST) return setAnswer(null);
    const { signal } = (asking.current = new AbortController());
    const timer = setTimeout(() => {
      session.current ??= crypto.randomUUID?.(); // only available over https
      askServer(text, session.current, signal).then(
        (found) => signal.aborted || setAnswer(found),
        () => signal.aborted || setAnswer(null),
      );
    }, PAUSE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  /** A search ends with a choice; the next keystroke starts a new one. */
  const endSearch = () => {
    session.current = undefined;
    stop();
    setAnswer(null);
  };

  return { answer, ask, stop, endSearch };
}
