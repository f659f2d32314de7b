import { randomUUID } from 'node:crypto';
import { type Benefit, benefitData } from '#contract/service/benefits.ts';
import type { Needs } from '#contract/service/booking-kinds.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { dayAt, holdHome, type HomeRow } from '#server/home/homes/homes.ts';
import { readHousehold } from '#server/home/household/household.ts';
import { zipCenter } from '#server/outreach/addresses/addresses.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Column, SQL } from '#server/platform/drizzle.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import { instantOf } from '#server/service/advisors/advisors.ts';
import { newReference } from '#server/service/cases/cases.ts';
import { benefitsToStart, boardingNeeds, trailerNeeds } from './benefit-rules.ts';
import { dispatch } from './dispatching.ts';
import { tell } from './job-names.ts';
import { moveBooking, record } from './moving.ts';
import type { BookingDeps, BookingParts, Evacuation } from './parts.ts';
import { NO_DETAILS, sealDetails, type SealedDetails } from './sealed.ts';
import * as store from './store.ts';
import { supplyPlanOf } from './supplies.ts';

/** Rooms are assigned as services start, so a home that has none after this time didn't get one. */
const SETTLED_AFTER = minutes(2);
const BATCH = 200;

/**
 * Starts the plan's benefits for homes that an order reached. Idempotent; safe to call concurrently from any server.
 * Returns how many homes it looked at.
 */
export async function startBenefits(
  deps: BookingDeps,
  parts: BookingParts,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const looked = await lookAt(deps, parts, {
    where: () => store.isUnchecked,
    look: (tx, one) => startForHome(tx, deps, parts, one),
    isStopped,
  });
  // Losing a room later counts the same as never having found one.
  const again = await lookAt(deps, parts, {
    where: store.hasLostRoom,
    look: (tx, one) => startAfterLoss(tx, deps, parts, one),
    isStopped,
  });
  return looked + again;
}

type Of = { homeId: string; incidentId: string };
type Looking = {
  where: (before: Date) => (home: Column, incident: Column) => SQL;
  look: (tx: Tx, one: Of) => Promise<void>;
  isStopped: () => boolean;
};

/** Processes each home in its own transaction, which also marks the home as processed. */
async function lookAt(
  { db, clock }: BookingDeps,
  parts: BookingParts,
  { where, look, isStopped }: Looking,
): Promise<number> {
  let looked = 0;
  for (;;) {
    const before = after(clock.now(), -SETTLED_AFTER);
    const homes = await parts.activeHomes(db, { before, limit: BATCH, where: where(before) });
    for (const one of homes) {
      await retryTransaction(() => db.transaction((tx) => look(tx, one)));
      looked += 1;
    }
    if (homes.length < BATCH || isStopped()) return looked;
  }
}

async function startForHome(
  tx: Tx,
  deps: BookingDeps,
  parts: BookingParts,
  { homeId, incidentId }: Of,
): Promise<void> {
  const at = deps.clock.now();
  const home = await holdHome(tx, homeId);
  if (!home || !(await store.insertCheck(tx, { homeId, incidentId, at }))) return;
  await startNeeded(tx, deps, parts, { home, incidentId, at, isWanted: () => true });
}

/** Boards the animals if no room takes them. All other benefits started with the order. */
async function startAfterLoss(
  tx: Tx,
  deps: BookingDeps,
  parts: BookingParts,
  { homeId, incidentId }: Of,
): Promise<void> {
  const at = deps.clock.now();
  const home = await holdHome(tx, homeId);
  if (!home || !(await store.renewCheck(tx, { homeId, incidentId, at }))) return;
  await startNeeded(tx, deps, parts, { home, incidentId, at, isWanted: (one) => one === 'pet-boarding' });
}

type Needing = { home: HomeRow; incidentId: string; at: Date; isWanted: (benefit: Benefit) => boolean };

async function startNeeded(
  tx: Tx,
  deps: BookingDeps,
  parts: BookingParts,
  { home, incidentId, at, isWanted }: Needing,
): Promise<void> {
  const homeId = home.id;
  const evacuation = await parts.evacuationOf(tx, homeId, incidentId);
  if (!evacuation) return;
  const cipher = await cipherOf(tx, deps.masterKeys, homeId);
  const { pets } = await readHousehold(tx, cipher, dayAt(home.state, at));
  const supplies = await supplyPlanOf(tx, cipher);
  const needed = benefitsToStart({ ...evacuation, pets, hasSupplyPlan: supplies !== null });
  for (const benefit of needed.filter(isWanted)) {
    const used = (await store.usesOf(tx, homeId, incidentId)).some((use) => use.benefit === benefit);
    if (used) continue; // the household was faster
    const asked = requestFor(benefit, { home, evacuation, pets, supplies, at });
    await startOne(tx, deps, parts, { home, incidentId, benefit, asked, at });
  }
}

