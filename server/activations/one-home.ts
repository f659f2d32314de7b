import { zonesOfIncident, liveZones } from '#server/alerts/alerts.ts';
import { recordIncidentChange, type Actor } from '#server/audit/audit.ts';
import { homeOf } from '#server/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { alone, tell, type ApplyDeps } from './applying.ts';
import { followsOn } from './eligibility.ts';
import { entitlementsFor } from './matching.ts';
import { acts, shaped } from './acting.ts';
import { startFor } from './starting.ts';
import * as store from './store.ts';

/**
 * A person decides that services start for one home that no rule started: it lies just outside the line, is known only
 * roughly, or asked for it. The membership must still have been there before the order; all else is the person's word.
 */
export async function activateHome(deps: ApplyDeps, chosen: Chosen): Promise<void> {
  await tell(deps, await deps.db.transaction((tx) => activateHomeIn(tx, deps, chosen)));
}

type Chosen = { incidentId: string; homeId: string; by: Actor & { id: string }; reason: string };

/** The same in the caller's transaction. Gives whose windows to tell (`tellHouseholds`) once it has committed. */
export async function activateHomeIn(
  tx: Tx,
  deps: ApplyDeps,
  { incidentId, homeId, by, reason }: Chosen,
): Promise<string[]> {
  await alone(tx);
  const at = deps.clock.now();
  const incident = await store.findIncident(tx, incidentId);
  const home = await homeOf(tx, homeId);
  if (!incident || !home) throw new AppError('not_found', 'There is no such home or incident.');
  const { lat, lng, userId } = home;
  if (lat === null || lng === null) throw new AppError('conflict', 'We do not know where this home is.');
  const last = await store.findCurrent(tx, homeId);
  if (followsOn(last, at) !== 'new' || last?.incidentId === incidentId)
    throw new AppError('conflict', 'Services have started for this home already.');
  const orders = shaped(await zonesOfIncident(tx, incidentId)).filter(({ zone }) => zone.orderSince !== null);
  const [near] = orders
    .map((order) => ({ ...order, miles: order.shape.milesTo(lat, lng) }))
    .toSorted((a, b) => a.miles - b.miles);
  if (!near) throw new AppError('conflict', 'This incident has no order.');
  const orderAt = near.zone.orderSince ?? at;
  const entitled = (await entitlementsFor(tx, [userId]))(userId, new Date(orderAt.getTime() - 1));
  if (!entitled) throw new AppError('conflict', 'No membership of this home was active before the order.');
  const threats = shaped((await liveZones(tx)).filter(acts)).map(({ shape }) => shape);
  const starting = [
    {
      home: { id: homeId, userId, lat, lng },
      entitled,
      orderAt,
      zoneId: near.zone.id,
      zoneVersion: near.zone.version,
    },
  ];
  const people = await startFor(tx, deps, { incident, threats, at }, starting);
  await store.addEvents(tx, incidentId, [homeId], {
    at,
    kind: 'order.by-person',
    actorId: by.id,
    detail: { reason },
  });
  await recordIncidentChange(tx, incidentId, {
    at,
    actor: by,
    action: 'incident.home-activated',
    subjectId: homeId,
    detail: reason,
  });
  return people;
}
