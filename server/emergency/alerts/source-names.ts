/** Sources that are written by people, not asked. */
const WRITTEN: Record<string, string> = {
  manual: 'Our team, from an official source',
  demo: 'Invented authority (demo)',
};

/** Who published a zone, as its page and its notices name it. */
export const sourceName = (
  feeds: readonly { id: string; name: string }[],
  feedId: string | undefined,
): string => feeds.find(({ id }) => id === feedId)?.name ?? WRITTEN[feedId ?? ''] ?? 'An official source';
