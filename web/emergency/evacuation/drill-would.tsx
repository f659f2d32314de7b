import type { Drill } from '#contract/emergency/drills.ts';
import { roomCount } from '#contract/core/hotel-rooms.ts';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import { formatMoney } from '#web/lib/format.ts';
import { nightsWord } from './words.ts';

const CHANNEL = { email: 'email', sms: 'text', push: 'browser notification' } as const;

/** What an order would have started. */
export function DrillWould({ would }: { would: Drill['would'] }) {
  const hotel = would.room?.hotel;
  return (
    <ul className="grid gap-2 text-lg">
      <li>
        We would have notified you by {would.channels.map((channel) => CHANNEL[channel]).join(' and ')}.
      </li>
      {would.plan && would.needsReview && (
        <li>
          Our team would have reviewed your home before your {PLAN_TERMS[would.plan].name} plan sent{' '}
          {formatMoney(would.cashCents)} or booked a room.
        </li>
      )}
      {would.plan && !would.needsReview && (
        <li>
          {would.card
            ? `We would have checked and sent ${formatMoney(would.cashCents)} from your ${PLAN_TERMS[would.plan].name} plan to ${would.card}.`
            : `Your ${PLAN_TERMS[would.plan].name} plan has ${formatMoney(would.cashCents)} for you. Without a card, we couldn’t have sent it.`}
        </li>
      )}
      {hotel && (
        <li>
          We would have booked {roomCount(would.room?.rooms ?? 1)} at {hotel.name}, {hotel.address},{' '}
          {hotel.miles.toFixed(1)} mi away, for {nightsWord(would.nights)}.
        </li>
      )}
      {would.roomProblem && <li>{would.roomProblem}</li>}
    </ul>
  );
}
