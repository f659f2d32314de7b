import type { Setup, SetupStep } from '#contract/office/setup.ts';
import { publishLive } from '#server/platform/events.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { canBeWoken } from '#server/home/readiness/readiness.ts';
import { currentHomeOf, dayAt, isExactPlace, type HomeAsSeen } from '#server/home/homes/homes.ts';
import { readHousehold } from '#server/home/household/household.ts';
import { hasFinishedDrill } from '#server/emergency/drills/drills.ts';
import { isWaitingToJoin, mayStartMembership } from '#server/money/invitations/invitations.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { cardOf } from '#server/money/payouts/payouts.ts';
import { and, eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { setupOf, type SetupFacts } from './steps.ts';
import { setupPutOff } from './tables.ts';

type SetupDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'payouts' | 'sms' | 'push' | 'config'>;

async function membershipOf(deps: SetupDeps, userId: string): Promise<SetupFacts['membership']> {
  if (await entitlementsOf(deps.db, userId, deps.clock.now())) return 'active';
  if (await mayStartMembership(deps, userId)) return 'may-start';
  return (await isWaitingToJoin(deps.db, userId)) ? 'waiting' : 'none';
}

/** A card of another provider, or one whose owner isn't verified, can't receive cash. */
async function cardState({ db, payouts }: SetupDeps, userId: string): Promise<SetupFacts['card']> {
  if (payouts.form.provider === 'none') return null;
  const card = await cardOf(db, userId);
  return card?.provider === payouts.form.provider && card.identityWantedAt === null ? 'ready' : 'missing';
}

async function householdFacts({ db, clock, masterKeys }: SetupDeps, home: HomeAsSeen) {
  const cipher = await cipherOf(db, masterKeys, home.id);
  const { people, plan, contacts } = await readHousehold(db, cipher, dayAt(home.state, clock.now()));
  return {
    people: people.length,
    hasMeetingPlace: plan.meetingNear !== '' || plan.meetingAway !== '',
    hasOutOfAreaContact: contacts.some(({ isOutOfArea }) => isOutOfArea),
    hasFinishedDrill: await hasFinishedDrill(db, home.id),
  };
}

const NOTHING = { people: 0, hasMeetingPlace: false, hasOutOfAreaContact: false, hasFinishedDrill: false };

/** Which steps of setup are done, derived from the current data. */
export async function readSetup(deps: SetupDeps, userId: string): Promise<Setup> {
  const { db, sms, push } = deps;
  const found = await currentHomeOf(db, userId);
  const home = found ? { ...found.home, role: found.role } : null;
  const facts: SetupFacts = {
    home: home && { role: home.role, isExact: isExactPlace(home) },
    membership: await membershipOf(deps, userId),
    card: await cardState(deps, userId),
    isReachable: sms || push ? await canBeWoken(db, userId) : null,
    ...(home ? await householdFacts(deps, home) : NOTHING),
  };
  const rows = await db.select().from(setupPutOff).where(eq(setupPutOff.userId, userId));
  return { homeId: home?.id ?? null, ...setupOf(facts, new Set(rows.map(({ step }) => step))) };
}

/** Puts a step off, or brings it back. */
export async function putOff(
  deps: SetupDeps,
  userId: string,
  { step, isPutOff }: { step: SetupStep; isPutOff: boolean },
): Promise<Setup> {
  await deps.db.transaction(async (tx) => {
    if (isPutOff)
      await tx
        .insert(setupPutOff)
        .values({ userId, step, createdAt: deps.clock.now() })
        .onConflictDoNothing();
    else await tx.delete(setupPutOff).where(and(eq(setupPutOff.userId, userId), eq(setupPutOff.step, step)));
    await publishLive(tx, userId, { topic: 'setup' });
  });
  return readSetup(deps, userId);
}
