import { useMutation } from '@tanstack/react-query';
import { BedDouble, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { HOTEL_CLEAR_MILES, roomCount, yourRoomsAre } from '#contract/core/hotel-rooms.ts';
import { MOST_NIGHTS } from '#contract/emergency/evacuation-room.ts';
import type { Evacuation, RoomView } from '#contract/emergency/evacuation.ts';
import { formatPhone } from '#contract/phone.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { directionsUrl, telUrl } from './directions.ts';
import { allowWider, arriveAtRoom, releaseRoom } from './queries.ts';
import { Section } from '#web/ui/section.tsx';
import { StayLonger } from './stay-longer.tsx';
import { roomTitle, stayWords } from './words.ts';

const failed = (title: string) => (error: Error) =>
  toast({ title, text: sentence(error), destructive: true });

/** A zone can grow toward a hotel after the room was booked. Then the household must know. */
function ZoneDistance({ zoneMiles }: { zoneMiles: number | null }) {
  if (zoneMiles === null)
    return (
      <p className="text-muted">
        We book only hotels at least {HOTEL_CLEAR_MILES} miles from every active order and warning.
      </p>
    );
  return (
    <p className="font-semibold text-danger-ink">
      {zoneMiles === 0
        ? 'An active evacuation zone now includes this hotel.'
        : `An active evacuation zone is now ${zoneMiles.toFixed(1)} mi from this hotel.`}{' '}
      Check your county’s alerts, and call your concierge to move.
    </p>
  );
}

function Hotel({ hotel }: { hotel: NonNullable<RoomView['hotel']> }) {
  const facts = [
    `${hotel.stars} stars`,
    `${hotel.miles.toFixed(1)} mi from home`,
    ...(hotel.takesPets ? ['Takes pets'] : []),
    ...(hotel.isAccessible ? ['Step-free room'] : []),
    ...(hotel.hasBackupPower ? ['Backup power'] : []),
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-1">
        <p className="font-display text-2xl font-semibold wrap-anywhere">
          {hotel.name} {hotel.isSample && <Badge tone="neutral">Sample</Badge>}
        </p>
        <p className="text-lg wrap-anywhere">{hotel.address}</p>
        <p className="text-muted">{facts.join(', ')}</p>
        <ZoneDistance zoneMiles={hotel.zoneMiles} />
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <a
          href={directionsUrl(hotel)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'primary', size: 'large' })}
        >
          <Navigation className="size-5" aria-hidden="true" />
          Directions
        </a>
        <a href={telUrl(hotel.phone)} className={buttonClass({ variant: 'outline', size: 'large' })}>
          <Phone className="size-5" aria-hidden="true" />
          {formatPhone(hotel.phone)}
        </a>
      </div>
    </div>
  );
}

function Release({ homeId, isWaiting, rooms }: { homeId: string; isWaiting: boolean; rooms: number }) {
  const [isAsking, setAsking] = useState(false);
  const release = useMutation({
    ...releaseRoom,
    onSuccess: () =>
      toast({ title: isWaiting ? 'You left the waiting list' : `${roomCount(rooms)} released` }),
    onError: failed(isWaiting ? 'You’re still on the waiting list' : 'Nothing was released'),
    onSettled: async (...given) => {
      await releaseRoom.onSettled?.(...given);
      setAsking(false);
    },
  });
  const label = isWaiting ? 'Leave the waiting list' : `Release ${rooms > 1 ? roomCount(rooms) : 'room'}`;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`${label}?`}
        text={
          isWaiting
            ? 'We’ll stop looking for a room for you. If you need one after all, call your concierge.'
            : `Another household gets ${rooms > 1 ? 'them' : 'it'}. You can’t get ${rooms > 1 ? 'these rooms' : 'this room'} back.`
        }
        confirmLabel={label}
        cancelLabel={isWaiting ? 'Stay on the list' : `Keep ${rooms > 1 ? 'them' : 'it'}`}
        destructive
        busy={release.isPending}
        onConfirm={() => release.mutate(homeId)}
      />
    </>
  );
}

type WaitingProps = { homeId: string; room: RoomView; hasConcierge: boolean };

function Waiting({ homeId, room, hasConcierge }: WaitingProps) {
  const wider = useMutation({
    ...allowWider,
    onSuccess: ({ state }) =>
      toast({ title: state === 'held' ? 'We found a room' : 'We’re looking farther away now' }),
    onError: failed('We’re still looking within 50 miles'),
  });
  return (
    <div className="grid gap-3">
      <p className="text-lg">
        No suitable room is available{' '}
        {room.isWideAllowed ? 'within 150 miles' : 'within 50 miles of the order'} for your whole stay. We’ll
        keep looking, at least {HOTEL_CLEAR_MILES} miles from every active order and warning, and let you
        know.
        {hasConcierge && ' Need a bed for tonight? Call your concierge.'}
      </p>
      {!room.isWideAllowed && (
        <div>
          <Button busy={wider.isPending} onClick={() => wider.mutate(homeId)}>
            Look up to 150 miles away
          </Button>
        </div>
      )}
    </div>
  );
}

/** The room: where it is, directions, and what the household can do with it. */
export function RoomCard({ evacuation, room }: { evacuation: Evacuation; room: RoomView }) {
  const { homeId, canEdit } = evacuation;
  const arrive = useMutation({
    ...arriveAtRoom,
    onSuccess: () =>
      toast({ title: 'Check-in saved', text: `${yourRoomsAre(room.rooms)} yours until your stay ends.` }),
    onError: failed(`Check-in not saved. ${yourRoomsAre(room.rooms)} still held`),
  });
  const isHeld = room.state === 'held' || room.state === 'checked-in';
  const isLeft = MOST_NIGHTS - room.nights > 0;
  return (
    <Section icon={BedDouble} title={roomTitle(room)}>
      {room.hotel && isHeld && <Hotel hotel={room.hotel} />}
      {isHeld && (
        <p className="text-lg">
          {stayWords(room)}.{' '}
          {room.memberRateCents !== null && (
            <span className="text-muted">
              A night beyond the plan is {formatMoney(room.memberRateCents)} at the member rate
              {room.rooms > 1 ? ' for each room' : ''}.
            </span>
          )}
        </p>
      )}
      {room.state === 'waiting' && (
        <Waiting homeId={homeId} room={room} hasConcierge={evacuation.concierge !== null} />
      )}
      {(room.state === 'released' || room.state === 'over') && (
        <p>
          {evacuation.state === 'cancelled'
            ? 'It was held because of our mistake.'
            : 'Need a room after all? Your concierge can help.'}
        </p>
      )}
      {canEdit && (isHeld || room.state === 'waiting') && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {room.state === 'held' && (
            <Button variant="secondary" busy={arrive.isPending} onClick={() => arrive.mutate(homeId)}>
              We’ve checked in
            </Button>
          )}
          {isHeld && isLeft && <StayLonger homeId={homeId} room={room} />}
          {room.state !== 'checked-in' && (
            <Release homeId={homeId} isWaiting={room.state === 'waiting'} rooms={room.rooms} />
          )}
        </div>
      )}
    </Section>
  );
}
