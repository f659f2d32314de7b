import { useEffect, useRef, useState } from 'react';
import type { AddressPlace } from '#contract/outreach/addresses.ts';

export type Answer = { suggestions: AddressPlace[]; attribution: string };

const PAUSE_MS = 150;
const SHORTEST = 3;
const LONGEST = 200;

/** Public pages carry neither zod nor `call`: the answer is our own server's, and a wrong one only shows no list. */
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
 * Asks for addresses while somebody types: after a pause, one question at a time. A newer question ends the one before,
 * so a late answer is never shown. Whatever fails, there is no list and the box stays a box to type in.
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
      session.current ??= crypto.randomUUID?.(); // only where the page came by https
      askServer(text, session.current, signal).then(
        (found) => signal.aborted || setAnswer(found),
        () => signal.aborted || setAnswer(null),
      );
    }, PAUSE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  /** A search ends with a choice; the next keystroke begins another. */
  const endSearch = () => {
    session.current = undefined;
    stop();
    setAnswer(null);
  };

  return { answer, ask, stop, endSearch };
}
