import type { checkOfficialStatus, OfficialStatusHere } from '#contract/outreach/official-status.ts';
import type { z } from 'zod';
import { officialStatusAt, type OfficialStatus } from '#server/emergency/activations/activations.ts';
import { listFeeds, sourceName } from '#server/emergency/alerts/alerts.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { OFFICIAL_MAP } from './order-view.ts';

type Asked = z.output<typeof checkOfficialStatus.body>;
type Shown = z.input<typeof OfficialStatusHere>;

const ACCURACY = { home: 'rooftop', point: 'rooftop', street: 'street', zip: 'zip', city: 'zip' } as const;

/** The sentences of a status. They never soften an order and never say that people are safe. */
export function publicWords(
  found: Pick<OfficialStatus, 'status' | 'isPossible' | 'isConfirmed'> | null,
  sources: { working: number; all: number },
): Pick<Shown, 'state' | 'title' | 'text'> {
  const t = say().publicStatus;
  if (!found)
    return sources.all > 0 && sources.working === 0
      ? { state: 'unknown', ...t.blind }
      : { state: 'none', ...t.none };
  const { status, isPossible, isConfirmed } = found;
  return { state: status, ...t[status][!isConfirmed ? 'unconfirmed' : isPossible ? 'possible' : 'covers'] };
}

/** Official orders and warnings at a place. Free, and without an account. */
export async function checkStatus(
  { db, feeds }: Pick<Deps, 'db' | 'feeds'>,
  { lat, lng, precision }: Asked,
): Promise<Shown> {
  const [found] = await officialStatusAt(db, [{ lat, lng, accuracy: ACCURACY[precision] }]);
  const rows = await listFeeds(db);
  const working = feeds.filter(({ id }) => rows.find((row) => row.id === id)?.state === 'ok').length;
  return {
    ...publicWords(found ?? null, { working, all: feeds.length }),
    source: found ? sourceName(feeds, found.zone.feedId) : null,
    since: found ? (found.zone.orderSince ?? found.zone.firstSeenAt) : null,
    officialUrl: found?.zone.url ?? OFFICIAL_MAP,
  };
}
