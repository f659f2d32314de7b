import { useMutation } from '@tanstack/react-query';
import { BedDouble, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { HOTEL_CLEAR_MILES } from '#contract/core/hotel-rooms.ts';
import { MOST_NIGHTS } from '#contract/emergency/evacuation-room.ts';
import type { Evacuation, RoomView } from '#contract/emergency/evacuation.ts';
import { formatPhone } from '#contract/phone.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment, formatMoney } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { telUrl } from './directions.ts';
import { allowWider, arriveAtRoom, releaseRoom } from './queries.ts';
import { Section } from '#web/ui/section.tsx';
import { StayLonger } from './stay-longer.tsx';
import { useDirections } from './use-route.ts';
import { roomTitle, stayWords } from './words.ts';
import * as t from '#text/emergency/rooms.ts';

const failed = (title: string) => (error: Error) =>
  toast({ title, text: sentence(error), destructive: true });

/** A zone can grow toward a hotel after the room was booked. Then the household must be warned. */
function ZoneDistance({ zoneMiles }: { zoneMiles: number | null }) {
  if (zoneMiles === null) return <p className="text-muted">{t.clearMiles(HOTEL_CLEAR_MILES)}</p>;
  return (
    <p className="font-semibold text-danger-ink">
      {zoneMiles === 0 ? t.zoneAtHotel : t.zoneNearHotel(zoneMiles.toFixed(1))}
    </p>
  );
}

function Hotel({
  hotel,
  directions,
}: {
  hotel: NonNullable<RoomView['hotel']>;
  directions: (place: { lat: number; lng: number }) => string;
}) {
  const facts = [
    t.stars(hotel.stars),
    t.milesFromHome(hotel.miles.toFixed(1)),
    ...(hotel.takesPets ? [t.takesPets] : []),
    ...(hotel.isAccessible ? [t.stepFreeRoom] : []),
    ...(hotel.hasBackupPower ? [t.backupPower] : []),
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-1">
        <p className="font-display text-2xl font-semibold wrap-anywhere">
          {hotel.name} {hotel.isSample && <Badge tone="neutral">{t.sample}</Badge>}
        </p>
        <p className="text-lg wrap-anywhere">{hotel.address}</p>
        <p className="text-muted">{facts.join(', ')}</p>
        <ZoneDistance zoneMiles={hotel.zoneMiles} />
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <a
          href={directions(hotel)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'primary', size: 'large' })}
        >
          <Navigation className="size-5" aria-hidden="true" />
          {t.directions}
        </a>
        <a href={telUrl(hotel.phone)} className={buttonClass({ variant: 'outline', size: 'large' })}>
          <Phone className="size-5" aria-hidden="true" />
          {formatPhone(hotel.phone)}
        </a>
      </div>
    </div>
  );
}

/** The hotel's answer: the confirmation number for the front desk, or that it hasn't confirmed yet. */
function HotelAnswer({ answer }: { answer: RoomView['answer'] }) {
  if (!answer) return <p className="text-muted">{t.asking}</p>;
  if (answer.state === 'no-show') return <p className="font-semibold">{t.notArrived}</p>;
  if (answer.state === 'confirmed')
    return <p className="text-lg font-semibold text-moss-ink">{t.confirmedNumber(answer.number ?? '')}</p>;
  const time = formatMoment(answer.at);
  return <p className="text-muted">{answer.isOnRequest ? t.askedOnRequest(time) : t.asked(time)}</p>;
}

function Release({ homeId, isWaiting, rooms }: { homeId: string; isWaiting: boolean; rooms: number }) {
  const [isAsking, setAsking] = useState(false);
  const release = useMutation({
    ...releaseRoom,
    onSuccess: () => toast({ title: isWaiting ? t.leftList : t.releasedToast(rooms) }),
    onError: failed(isWaiting ? t.stillOnList : t.notReleased),
    onSettled: async (...given) => {
      await releaseRoom.onSettled?.(...given);
      setAsking(false);
    },
  });
  const label = isWaiting ? t.leaveList : t.release(rooms);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isWaiting ? t.leaveListQuestion : t.releaseQuestion(rooms)}
        text={isWaiting ? t.leaveListText : t.releaseText(rooms)}
        confirmLabel={label}
        cancelLabel={isWaiting ? t.stayOnList : t.keep(rooms)}
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
    onSuccess: ({ state }) => toast({ title: state === 'held' ? t.found : t.lookingWider }),
    onError: failed(t.stillWithin50),
  });
  return (
    <div className="grid gap-3">
      <p className="text-lg">
        {room.isWideAllowed ? t.waitingWide(HOTEL_CLEAR_MILES) : t.waiting(HOTEL_CLEAR_MILES)}
        {hasConcierge && ` ${t.bedTonight}`}
      </p>
      {!room.isWideAllowed && (
        <div>
          <Button busy={wider.isPending} onClick={() => wider.mutate(homeId)}>
            {t.lookWider}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The room: where it is, directions, and what the household can do with it. */
export function RoomCard({ evacuation, room }: { evacuation: Evacuation; room: RoomView }) {
  const { homeId, canEdit } = evacuation;
  const directions = useDirections(evacuation);
  const arrive = useMutation({
    ...arriveAtRoom,
    onSuccess: () => toast({ title: t.checkInSaved, text: t.yours(room.rooms) }),
    onError: failed(t.checkInNotSaved(room.rooms)),
  });
  const isHeld = room.state === 'held' || room.state === 'checked-in';
  const isLeft = MOST_NIGHTS - room.nights > 0;
  return (
    <Section icon={BedDouble} title={roomTitle(room)}>
      {room.state === 'held' && <HotelAnswer answer={room.answer} />}
      {room.hotel && isHeld && <Hotel hotel={room.hotel} directions={directions} />}
      {isHeld && (
        <p className="text-lg">
          {stayWords(room)}.{' '}
          {room.memberRateCents !== null && (
            <span className="text-muted">{t.rate(formatMoney(room.memberRateCents), room.rooms)}</span>
          )}
        </p>
      )}
      {room.state === 'waiting' && (
        <Waiting homeId={homeId} room={room} hasConcierge={evacuation.concierge !== null} />
      )}
      {(room.state === 'released' || room.state === 'over') && (
        <p>{evacuation.state === 'cancelled' ? t.heldByMistake : t.needRoomAfterAll}</p>
      )}
      {canEdit && (isHeld || room.state === 'waiting') && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {room.state === 'held' && (
            <Button variant="secondary" busy={arrive.isPending} onClick={() => arrive.mutate(homeId)}>
              {t.haveCheckedIn}
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
