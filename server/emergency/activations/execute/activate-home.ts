import { zonesOfIncident, liveZones, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import { recordIncidentChange, type Actor } from '#server/core/audit/audit.ts';
import { homeOf, peopleOfHomes } from '#server/home/homes/homes.ts';
import { endangers } from '#server/emergency/lodging/lodging.ts';
import { after } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishChanges } from '#server/emergency/activations/publish/publish-changes.ts';
import { lockActivations, type ApplyDeps } from './pending-work.ts';
import {
  entitledToAtMost,
  FAR_MILES,
  followsOn,
  REST_MS,
} from '#server/emergency/activations/decide/eligibility.ts';
import { liftHomes } from './lift-orders.ts';
import { entitlementsFor } from './matching.ts';
import { shaped } from '#server/emergency/activations/decide/zone-state.ts';
import { onePerOwner } from './one-per-owner.ts';
import { startServicesFor } from './start-orders.ts';
import * as history from '#server/emergency/activations/stores/history-store.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';
import { say } from '#server/platform/say.ts';

/**
 * A reviewer starts services for one home that no rule started: it is just outside the boundary, only roughly
 * located, or asked for it. Membership must still predate the order, an order must be within 5 miles, and
 * reviewers can't decide about their own home. Everything else is the reviewer's judgment.
 */
export async function activateHome(deps: ApplyDeps, chosen: Chosen): Promise<void> {
  await publishChanges(deps, await deps.db.transaction((tx) => activateHomeIn(tx, deps, chosen)));
}

type Chosen = { incidentId: string; homeId: string; by: Actor & { id: string }; reason: string };

/**
 * The same in the caller's transaction. Returns the people to notify (`notifyHouseholds`) after the commit.
 */
export async function activateHomeIn(
  tx: Tx,
  deps: ApplyDeps,
  { incidentId, homeId, by, reason }: Chosen,
): Promise<string[]> {
  await lockActivations(tx);
  const at = deps.clock.now();
  const incident = await incidentStore.findIncident(tx, incidentId);
  const home = await homeOf(tx, homeId);
  if (!incident || !home) throw new AppError('not_found', say().activationsErrors.noSuchHome);
  const { lat, lng, userId } = home;
  if (lat === null || lng === null) throw new AppError('conflict', say().activationsErrors.noPin);
  if ((await peopleOfHomes(tx, [homeId])).some((one) => one.userId === by.id))
    throw new AppError('not_allowed', say().activationsErrors.ownHome);
  const last = await store.findCurrent(tx, homeId);
  if (followsOn(last, at) !== 'new' || (await store.findActivation(tx, incidentId, homeId)))
    throw new AppError('conflict', say().activationsErrors.alreadyStarted);
  const [near] = shaped(await zonesOfIncident(tx, incidentId))
    .filter(({ zone }) => isReason(zone, at))
    .map((order) => ({ ...order, miles: order.shape.milesTo(lat, lng) }))
    .toSorted(
      (a, b) => Number(a.zone.endedAt !== null) - Number(b.zone.endedAt !== null) || a.miles - b.miles,
    )
    .filter(({ miles }) => miles <= FAR_MILES);
  if (!near) throw new AppError('conflict', say().activationsErrors.noOrderNear);
  const orderAt = near.zone.orderSince ?? at;
  const entitledAt = await entitlementsFor(tx, [userId]);
  const entitled = entitledToAtMost({ openedAt: incident.openedAt, orderAt }, (moment) =>
    entitledAt(userId, moment),
  );
  if (!entitled) throw new AppError('conflict', say().activationsErrors.noMembership);
  const threats = shaped((await liveZones(tx)).filter(endangers)).map(({ shape }) => shape);
  const recent = await incidentStore.recentIncidents(tx, after(at, -REST_MS));
  const { all: starting, others } = await onePerOwner(tx, {
    incidentId,
    recentIds: recent.map(({ id }) => id),
    starting: [
      {
        home: { id: homeId, userId, lat, lng },
        entitled,
        orderAt,
        zoneId: near.zone.id,
        zoneVersion: near.zone.version,
      },
    ],
  });
  const people = await startServicesFor(tx, deps, { incident, threats, at }, starting);
  await history.addEvents(tx, incidentId, [homeId], {
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
    detail: others.has(homeId)
      ? `${reason} Without cash and room: their owner has them for another home.`
      : reason,
  });
  // The order was real but has ended: the household keeps its services and gets no instruction to leave.
  if (near.zone.endedAt)
    await liftHomes(tx, deps.jobs, { incidentId, homeIds: [homeId], zone: near.zone, at });
  else if (incident.state === 'ended')
    await incidentStore.setIncident(tx, incidentId, { state: 'open', endedAt: null });
  return people;
}

/** An approved or automatic order that is in force or ended within 14 days. */
const isReason = ({ status, verdict, orderSince, endedAt }: LiveZone, at: Date): boolean =>
  status === 'order' &&
  (verdict === 'auto' || verdict === 'approved') &&
  orderSince !== null &&
  (endedAt === null || endedAt > after(at, -REST_MS));
