import type { QueryClient } from '@tanstack/react-query';
import { EVENTS_PATH, LiveEvent } from '#contract/events.ts';
import { isIgnoringUpdates } from './ignored-updates.ts';
import { noteReached } from './reachability.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** More than two server heartbeats: a connection that is open but silent this long is dead. */
const SILENT_MS = 60_000;
/** On networks where no event stream holds (some hotels), evacuation data is polled this often. */
const WATCH_MS = 30_000;

/**
 * How long a live update waits for the response to this window's own mutation. The update can arrive before
 * the response.
 */
const OWN_ANSWER_MS = 3_000;
/** Topics that are never delayed. */
const AT_ONCE: readonly LiveEvent['topic'][] = ['evacuation', 'account', 'neighbors'];

/**
 * Refetches what a live update is about. While a mutation from this window is in flight, it waits for the
 * response: the next step (close a dialog, confirm) may depend on components that the refetch would replace.
 */
function refresh(queryClient: QueryClient, { topic, id }: LiveEvent): void {
  // A message wakes the window that shows its conversation, not those of other cases.
  const queryKey = topic === 'messages' && id ? [topic, id] : [topic];
  const fetchAgain = () => {
    void queryClient.invalidateQueries({ queryKey });
    // An order changes what the concierge page offers, and its end offers a recovery.
    if (topic === 'evacuation')
      for (const other of ['help', 'recovery']) void queryClient.invalidateQueries({ queryKey: [other] });
  };
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
  // Wait one task, until everything that awaits the response has run.
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() === 0) setTimeout(finish);
  });
}

/**
 * Refetches what arrived before the first connection, which on a slow network opens late: a change in between, such as an
 * order, was announced to no one. Usually nothing has arrived yet.
 */
function refetchEarly(queryClient: QueryClient): void {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll())
    if (state.dataUpdatedAt > 0) void queryClient.invalidateQueries({ queryKey, exact: true });
}

/**
 * Subscribes to the member's live updates and refetches what they affect. Returns a function that
 * unsubscribes.
 */
export function listen(queryClient: QueryClient): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_DELAY_MS;
  let missedSome = false;
  let isEnded = false;
  let isFirst = true;
  let lastMessageAt = 0;
  const noteMessage = () => {
    lastMessageAt = Date.now();
  };

  const connect = () => {
    source = new EventSource(EVENTS_PATH);
    source.addEventListener('beat', noteMessage);
    source.addEventListener('open', () => {
      noteMessage();
      delay = FIRST_DELAY_MS;
      noteReached();
      // Updates may have been missed while disconnected.
      if (missedSome) void queryClient.invalidateQueries();
      else if (isFirst) refetchEarly(queryClient);
      missedSome = false;
      isFirst = false;
    });
    source.addEventListener('message', (message: MessageEvent<string>) => {
      noteMessage();
      if (isIgnoringUpdates()) return;
      const event = LiveEvent.safeParse(JSON.parse(message.data));
      if (event.success) refresh(queryClient, event.data);
    });
    source.addEventListener('error', () => {
      missedSome = true;
      // The session ends on purpose and the page is about to go. To reconnect without it would be refused.
      isEnded = isIgnoringUpdates();
      if (isEnded) return source?.close();
      // The browser reconnects by itself after a dropped connection, but not after a refused one.
      if (source?.readyState !== EventSource.CLOSED) return;
      // The session may have ended. Refetching the account finds out.
      void queryClient.invalidateQueries({ queryKey: ['account'] });
      timer = setTimeout(connect, delay);
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    });
  };

  const watch = setInterval(() => {
    const isOpen = source?.readyState === EventSource.OPEN;
    if (isIgnoringUpdates() || (isOpen && Date.now() - lastMessageAt <= SILENT_MS)) return;
    // Silent for too long, or closed for a session that goes on after all.
    if (isOpen || isEnded) {
      source?.close();
      isEnded = false;
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
