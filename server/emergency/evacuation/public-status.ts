import type { checkOfficialStatus, OfficialStatusHere } from '#contract/outreach/official-status.ts';
import type { z } from 'zod';
import { officialStatusAt, type OfficialStatus } from '#server/emergency/activations/activations.ts';
import { listFeeds, sourceName } from '#server/emergency/alerts/alerts.ts';
import type { Deps } from '#server/ports/deps.ts';
import { OFFICIAL_MAP } from './order-view.ts';

type Asked = z.output<typeof checkOfficialStatus.body>;
type Shown = z.input<typeof OfficialStatusHere>;

const ACCURACY = { home: 'rooftop', point: 'rooftop', street: 'street', zip: 'zip', city: 'zip' } as const;

/** The sentences of a status. An order is never softened, and no one is told they are safe. Pure. */
export function publicWords(
  found: Pick<OfficialStatus, 'status' | 'isPossible' | 'isConfirmed'> | null,
  sources: { working: number; all: number },
): Pick<Shown, 'state' | 'title' | 'text'> {
  if (!found)
    return sources.all > 0 && sources.working === 0
      ? {
          state: 'unknown',
          title: 'We can’t see new orders right now',
          text: 'Our official sources aren’t answering. Follow your county’s alerts, and leave when it tells you to.',
        }
      : {
          state: 'none',
          title: 'We see no active evacuation orders here',
          text: 'We may see an order later than your county announces it. Follow your county’s alerts first.',
        };
  const { status, isPossible, isConfirmed } = found;
  const name = status === 'order' ? 'Evacuation Order' : 'Evacuation Warning';
  const title = !isConfirmed
    ? `The official list shows an ${name} here`
    : isPossible
      ? `An ${name} may cover this address`
      : `An ${name} covers this address`;
  const act =
    status === 'order'
      ? 'leave now. If you can’t get out, call 911.'
      : 'get ready to leave. Leave early if you need more time.';
  if (!isConfirmed)
    return { state: status, title, text: `Our team is checking it. If officials tell you to, ${act}` };
  if (isPossible)
    return { state: status, title, text: `Check the official map. If your street is inside, ${act}` };
  return { state: status, title, text: act.replace(/^./, (letter) => letter.toUpperCase()) };
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
