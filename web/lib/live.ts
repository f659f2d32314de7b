import type { QueryClient } from '@tanstack/react-query';
import { EVENTS_PATH, LiveEvent } from '#contract/events.ts';
import { noteReached } from './reachability.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** More than two beats of the server: a line that is open and so long silent is dead. */
const SILENT_MS = 60_000;
/** Where no line holds, as behind some hotels' networks, what nobody must miss is asked for this often. */
const WATCH_MS = 30_000;

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

/** What this window asked for may wait so long for its answer before news of it, which can be quicker, is shown. */
const OWN_ANSWER_MS = 3_000;
/** Nobody waits to hear these. */
const AT_ONCE: readonly LiveEvent['topic'][] = ['evacuation', 'account'];

/**
 * Fetches again what the news is about. While an answer to a change made here is on its way it waits for that: what the
 * window does next (close a dialog, say that it worked) hangs on parts of the page that the news may replace.
 */
function refresh(queryClient: QueryClient, topic: LiveEvent['topic']): void {
  const fetchAgain = () => void queryClient.invalidateQueries({ queryKey: [topic] });
  if (AT_ONCE.includes(topic) || queryClient.isMutating() === 0) return fetchAgain();
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    stop();
    fetchAgain();
  };
  const timer = setTimeout(finish, OWN_ANSWER_MS);
  // A turn later, when everybody who waits for the answer has had it.
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() === 0) setTimeout(finish);
  });
}

/** Listens for the member's live changes and refetches what they touch. Returns a function that stops listening. */
export function listen(queryClient: QueryClient): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_DELAY_MS;
  let missedSome = false;
  let heardAt = 0;
  const hear = () => {
    heardAt = Date.now();
  };

  const connect = () => {
    source = new EventSource(EVENTS_PATH);
    source.addEventListener('beat', hear);
    source.addEventListener('open', () => {
      hear();
      delay = FIRST_DELAY_MS;
      noteReached();
      // News may have passed while nobody listened.
      if (missedSome) void queryClient.invalidateQueries();
      missedSome = false;
    });
    source.addEventListener('message', (message: MessageEvent<string>) => {
      hear();
      if (isDeaf) return;
      const event = LiveEvent.safeParse(JSON.parse(message.data));
      if (event.success) refresh(queryClient, event.data.topic);
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

  const watch = setInterval(() => {
    const isOpen = source?.readyState === EventSource.OPEN;
    if (isDeaf || (isOpen && Date.now() - heardAt <= SILENT_MS)) return;
    if (isOpen) {
      source?.close();
      missedSome = true;
      connect();
    }
    void queryClient.invalidateQueries({ queryKey: ['evacuation'] });
  }, WATCH_MS);

  connect();
  return () => {
    clearInterval(watch);
    clearTimeout(timer);
    source?.close();
  };
}
