import { HOTEL_CLEAR_MILES } from '#contract/core/hotel-rooms.ts';
import type { Drill } from '#contract/emergency/drills.ts';
import { noRoom } from '#contract/text/en/emergency/drill-outcome.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import type { z } from 'zod';
import { isProtectedAt, judgeHome, knownHome, prepare } from '#server/emergency/activations/activations.ts';
import { liveZones } from '#server/emergency/alerts/alerts.ts';
import { dayAt, isExactPlace, type HomeRow } from '#server/home/homes/homes.ts';
import { isLargeAnimal, needsIn, readHousehold, roomNeedsByHome } from '#server/home/household/household.ts';
import { endangers, NEAR_MILES, previewRoom } from '#server/emergency/lodging/lodging.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { channelsOf } from '#server/core/notifications/notifications.ts';
import { cardOf } from '#server/money/payouts/payouts.ts';
import type { Deps } from '#server/ports/deps.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { waysOutOf } from '#server/emergency/routes/routes.ts';
import { gapsIn } from './gaps.ts';

export type RehearsalResult = z.input<typeof Drill>['would'];
export type RehearsalDeps = Pick<
  Deps,
  'db' | 'clock' | 'masterKeys' | 'payouts' | 'fileStorage' | 'log' | 'routing'
>;

/**
 * Runs a real order's steps for one home, with the same matching, entitlements, rooms and contact data, but
 * read-only: it reports what would have been held, paid and sent. It never writes, so it can't do any of it.
 */
export async function rehearse(
  deps: RehearsalDeps,
  home: HomeRow,
  shape: MultiPolygon,
): Promise<RehearsalResult> {
  const { db, clock, masterKeys, payouts } = deps;
  const at = clock.now();
  const zone = prepare(shape);
  const isMatched = isExactPlace(home) && zone.contains(home.lng ?? 0, home.lat ?? 0);
  const entitled = await entitlementsOf(db, home.userId, at);
  const cipher = await cipherOf(db, masterKeys, home.id);
  const household = await readHousehold(db, cipher, dayAt(home.state, at));
  const needs = needsIn(await roomNeedsByHome(db, [home.id]), home.id);
  const nights = entitled?.hotelNights ?? 0;
  // The same judgment as for a real order issued now.
  const verdict = judgeHome(knownHome(home), { openedAt: at, orderAt: at }, () =>
    entitled ? { plan: entitled.plan, cashCents: entitled.cashCents, nights } : null,
  );
  const needsReview = verdict.is === 'held' || (verdict.is === 'eligible' && !isMatched);
  const isServed = verdict.is === 'eligible' && isMatched;
  const threatened = (await liveZones(db))
    .filter(endangers)
    .flatMap(({ shape: live }) => (live ? [prepare(live)] : []));
  const room =
    isServed && nights > 0 && home.lat !== null && home.lng !== null
      ? await previewRoom(db, {
          at,
          zones: [zone, ...threatened],
          household: { ...needs, nights, lat: home.lat, lng: home.lng },
        })
      : null;
  const saved = await cardOf(db, home.userId);
  // A card from a provider that is no longer configured can't receive cash.
  const card = saved?.provider === payouts.form.provider ? saved : undefined;
  const channels = (await channelsOf(db, [home.userId])).get(home.userId) ?? ['email'];
  const waysOut = await readWaysOut(deps, home);
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
    roomProblem: isServed && nights > 0 && !room ? noRoom(NEAR_MILES, HOTEL_CLEAR_MILES) : null,
    needsReview,
    waysOut,
    channels: [...channels],
    gaps: gapsIn({
      isPrecise: isMatched,
      isProtected: isProtectedAt(knownHome(home), at),
      approval: home.approval,
      hasMembership: entitled !== null,
      nights,
      hasRoom: room !== null || !isServed,
      cashCents: entitled?.cashCents ?? 0,
      hasProvider: payouts.form.provider !== 'none',
      hasCard: card !== undefined,
      lacksIdentity: (card?.identityWantedAt ?? null) !== null,
      channels,
      people: household.people.length,
      hasRoutes: household.plan.routes.trim() !== '' || (waysOut?.headings.length ?? 0) > 0,
      hasOneWayOut: waysOut?.headings.length === 1,
      animalsWithoutTrailer: household.pets
        .filter(({ species, isTransportReady }) => isLargeAnimal(species) && !isTransportReady)
        .reduce((sum, { count }) => sum + count, 0),
      hasMeetingPlace: household.plan.meetingNear !== '' || household.plan.meetingAway !== '',
      hasOutOfAreaContact: household.contacts.some(({ isOutOfArea }) => isOutOfArea),
    }),
  };
}

/** The ways out on the plan: in the drill, the household drives one of them. */
async function readWaysOut(
  deps: RehearsalDeps,
  home: HomeRow,
): Promise<NonNullable<RehearsalResult['waysOut']> | null> {
  if (home.lat === null || home.lng === null || !isExactPlace(home)) return null;
  const found = await waysOutOf(deps, [home.lng, home.lat]);
  if (found.outcome !== 'found') return null;
  const { ways, onlyBy, dataEndsNear } = found;
  return { headings: ways.map(({ heading }) => heading), onlyBy: [...onlyBy], dataEndsNear };
}
