import type { Drill } from '#contract/emergency/drills.ts';
import { roomCount } from '#contract/core/hotel-rooms.ts';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import { formatMoney } from '#web/lib/format.ts';
import { nightsWord } from './words.ts';

const CHANNEL = { email: 'e-mail', sms: 'text message', push: 'a notice in your browser' } as const;

/** What an order would have started. */
export function DrillWould({ would }: { would: Drill['would'] }) {
  const hotel = would.room?.hotel;
  return (
    <ul className="grid gap-2 text-lg">
      <li>We would have told you by {would.channels.map((channel) => CHANNEL[channel]).join(' and ')}.</li>
      {would.plan && (
        <li>
          Your {PLAN_TERMS[would.plan].name} plan would have sent {formatMoney(would.cashCents)}
          {would.card ? ` to ${would.card}` : ', once you had added a card'}.
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
