import type { Drill } from '#contract/emergency/drills.ts';
import { waysOutText } from '#contract/emergency/route-words.ts';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import { formatMoney } from '#web/lib/format.ts';
import * as t from '#text/emergency/drill.ts';
import { nightCount, roomCount } from '#text/emergency/rooms.ts';

const waysText = ({ headings, onlyBy, dataEndsNear }: NonNullable<Drill['would']['waysOut']>): string =>
  waysOutText({ count: Math.min(2, headings.length) as 0 | 1 | 2, headings, onlyBy, dataEndsNear }).join(' ');

/** What an order would have started. */
export function DrillWould({ would }: { would: Drill['would'] }) {
  const hotel = would.room?.hotel;
  return (
    <ul className="grid gap-2 text-lg">
      <li>{t.wouldNotify(would.channels.map((channel) => t.channels[channel]))}</li>
      {would.plan && would.needsReview && (
        <li>{t.wouldReview(PLAN_TERMS[would.plan].name, formatMoney(would.cashCents))}</li>
      )}
      {would.plan && !would.needsReview && (
        <li>
          {would.card
            ? t.wouldSend(formatMoney(would.cashCents), PLAN_TERMS[would.plan].name, would.card)
            : t.noCard(PLAN_TERMS[would.plan].name, formatMoney(would.cashCents))}
        </li>
      )}
      {hotel && (
        <li>
          {t.wouldBook({
            rooms: roomCount(would.room?.rooms ?? 1),
            nights: nightCount(would.nights),
            hotel: hotel.name,
            address: hotel.address,
            miles: hotel.miles.toFixed(1),
          })}
        </li>
      )}
      {would.roomProblem && <li>{would.roomProblem}</li>}
      {would.waysOut && <li>{waysText(would.waysOut)}</li>}
    </ul>
  );
}
