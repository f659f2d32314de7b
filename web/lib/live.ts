import type { QueryClient } from '@tanstack/react-query';
import { EVENTS_PATH, LiveEvent } from '#contract/events.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

let isDeaf = false;

/** Ends the session on purpose: the news of it is for other windows. Only when that fails is this one back to listening. */
export async function endUnheard<T>(end: () => Promise<T>): Promise<T> {
  isDeaf = true;
  try {
    return await end();
  } catch (error) {
    isDeaf = false;
    throw error;
  }
}

/** Listens for the member's live changes and refetches what they touch. Returns a function that stops listening. */
export function listen(queryClient: QueryClient): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_DELAY_MS;
  let missedSome = false;

  const connect = () => {
    source = new EventSource(EVENTS_PATH);
    source.addEventListener('open', () => {
      delay = FIRST_DELAY_MS;
      // News may have passed while nobody listened.
      if (missedSome) void queryClient.invalidateQueries();
      missedSome = false;
    });
    source.addEventListener('message', (message: MessageEvent<string>) => {
      if (isDeaf) return;
      const event = LiveEvent.safeParse(JSON.parse(message.data));
      if (event.success) void queryClient.invalidateQueries({ queryKey: [event.data.topic] });
    });
    source.addEventListener('error', () => {
      missedSome = true;
      // The browser reconnects by itself after a dropped line, but gives up after a refusal.
      if (source?.readyState !== EventSource.CLOSED) return;
      // Refused because the session is over? Whoever shows the account finds out by asking.
      if (!isDeaf) void queryClient.invalidateQueries({ queryKey: ['account'] });
      timer = setTimeout(connect, delay);
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    });
  };

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
