import { CURRENT_HOME } from '#contract/home/homes.ts';
import type { PlanCard } from '#contract/home/plan-card.ts';
import { dayAt, homeFor, policiesOf } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { readHousehold } from './household.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { needsOf, needsSentence } from './needs.ts';

type CardDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;

/** Returns the caller's current home, or null. Having no home and so no plan isn't an error. */
async function homeIfAny(db: Deps['db'], userId: string) {
  try {
    return await homeFor(db, userId, CURRENT_HOME, 'view');
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

async function cardOf({ db, clock, masterKeys }: CardDeps, userId: string): Promise<PlanCard | null> {
  const home = await homeIfAny(db, userId);
  if (!home) return null;
  const cipher = await cipherOf(db, masterKeys, home.id);
  const today = dayAt(home.state, clock.now());
  const household = await readHousehold(db, cipher, today);
  const inForce = (await policiesOf(db, cipher, home.id)).filter(
    ({ endedAt, expiryDate }) => endedAt === null && expiryDate >= today,
  );
  return {
    homeId: home.id,
    address: home.address,
    place: `${home.city}, ${home.state} ${home.zip}`,
    summary: needsSentence(needsOf(household.people, household.pets, household.plan), callerLanguage()),
    ...household,
    policies: inForce.map(({ kind, carrier, policyNumber }) => ({ kind, carrier, policyNumber })),
  };
}

/** Everything needed to leave the house, in one response that a device can store offline. */
export const readPlanCard = async (deps: CardDeps, userId: string) => ({
  userId,
  savedAt: deps.clock.now(),
  card: await cardOf(deps, userId),
});
