/**
 * Whether Hearthline can be reached, as far as this page knows. `navigator.onLine` isn't enough: it stays
 * true on Wi-Fi without internet, and in some browsers on a page that was opened offline.
 */
const PROBE_PATH = '/healthz';
const PROBE_EVERY_MS = 5_000;

let isReachable = true;
let probe: Promise<void> | undefined;
const listeners = new Set<() => void>();

function set(reachable: boolean): void {
  if (isReachable === reachable) return;
  isReachable = reachable;
  for (const notify of listeners) notify();
}

/** The server responded. */
export const noteReached = (): void => set(true);

/**
 * A call got no response. One lost call proves nothing, so probe the server, and keep probing while it
 * doesn't respond.
 */
export function noteUnreachable(): void {
  probe ??= fetch(PROBE_PATH, { method: 'HEAD', cache: 'no-store' })
    .then(noteReached, () => {
      set(false);
      setTimeout(noteUnreachable, PROBE_EVERY_MS);
    })
    .finally(() => {
      probe = undefined;
    });
}

export const isOnline = (): boolean => navigator.onLine && isReachable;

/** Calls `notify` when `isOnline` may have changed. Returns a function that unsubscribes. */
export function onReachability(notify: () => void): () => void {
  const online = () => {
    set(true);
    notify();
  };
  listeners.add(notify);
  addEventListener('online', online);
  addEventListener('offline', notify);
  return () => {
    listeners.delete(notify);
    removeEventListener('online', online);
    removeEventListener('offline', notify);
  };
}
