import type { Drill } from '#contract/emergency/drills.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import type { z } from 'zod';
import { prepare } from '#server/emergency/activations/activations.ts';
import { liveZones } from '#server/emergency/alerts/alerts.ts';
import { dayAt, isExactPlace, type HomeRow } from '#server/home/homes/homes.ts';
import { needsIn, readHousehold, roomNeedsByHome } from '#server/home/household/household.ts';
import { endangers, previewRoom } from '#server/emergency/lodging/lodging.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { channelsOf } from '#server/core/notifications/notifications.ts';
import { cardOf } from '#server/money/payouts/payouts.ts';
import type { Deps } from '#server/ports/deps.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { gapsIn } from './gaps.ts';

export type Would = z.input<typeof Drill>['would'];

/**
 * Runs a real order's steps for one home, with the same matching, entitlements, rooms and contact data, but
 * read-only: it reports what would have been held, paid and sent. It never writes, so it can't do any of it.
 */
export async function rehearse(
  { db, clock, masterKeys }: Pick<Deps, 'db' | 'clock' | 'masterKeys'>,
  home: HomeRow,
  shape: MultiPolygon,
): Promise<Would> {
  const at = clock.now();
  const zone = prepare(shape);
  const isMatched = isExactPlace(home) && zone.contains(home.lng ?? 0, home.lat ?? 0);
  const entitled = await entitlementsOf(db, home.userId, at);
  const cipher = await cipherOf(db, masterKeys, home.id);
  const household = await readHousehold(db, cipher, dayAt(home.state, at));
  const needs = needsIn(await roomNeedsByHome(db, [home.id]), home.id);
  const nights = entitled?.hotelNights ?? 0;
  const threatened = (await liveZones(db))
    .filter(endangers)
    .flatMap(({ shape: live }) => (live ? [prepare(live)] : []));
  const room =
    nights > 0 && home.lat !== null && home.lng !== null
      ? await previewRoom(db, {
          at,
          zones: [zone, ...threatened],
          household: { ...needs, nights, lat: home.lat, lng: home.lng },
        })
      : null;
  const card = await cardOf(db, home.userId);
  const channels = (await channelsOf(db, [home.userId])).get(home.userId) ?? ['email'];
  return {
    plan: entitled?.plan ?? null,
    cashCents: entitled?.cashCents ?? 0,
    card: card?.name ?? null,
    nights,
    room: room
      ? {
          state: 'held',
          rooms: room.rooms,
          firstNight: room.firstNight,
          nights,
          ownNights: 0,
          isWideAllowed: false,
          memberRateCents: room.block.memberRateCents,
          hotel: {
            name: room.hotel.name,
            address: `${room.hotel.address}, ${room.hotel.city}, ${room.hotel.state} ${room.hotel.zip}`,
            phone: room.hotel.phone,
            stars: room.hotel.stars,
            lat: room.hotel.lat,
            lng: room.hotel.lng,
            miles: room.miles,
            takesPets: room.block.takesPets,
            isAccessible: room.block.kind === 'accessible',
            hasBackupPower: room.block.hasBackupPower,
            isSample: room.hotel.isSample,
          },
        }
      : null,
    roomProblem:
      nights > 0 && !room ? 'No partner hotel with a fitting room was free for all nights nearby.' : null,
    channels: [...channels],
    gaps: gapsIn({
      isPrecise: isMatched,
      hasMembership: entitled !== null,
      nights,
      hasRoom: room !== null,
      cashCents: entitled?.cashCents ?? 0,
      hasCard: card !== undefined,
      lacksIdentity: (card?.identityWantedAt ?? null) !== null,
      channels,
      people: household.people.length,
      hasMeetingPlace: household.plan.meetingNear !== '' || household.plan.meetingAway !== '',
      hasOutOfAreaContact: household.contacts.some(({ isOutOfArea }) => isOutOfArea),
    }),
  };
}
