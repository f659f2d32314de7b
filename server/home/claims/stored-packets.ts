type Packet = { id: string; state: string };

/** How many recent ready packets a home keeps. */
const KEPT = 3;
/** Maximum per home, including shared ones. */
export const MOST_PACKETS = 5;

/**
 * Which packets to delete when a new one is ready: failed and older ones, never one with a live link. The
 * total is limited, so shared packets displace old unshared ones. Input is newest first.
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
