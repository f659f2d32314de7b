import type { z } from 'zod';
import { benefitData } from '#contract/service/benefits.ts';
import { SupplyPlan, type SupplyView } from '#contract/service/supplies.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { dayAt, homeFor, type HomeRow, publishToHome } from '#server/home/homes/homes.ts';
import { readHousehold } from '#server/home/household/household.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { BookingDeps } from './parts.ts';
import * as store from './store.ts';

type View = z.input<typeof SupplyView>;
type Person = Pick<Member, 'id'>;

const PURPOSE = 'booking.supplies';

/** What a home agreed to, or null if nothing. */
export async function supplyPlanOf(db: Queryable, cipher: HomeCipher) {
  const row = await store.findSupplyPlan(db, cipher.homeId);
  if (!row) return null;
  return { ...SupplyPlan.parse(JSON.parse(cipher.open(PURPOSE, row.details))), agreedAt: row.agreedAt };
}

/** The supplies that people depend on, derived from what the household entered. */
async function proposedFor(db: Queryable, cipher: HomeCipher, home: HomeRow, now: Date) {
  const { people } = await readHousehold(db, cipher, dayAt(home.state, now));
  const needs = new Set(people.flatMap(({ power }) => power));
  const isMoved = people.some(({ mobility }) => mobility === 'wheelchair' || mobility === 'bed-bound');
  return [
    ...(needs.has('oxygen') ? (['oxygen'] as const) : []),
    ...(needs.has('device') ? (['batteries'] as const) : []),
    ...(needs.has('cooling') ? (['cooling'] as const) : []),
    ...(isMoved ? (['mobility'] as const) : []),
  ];
}

async function isIncluded(db: Queryable, home: HomeRow, now: Date): Promise<boolean> {
  const plan = (await entitlementsOf(db, home.userId, now))?.plan;
  return plan !== undefined && benefitData('medical-supplies').plans.includes(plan);
}

async function viewOf({ db, clock, masterKeys }: BookingDeps, home: HomeRow): Promise<View> {
  const now = clock.now();
  const cipher = await cipherOf(db, masterKeys, home.id);
  return {
    isIncluded: await isIncluded(db, home, now),
    proposed: await proposedFor(db, cipher, home, now),
    plan: await supplyPlanOf(db, cipher),
  };
}

export const readSupplies = async (deps: BookingDeps, member: Person, homeRef: string): Promise<View> =>
  viewOf(deps, await homeFor(deps.db, member.id, homeRef, 'view'));

export async function agreeToSupplies(
  deps: BookingDeps,
  member: Person,
  homeRef: string,
  plan: SupplyPlan,
): Promise<View> {
  const { db, clock, masterKeys } = deps;
  const home = await homeFor(db, member.id, homeRef, 'edit');
  const now = clock.now();
  if (!(await isIncluded(db, home, now)))
    throw new AppError('membership_required', say().bookingErrors.suppliesNeedPlan);
  const cipher = await cipherOf(db, masterKeys, home.id);
  await db.transaction(async (tx) => {
    await store.putSupplyPlan(tx, {
      homeId: home.id,
      details: cipher.seal(PURPOSE, JSON.stringify(plan)),
      agreedAt: now,
      agreedBy: member.id,
    });
    await publishToHome(tx, home.id, 'bookings');
  });
  return viewOf(deps, home);
}

export async function withdrawSupplies(deps: BookingDeps, member: Person, homeRef: string): Promise<View> {
  const home = await homeFor(deps.db, member.id, homeRef, 'edit');
  await deps.db.transaction(async (tx) => {
    await store.deleteSupplyPlan(tx, home.id);
    await publishToHome(tx, home.id, 'bookings');
  });
  return viewOf(deps, home);
}
