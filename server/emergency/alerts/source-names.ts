import { say } from '#server/platform/say.ts';

/** Publisher of a zone, as shown on its page and in notices. Official names stay as they are. */
export function sourceName(
  feeds: readonly { id: string; name: string }[],
  feedId: string | undefined,
  { sources } = say().notices,
): string {
  const feed = feeds.find(({ id }) => id === feedId);
  // Sources entered by people aren't polled.
  if (feedId === 'manual' || feedId === 'demo') return sources[feedId];
  return feed?.name ?? sources.other;
}
