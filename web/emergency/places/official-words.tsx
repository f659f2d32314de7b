import type { PlaceStatus } from '#contract/emergency/places.ts';
import { formatMoment } from '#web/lib/format.ts';
import * as t from '#text/emergency/places.ts';

/** The status of a place according to official zones. "Nothing listed" is never called safe. */
export function OfficialWords({ official }: { official: PlaceStatus }) {
  const { status, zone, isConfirmed, isPossible } = official;
  if (status === 'none-listed') return <p>{t.status.noneListed}</p>;
  if (status === 'not-followed') return <p className="font-medium text-amber-ink">{t.status.notFollowed}</p>;
  if (status === 'unseen' || !zone) return <p className="font-medium text-amber-ink">{t.status.unseen}</p>;
  return (
    <>
      <p className={`font-semibold ${status === 'order' ? 'text-danger-ink' : 'text-amber-ink'}`}>
        {t.status[status](zone.name, formatMoment(zone.since))}
      </p>
      {!isConfirmed && <p className="font-medium text-amber-ink">{t.underReview}</p>}
      {isPossible && <p>{t.possible}</p>}
      <p className="text-muted">{t.from(zone.source)}</p>
    </>
  );
}
