import { countyRiskOf } from '#server/outreach/risk-map/risk-map.ts';
import { dayAt, hasRealPolicy, publishToHome, type HomeRow } from '#server/home/homes/homes.ts';
import { inventoryTotals } from '#server/home/inventory/inventory.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { tickFacts } from './facts.ts';
import { pressingHazards, ratingsOf } from './hazards.ts';
import { rewardDoneBefore } from './reward.ts';
import { scoreOf, weightsOf, type Facts } from './score.ts';
import * as store from './store.ts';
import { pointsOf, tasksFor, type CatalogTask } from './task-catalog.ts';

export type ReadinessDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'log'>;
/** The home data that readiness depends on. */
export type Place = Pick<HomeRow, 'id' | 'userId' | 'state' | 'zip' | 'lat' | 'lng' | 'accuracy'>;

/** Hazards of a home's county, or null if the county is unknown. */
export async function hazardsOf({ db, log }: Pick<Deps, 'db' | 'log'>, home: Place) {
  const { lat, lng, zip } = home;
  const isPlaced = lat !== null && lng !== null;
  const found = await countyRiskOf({ db, log }, isPlaced ? { lat, lng } : { zip });
  // A ZIP code from a neighboring state says nothing about this home's county.
  if (!found || (!isPlaced && found.risk.state !== home.state)) return null;
  const { risk, source } = found;
  return {
    county: `${risk.name}, ${risk.state}`,
    ratings: ratingsOf(risk),
    pressing: pressingHazards(risk),
    source,
  };
}
export type Hazards = Awaited<ReturnType<typeof hazardsOf>>;

const isAsIn = (row: store.TaskRow, task: CatalogTask): boolean =>
  row.title === task.title &&
  row.description === task.description &&
  row.weight === task.weight &&
  row.points === pointsOf(task);

/**
 * Syncs a home's tasks. Tasks of a hazard that no longer applies (the home moved, or FEMA changed its rating)
 * are removed unless they were worked on. While the hazards are unknown, existing tasks stay.
 */
async function ensureTasks(
  tx: Tx,
  homeId: string,
  hazards: Hazards,
  now: Date,
): Promise<{ tasks: store.TaskRow[]; isChanged: boolean }> {
  const rows = new Map((await store.listTasks(tx, homeId)).map((row) => [row.key, row]));
  const wanted = tasksFor(hazards?.pressing ?? new Set());
  const toWrite = wanted.filter((task) => {
    const row = rows.get(task.key);
    return !row || !isAsIn(row, task);
  });
  const kept = new Set(wanted.map(({ key }) => key));
  const leaving = hazards
    ? [...rows.values()].filter(
        ({ key, status, proofFileId }) => !kept.has(key) && status === 'TODO' && proofFileId === null,
      )
    : [];
  const isChanged = toWrite.length > 0 || leaving.length > 0;
  if (!isChanged) return { tasks: [...rows.values()], isChanged };
  if (toWrite.length > 0) await store.upsertTasks(tx, homeId, toWrite, now);
  if (leaving.length > 0)
    await store.deleteUntouched(
      tx,
      homeId,
      leaving.map(({ key }) => key),
    );
  return { tasks: await store.listTasks(tx, homeId), isChanged };
}

type Keeping = { now: Date; isAsked: boolean; masterKeys: MasterKeys };

async function factsOf(
  tx: Tx,
  { id, state }: Place,
  tasks: readonly store.TaskRow[],
  { now, masterKeys }: Keeping,
): Promise<Facts> {
  const hasPolicy = await hasRealPolicy(tx, masterKeys, { homeId: id, today: dayAt(state, now) });
  // A photo without a name earns nothing yet.
  const { named: items } = await inventoryTotals(tx, id);
  return { hasPolicy, items, ...weightsOf(tasks) };
}

/** Computes the score. Saves it if it changed, or always when it was requested. */
export async function saveScore(tx: Tx, home: Place, tasks: readonly store.TaskRow[], keeping: Keeping) {
  const { now, isAsked } = keeping;
  const facts = await factsOf(tx, home, tasks, keeping);
  const computed = scoreOf(facts);
  const latest = await store.findLatestScore(tx, home.id);
  const isChanged = isAsked || latest?.score !== computed.score;
  const { computedAt } = latest && !isChanged ? latest : await store.insertScore(tx, home.id, computed, now);
  return { ...computed, facts, computedAt, isChanged };
}

/** Updates a home's tasks and score under one lock, and publishes a live update if anything changed. */
export async function refreshReadiness(deps: ReadinessDeps, home: Place, { isAsked }: { isAsked: boolean }) {
  const hazards = await hazardsOf(deps, home);
  const now = deps.clock.now();
  const settled = await deps.db.transaction(async (tx) => {
    await store.lockReadiness(tx, home.id);
    const ensured = await ensureTasks(tx, home.id, hazards, now);
    const isTicked = await tickFacts(tx, home, ensured.tasks, now);
    const tasks = isTicked ? await store.listTasks(tx, home.id) : ensured.tasks;
    await rewardDoneBefore(tx, home.userId, tasks, now);
    const kept = await saveScore(tx, home, tasks, { now, isAsked, masterKeys: deps.masterKeys });
    if (ensured.isChanged || isTicked || kept.isChanged) await publishToHome(tx, home.id, 'readiness');
    return { tasks, ...kept };
  });
  return { ...settled, hazards, now };
}
