/** Sources entered by people, not polled. */
const WRITTEN: Record<string, string> = {
  manual: 'Our team, from an official source',
  demo: 'Invented authority (demo)',
};

/** Publisher of a zone, as shown on its page and in notices. */
export const sourceName = (
  feeds: readonly { id: string; name: string }[],
  feedId: string | undefined,
): string => feeds.find(({ id }) => id === feedId)?.name ?? WRITTEN[feedId ?? ''] ?? 'An official source';
