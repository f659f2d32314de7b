import type { z } from 'zod';
import type { GroupDrill } from '#contract/emergency/neighbors.ts';
import { claimStateOf } from '#server/emergency/ambassadors/ambassadors.ts';
import { partsOfDrill } from '#server/emergency/drills/drills.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Circle } from './circle.ts';
import { claimStatusOf } from './drill-rules.ts';
import * as store from './store.ts';

const SHOWN = 10;

type Part = Awaited<ReturnType<typeof partsOfDrill>>[number];

/**
 * The homes of a drill that still agree to take part, with their relation to the reader. In the group's order, because
 * the database reorders changed rows, and names must not jump around on the page.
 */
export async function participantsOf(db: Queryable, { households }: Circle, drillId: string | null) {
  const parts = drillId ? await partsOfDrill(db, drillId) : [];
  return households.flatMap((household) => {
    if (!household.shows.has('drill')) return [];
    const part = parts.find(({ homeId }) => homeId === household.homeId);
    return part ? [{ part, household }] : [];
  });
}

export const countsOf = (parts: readonly Part[]) => ({
  invited: parts.length,
  acknowledged: parts.filter(({ acknowledgedAt }) => acknowledgedAt).length,
  left: parts.filter(({ leftAt }) => leftAt).length,
  finished: parts.filter(({ completedAt }) => completedAt).length,
  declined: parts.filter(({ declinedAt }) => declinedAt).length,
});

export async function resultOf(
  db: Queryable,
  circle: Circle,
  row: store.GroupDrillRow,
): Promise<z.input<typeof GroupDrill>> {
  const participants = await participantsOf(db, circle, row.drillId);
  const leader = circle.role === 'ambassador' ? circle.ambassador.userId : null;
  const claim = leader && row.claimId ? await claimStateOf(db, leader, row.claimId) : undefined;
  return {
    id: row.id,
    plannedFor: row.plannedFor,
    state: row.state,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
    counts: countsOf(participants.map(({ part }) => part)),
    names: participants.flatMap(({ part, household: { id, name, isYours } }) =>
      name === null ? [] : [{ id, name, isYours, hasFinished: part.completedAt !== null }],
    ),
    claim: leader ? claimStatusOf({ state: row.state, finished: row.finished, claim }) : 'none',
  };
}

export async function readDrills(db: Queryable, circle: Circle) {
  const results = [];
  for (const row of await store.drillsOfGroup(db, circle.group.id, SHOWN))
    results.push(await resultOf(db, circle, row));
  return results;
}
