import type { EvacuationBanner } from '#contract/emergency/evacuation.ts';
import type { z } from 'zod';
import { homeStatusesOf } from '#server/emergency/activations/activations.ts';
import { runningDrillOf } from '#server/emergency/drills/drills.ts';
import { homesOwnedBy, homesSharedWith } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { endSeenAt } from './seeing.ts';
import { lineOf } from './view.ts';

const WEIGHT = { order: 0, warning: 1, cancelled: 2, lifted: 3 } as const;

/** A person's homes with something going on, most serious first. Ended ones stay until they have been read. */
export async function readBanner(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<z.input<typeof EvacuationBanner>> {
  const homes = [...(await homesOwnedBy(db, userId)), ...(await homesSharedWith(db, userId))].filter(
    ({ archivedAt }) => archivedAt === null,
  );
  const ids = homes.map(({ id }) => id);
  const statuses = await homeStatusesOf(db, ids, clock.now());
  const shown: z.input<typeof EvacuationBanner>['homes'] = [];
  for (const home of homes) {
    const standing = statuses.get(home.id);
    if (!standing?.since || standing.state === 'none') continue;
    const { state, since, activation, alert, isPossible, isConfirmed } = standing;
    const isOver = state === 'lifted' || state === 'cancelled';
    const ended = activation ?? alert;
    if (isOver && ended && (await endSeenAt(db, ended))) continue;
    shown.push({
      homeId: home.id,
      addressLine: lineOf(home),
      state,
      since,
      isAcknowledged: state === 'order' && (activation ?? alert)?.acknowledgedAt != null,
      hasServices: activation?.state === 'active',
      isPossible,
      isConfirmed,
    });
  }
  // Never show a drill next to a real order or warning.
  const calm = ids.filter((id) => !['order', 'warning'].includes(statuses.get(id)?.state ?? 'none'));
  const drill = await runningDrillOf(db, calm);
  const drillHome = drill && homes.find(({ id }) => id === drill.homeId);
  return {
    homes: shown.toSorted((a, b) => WEIGHT[a.state] - WEIGHT[b.state]),
    drill: drill && drillHome ? { ...drill, addressLine: lineOf(drillHome) } : null,
  };
}
