type Packet = { id: string; state: string };

/** Ready packets that are kept for the household itself. */
const KEPT = 3;
/** Packets that a home can hold, those behind links among them. */
export const MOST_PACKETS = 5;

/**
 * Which packets go when a new one is ready: failed ones and older ones, never one that a link leads to. Newest first. A
 * home holds so many and no more: what is shared takes the place of what is only old.
 */
export function outdated(newestFirst: readonly Packet[], shared: ReadonlySet<string>): string[] {
  const ready = newestFirst.filter(({ state }) => state === 'ready');
  const isShared = ({ id }: Packet) => shared.has(id);
  const room = MOST_PACKETS - ready.filter(isShared).length;
  const own = ready.filter((packet, i) => !isShared(packet) && i < KEPT).slice(0, Math.max(1, room));
  const kept = new Set([...ready.filter(isShared), ...own].map(({ id }) => id));
  return newestFirst
    .filter(({ id, state }) => (state === 'ready' || state === 'failed') && !kept.has(id))
    .map(({ id }) => id);
}
