/** Area drills that an ambassador leads on the street, for households that agreed to take part. */
import { circleAround } from '#contract/home/circle.ts';
import { kilometersBetween, milesOf } from '#contract/distance.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { homeStatusesOf } from '#server/emergency/activations/activations.ts';
import { homeOf, peopleOfHomes, type HomeRow } from '#server/home/homes/homes.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { mailAboutDrill } from './job-names.ts';
import { rehearse, type RehearsalDeps, type RehearsalResult } from './rehearse.ts';
import * as store from './store.ts';

/** The simulated order reaches this far beyond the outermost home. */
const MARGIN_MILES = 0.25;

export type LedDrill = {
  shape: MultiPolygon;
  parts: { homeId: string; userId: string; outcome: RehearsalResult }[];
};

function circleOver(homes: readonly HomeRow[]): MultiPolygon | null {
  const spots = homes.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
  if (spots.length === 0) return null;
  const mean = (pick: (spot: { lat: number; lng: number }) => number) =>
    spots.reduce((sum, spot) => sum + pick(spot), 0) / spots.length;
  const center = { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
  const farthest = Math.max(...spots.map((spot) => milesOf(kilometersBetween(center, spot))));
  return circleAround(center, farthest + MARGIN_MILES);
}

/** Rehearses with each of these homes, before any transaction. Refuses while an order or warning covers one of them. */
export async function prepareLedDrill(deps: RehearsalDeps, homeIds: readonly string[]): Promise<LedDrill> {
  const { db, clock } = deps;
  const statuses = await homeStatusesOf(db, homeIds, clock.now());
  if ([...statuses.values()].some(({ state }) => state === 'order' || state === 'warning'))
    throw new AppError('conflict', say().drillsErrors.realOrderNear);
  const homes: HomeRow[] = [];
  for (const id of homeIds) {
    const home = await homeOf(db, id);
    if (home) homes.push(home);
  }
  const shape = circleOver(homes);
  if (!shape) throw new AppError('conflict', say().drillsErrors.placeHomesFirst);
  const parts: LedDrill['parts'] = [];
  for (const home of homes)
    parts.push({ homeId: home.id, userId: home.userId, outcome: await rehearse(deps, home, shape) });
  return { shape, parts };
}

/** Stores a prepared drill and the emails to its households. Returns its id. */
export async function writeLedDrill(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { shape, parts, name, startedBy, at }: LedDrill & { name: string; startedBy: string; at: Date },
): Promise<string> {
  const drill = await store.insertDrill(tx, { kind: 'area', startedBy, name, shape, startedAt: at });
  await store.insertDrillHomes(
    tx,
    parts.map((part) => ({ ...part, drillId: drill.id, plan: part.outcome.plan, at })),
  );
  for (const { homeId } of parts) await jobs.enqueue(tx, mailAboutDrill, { drillId: drill.id, homeId });
  await publish(
    tx,
    parts.map(({ homeId }) => homeId),
  );
  return drill.id;
}

/** Does nothing if our team already ended it. */
export async function endLedDrill(tx: Tx, drillId: string, at: Date): Promise<void> {
  if (await store.endDrill(tx, drillId, 'done', at)) await publish(tx, await store.homesOfDrill(tx, drillId));
}

/** The progress of each home of a drill. */
export const partsOfDrill = (db: Queryable, drillId: string) => store.partsOfDrill(db, drillId);

async function publish(tx: Tx, homeIds: readonly string[]): Promise<void> {
  const people = await peopleOfHomes(tx, homeIds);
  await publishLiveTo(tx, [...new Set(people.map(({ userId }) => userId))], { topic: 'evacuation' });
  await notifyStaff(tx);
}
