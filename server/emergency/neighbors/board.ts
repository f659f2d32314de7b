import type { z } from 'zod';
import type { BoardRow } from '#contract/emergency/neighbors.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { homeStatusesOf, type HomeStatus } from '#server/emergency/activations/activations.ts';
import { peopleOf } from '#server/emergency/evacuation/evacuation.ts';
import { dayAt, homeOf } from '#server/home/homes/homes.ts';
import { readHousehold } from '#server/home/household/household.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { caseById } from '#server/service/cases/cases.ts';
import { boardStatusOf } from './board-rules.ts';
import type { Circle, SeenHousehold } from './circle.ts';
import * as store from './store.ts';

type BoardDeps = Pick<Deps, 'clock' | 'masterKeys'>;

export const isUnderAlert = (status: HomeStatus | undefined): boolean =>
  status?.state === 'order' || status?.state === 'warning';

/** The kinds of open requests by home. A request ends when our team closes its case. */
async function openRequestsOf(db: Queryable, statuses: ReadonlyMap<string, HomeStatus>) {
  const open = new Map<string, Set<store.RequestRow['kind']>>();
  for (const { homeId, kind, incidentId, caseId } of await store.requestsOfHomes(db, [...statuses.keys()])) {
    if (incidentId !== (statuses.get(homeId)?.incidentId ?? null)) continue;
    if ((await caseById(db, caseId))?.state === 'closed') continue;
    open.set(homeId, (open.get(homeId) ?? new Set()).add(kind));
  }
  return open;
}

async function checkInsOf(
  db: Queryable,
  { clock, masterKeys }: BoardDeps,
  homeId: string,
  incidentId: string | null,
) {
  const home = await homeOf(db, homeId);
  if (!home) return [];
  const cipher = await cipherOf(db, masterKeys, homeId);
  const household = await readHousehold(db, cipher, dayAt(home.state, clock.now()));
  const people = await peopleOf(db, { homeId, household, incidentId });
  // Counts only: which person is where stays private to the household.
  return people.map(({ state, at, reachedAt }) => ({
    state: state ?? null,
    at: at instanceof Date ? at : null,
    reachedAt: reachedAt instanceof Date ? reachedAt : null,
  }));
}

/** The board, while an order or warning covers the reader's household or one that agreed to be on it. */
export async function readBoard(
  db: Queryable,
  deps: BoardDeps,
  { households }: Circle,
): Promise<{ board: z.input<typeof BoardRow>[] | null; canRequest: string[] }> {
  const onBoard = households.filter(({ shows }) => shows.has('board'));
  const asked = new Set([...onBoard, ...households.filter(({ isYours }) => isYours)]);
  const statuses = await homeStatusesOf(
    db,
    [...asked].map(({ homeId }) => homeId),
    deps.clock.now(),
  );
  const isAlerted = ({ homeId }: SeenHousehold) => isUnderAlert(statuses.get(homeId));
  const canRequest = households.filter((one) => one.isYours && isAlerted(one)).map(({ id }) => id);
  if (![...asked].some(isAlerted)) return { board: null, canRequest };
  const requests = await openRequestsOf(db, statuses);
  const board: z.input<typeof BoardRow>[] = [];
  for (const one of onBoard.filter(isAlerted)) {
    const incidentId = statuses.get(one.homeId)?.incidentId ?? null;
    const status = boardStatusOf(await checkInsOf(db, deps, one.homeId, incidentId));
    const open = requests.get(one.homeId);
    board.push({
      id: one.id,
      isYours: one.isYours,
      name: one.name ?? '',
      ...status,
      needsRide: (open?.has('ride') ?? false) && status.status !== 'out',
      isAskedAbout: open?.has('check') ?? false,
      check: one.shows.has('check'),
    });
  }
  return { board, canRequest };
}
