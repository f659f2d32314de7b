import { circleAround } from '#contract/home/circle.ts';
import { Drill, type DrillStep } from '#contract/emergency/drills.ts';
import type { z } from 'zod';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { homeStatusesOf } from '#server/emergency/activations/activations.ts';
import { recordHomeChange } from '#server/core/audit/audit.ts';
import { homeFor, publishToHome, type HomeAsSeen } from '#server/home/homes/homes.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { finishDrillTask } from '#server/home/readiness/readiness.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { rehearse, type RehearsalDeps } from './rehearse.ts';
import { isDone, isLast, nextStep, shownSteps, stepDone } from './steps.ts';
import { drillText } from './gaps.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

export { endAreaDrill, listAreaDrills, startAreaDrill } from './area.ts';
export { endLedDrill, partsOfDrill, prepareLedDrill, writeLedDrill } from './led.ts';
export { deleteDrillsOf as eraseDrills } from './store.ts';

type DrillDeps = Pick<Deps, 'jobs'> & RehearsalDeps;
type Shown = z.input<typeof Drill>;

/**
 * Radius of the simulated order, about one street: small enough to be close, large enough to contain the
 * house.
 */
const HOUSEHOLD_MILES = 0.5;
const SHOWN = 20;

const addressLine = ({ address, city, state, zip }: HomeAsSeen): string =>
  `${address}, ${city}, ${state} ${zip}`;

/** Whether a household is done with a drill: it finished or said "not now". The area's drill may continue. */
function stateFor({ drill, part }: store.DrillOfHome): Shown['state'] {
  if (part.declinedAt) return 'stopped';
  return part.completedAt && drill.state === 'running' ? 'done' : drill.state;
}

/** The findings, in the reader's language. */
const inWords = (would: z.output<typeof Drill.shape.would>): Shown['would'] => ({
  ...would,
  roomProblem: would.roomProblem && drillText(would.roomProblem, say().drillOutcome),
  gaps: would.gaps.map(({ gap, text }) => ({ gap, text: drillText(text, say().drillOutcome) })),
});

const shown = (home: HomeAsSeen, { drill, part }: store.DrillOfHome, pointsGranted = 0): Shown => ({
  id: drill.id,
  homeId: home.id,
  addressLine: addressLine(home),
  name: drill.kind === 'household' ? say().drillOutcome.name(home.address) : drill.name,
  kind: drill.kind,
  state: stateFor({ drill, part }),
  startedAt: drill.startedAt,
  endedAt: part.completedAt ?? part.declinedAt ?? drill.endedAt,
  would: inWords(Drill.shape.would.parse(part.outcome)),
  steps: shownSteps(part),
  pointsGranted,
});

/** A home's drills, newest first. */
export async function listDrills({ db }: Pick<Deps, 'db'>, userId: string, homeRef: string) {
  const home = await homeFor(db, userId, homeRef, 'view');
  return { drills: (await store.drillsOfHome(db, home.id, SHOWN)).map((found) => shown(home, found)) };
}

/** Whether the household ever finished a drill. */
export const hasFinishedDrill = (db: Queryable, homeId: string) => store.hasFinished(db, homeId);

/** The running drill in one of these homes, for the banner. */
export async function runningDrillOf(db: Queryable, homeIds: readonly string[]) {
  for (const homeId of homeIds) {
    const found = await store.runningDrill(db, homeId);
    if (found) return { id: found.drill.id, homeId, startedAt: found.drill.startedAt };
  }
  return null;
}

async function tell(
  tx: Tx,
  cipher: HomeCipher,
  { member, at, action, drillId }: { member: Member; at: Date; action: string; drillId: string },
) {
  await publishToHome(tx, cipher.homeId, 'evacuation');
  await recordHomeChange(tx, cipher, {
    at,
    actor: { id: member.id, device: member.device },
    action,
    subjectId: drillId,
  });
}

