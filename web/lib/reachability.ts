/**
 * Whether Hearthline can be reached, as far as this page knows. The browser's own word, `navigator.onLine`, is not enough:
 * it stays true on a Wi-Fi that leads nowhere, and in some browsers in a page that was opened with no network.
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

/** An answer came from the server. */
export const noteReached = (): void => set(true);

/** A call got no answer. One lost call proves nothing, so the server is asked; while it is silent, again and again. */
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

/** Calls `notify` when `isOnline` may have changed. Returns a function that stops it. */
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