type Asked = {
  needs: Needs;
  details: SealedDetails;
  when: { startsAt: Date; endsAt: Date } | null;
  point: { lat: number; lng: number } | null;
};
type Known = {
  home: HomeRow;
  evacuation: Evacuation;
  pets: Parameters<typeof boardingNeeds>[0];
  supplies: Awaited<ReturnType<typeof supplyPlanOf>>;
  at: Date;
};

const homePoint = ({ lat, lng, zip }: HomeRow) =>
  lat !== null && lng !== null ? { lat, lng } : zipCenter(zip);

/** The claim consultation is a phone call on the next day, during office hours. */
function nextDay(home: HomeRow, at: Date) {
  const zone = timeZoneOf(home.state);
  const day = dayAt(home.state, after(at, days(1)));
  const [startsAt, endsAt] = [instantOf(`${day}T09:00`, zone), instantOf(`${day}T17:00`, zone)];
  return startsAt && endsAt ? { startsAt, endsAt } : null;
}

/** The request for a benefit. Without a time or a place it stays a draft, and the household chooses. */
function requestFor(benefit: Benefit, { home, evacuation, pets, supplies, at }: Known): Asked {
  const { room } = evacuation;
  const hotel = room?.place ?? null;
  const place = hotel && { address: hotel.address, city: hotel.city, state: hotel.state, zip: hotel.zip };
  const soon = (from: number, long: number) => ({
    startsAt: after(at, from),
    endsAt: after(at, from + long),
  });
  const point = homePoint(home);
  switch (benefit) {
    case 'contractor-dispatch':
      return { needs: {}, details: NO_DETAILS, when: null, point };
    case 'claim-help': {
      const details = { ...NO_DETAILS, words: { question: '' } };
      return { needs: { how: 'phone', topics: [] }, details, when: nextDay(home, at), point };
    }
    case 'pet-boarding': {
      const details = { ...NO_DETAILS, words: { care: '' } };
      return { needs: boardingNeeds(pets), details, when: soon(hours(2), days(3)), point };
    }
    case 'animal-trailer': {
      const details = { ...NO_DETAILS, words: { to: '' } };
      return { needs: trailerNeeds(pets), details, when: soon(minutes(15), 0), point };
    }
    case 'medical-supplies':
      // Deliver to the hotel, never to a home under an order.
      return {
        needs: { items: supplies?.items ?? [] },
        details: { ...NO_DETAILS, place, words: { list: supplies?.list ?? '' } },
        when: hotel ? soon(hours(1), hours(12)) : null,
        point: hotel ?? null,
      };
  }
}

type Starting = { home: HomeRow; incidentId: string; benefit: Benefit; asked: Asked; at: Date };

async function startOne(
  tx: Tx,
  deps: BookingDeps,
  parts: BookingParts,
  { home, incidentId, benefit, asked, at }: Starting,
): Promise<void> {
  const { kind, coversCents, perEvent, startsAs } = benefitData(benefit);
  const cipher = await cipherOf(tx, deps.masterKeys, home.id);
  const draft = await store.insertBooking(tx, {
    id: randomUUID(),
    ref: newReference(),
    homeId: home.id,
    kind,
    timeZone: timeZoneOf(home.state),
    payer: 'plan',
    benefit,
    limitCents: coversCents,
    needs: asked.needs,
    details: sealDetails(cipher, asked.details),
    ...asked.when,
    ...(asked.point ? { lat: asked.point.lat, lng: asked.point.lng } : {}),
    createdAt: at,
    updatedAt: at,
  });
  if (!draft) throw new Error('a booking was not made');
  const use = {
    bookingId: draft.id,
    homeId: home.id,
    benefit,
    span: incidentId,
    n: 1,
    allowed: perEvent,
    at,
  };
  if (!(await store.insertUse(tx, { ...use, startedBy: 'order' })))
    throw new Error('a benefit was started twice');
  await record(tx, deps, draft, { event: 'created', by: 'engine', at });
  const isComplete = startsAs === 'asked' && asked.when !== null && asked.point !== null;
  await deps.jobs.enqueue(tx, tell, { bookingId: draft.id, what: isComplete ? 'started' : 'draft' });
  if (!isComplete) return;
  const moved = await moveBooking(tx, deps, draft, { to: 'asked', by: 'engine', event: 'asked', at });
  await dispatch(tx, deps, parts, moved, at);
}