/** Starts a drill for a home: a simulated order for its street that exists only in the drill tables. */
export async function startDrill(deps: DrillDeps, member: Member, homeRef: string): Promise<Shown> {
  const home = await homeFor(deps.db, member.id, homeRef, 'edit');
  if (home.lat === null || home.lng === null)
    throw new AppError('conflict', say().drillsErrors.placeHomeFirst);
  const status = (await homeStatusesOf(deps.db, [home.id], deps.clock.now())).get(home.id);
  if (status?.state === 'order' || status?.state === 'warning')
    throw new AppError('conflict', say().drillsErrors.realOrder);
  const shape = circleAround({ lat: home.lat, lng: home.lng }, HOUSEHOLD_MILES);
  const outcome = await rehearse(deps, home, shape);
  const cipher = await cipherOf(deps.db, deps.masterKeys, home.id);
  return deps.db.transaction(async (tx) => {
    await store.lockDrillsOf(tx, home.id);
    if (await store.runningDrill(tx, home.id))
      throw new AppError('conflict', say().drillsErrors.drillRunning);
    const at = deps.clock.now();
    const drill = await store.insertDrill(tx, {
      kind: 'household',
      startedBy: member.id,
      name: `Drill at ${home.address}`,
      shape,
      startedAt: at,
    });
    await store.insertDrillHomes(tx, [
      { drillId: drill.id, homeId: home.id, userId: home.userId, plan: outcome.plan, outcome, at },
    ]);
    const found = await store.findDrill(tx, home.id, drill.id);
    if (!found) throw new Error('a drill was not written');
    await tell(tx, cipher, { member, at, action: 'drill.started', drillId: drill.id });
    return shown(home, found);
  });
}

/** Locks and returns the drill if it is still running for this home. */
async function holdDrill(tx: Tx, homeId: string, drillId: string): Promise<store.DrillOfHome> {
  await store.lockDrillsOf(tx, homeId);
  const found = await store.findDrill(tx, homeId, drillId);
  if (!found) throw new AppError('not_found', say().drillsErrors.noSuchDrill);
  return found;
}

/** Completes the next step. The last one finishes the drill and counts for the readiness score. */
export async function takeStep(
  deps: DrillDeps,
  member: Member,
  { homeRef, id, step }: { homeRef: string; id: string; step: DrillStep },
): Promise<Shown> {
  const home = await homeFor(deps.db, member.id, homeRef, 'edit');
  const cipher = await cipherOf(deps.db, deps.masterKeys, home.id);
  const { found, isFinished } = await deps.db.transaction(async (tx) => {
    const before = await holdDrill(tx, home.id, id);
    if (isDone(step, before.part)) return { found: before, isFinished: false };
    if (stateFor(before) !== 'running') throw new AppError('conflict', say().drillsErrors.drillOver);
    if (nextStep(before.part) !== step) throw new AppError('conflict', say().drillsErrors.stepBefore);
    const at = deps.clock.now();
    const part = await store.updateDrillHome(
      tx,
      { drillId: id, homeId: home.id },
      { ...stepDone(step, at), ...(isLast(step) ? { completedAt: at } : {}) },
    );
    const drill =
      isLast(step) && before.drill.kind === 'household'
        ? ((await store.endDrill(tx, id, 'done', at)) ?? before.drill)
        : before.drill;
    await tell(tx, cipher, {
      member,
      at,
      action: isLast(step) ? 'drill.finished' : 'drill.went-on',
      drillId: id,
    });
    return { found: { drill, part: part ?? before.part }, isFinished: isLast(step) };
  });
  const points = isFinished ? await finishDrillTask(deps, member, home.id) : 0;
  return shown(home, found, points);
}

/** Ends a household's drill early. An area drill continues for the others; the household leaves it. */
export async function stopDrill(
  deps: DrillDeps,
  member: Member,
  homeRef: string,
  id: string,
): Promise<Shown> {
  const home = await homeFor(deps.db, member.id, homeRef, 'edit');
  const cipher = await cipherOf(deps.db, deps.masterKeys, home.id);
  return deps.db.transaction(async (tx) => {
    const before = await holdDrill(tx, home.id, id);
    if (stateFor(before) !== 'running') throw new AppError('conflict', say().drillsErrors.drillOver);
    const at = deps.clock.now();
    if (before.drill.kind === 'area') {
      const where = { drillId: id, homeId: home.id };
      const part = (await store.updateDrillHome(tx, where, { declinedAt: at })) ?? before.part;
      await tell(tx, cipher, { member, at, action: 'drill.declined', drillId: id });
      await notifyStaff(tx);
      return shown(home, { ...before, part });
    }
    const drill = await store.endDrill(tx, id, 'stopped', at);
    if (!drill) throw new AppError('conflict', say().drillsErrors.drillOver);
    await tell(tx, cipher, { member, at, action: 'drill.stopped', drillId: id });
    return shown(home, { ...before, drill });
  });
}
