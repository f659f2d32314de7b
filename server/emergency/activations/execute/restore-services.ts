import { PRODUCT, recordIncidentChange, type Actor } from '#server/core/audit/audit.ts';
import { peopleOfHomes } from '#server/home/homes/homes.ts';
import { rejoinWaitingList } from '#server/emergency/lodging/lodging.ts';
import { queueNotices } from '#server/core/notifications/notifications.ts';
import { restoreUnsent } from '#server/money/payouts/payouts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { openReviewsFor } from '#server/core/reviews/reviews.ts';
import { isCashHeld } from './cash-hold.ts';
import { reachable } from './start-services.ts';
import * as history from '#server/emergency/activations/stores/history-store.ts';
import { isNewOrder } from '#server/emergency/activations/decide/decide-starts.ts';
import { homesWord } from '#server/emergency/activations/decide/incident-names.ts';
import type { PriorActivation, Inside } from '#server/emergency/activations/decide/homes-in-zones.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';
import { say } from '#server/platform/say.ts';

type BackDeps = Pick<Deps, 'jobs' | 'config'>;
type Back = Inside & { was: PriorActivation };
type Returning = {
  back: readonly Back[];
  /** Among canceled homes: those whose membership and location predate the new order. */
  isEligible: ReadonlySet<string>;
  at: Date;
};

/**
 * The order is back: reopens the same activation, and nothing is granted twice. Homes without a room rejoin the waiting
 * list, and what the cancellation of a mistaken order revoked is restored. Returns the people to notify.
 */
export async function reopen(tx: Tx, deps: BackDeps, { back, isEligible, at }: Returning): Promise<string[]> {
  const told: string[] = [];
  for (const [incidentId, ones] of Map.groupBy(back, ({ was }) => was.incidentId)) {
    const [cancelled, lifted] = [
      ones.filter(({ was }) => was.state === 'cancelled'),
      ones.filter(({ was }) => was.state !== 'cancelled'),
    ];
    // Before reactivating them, because incident totals exclude canceled homes.
    const wanted = cancelled.map(({ home }) => home.id).filter((id) => isEligible.has(id));
    const owed = await weighCash(tx, deps, { incidentId, homeIds: wanted, at });
    await store.moveOrReactivate(
      tx,
      ones.map(({ home, zone }) => ({
        incidentId,
        homeId: home.id,
        zoneId: zone.id,
        zoneVersion: zone.version,
      })),
    );
    await incidentStore.setIncident(tx, incidentId, { state: 'open', endedAt: null });
    for (const [zoneId, ofZone] of Map.groupBy(ones, ({ zone }) => zone.id))
      for (const [isNew, alike] of Map.groupBy(ofZone, isNewOrder))
        await history.addEvents(
          tx,
          incidentId,
          alike.map(({ home }) => home.id),
          { at, kind: 'order.back', detail: { zone: zoneId, rule: alike[0]?.zone.rule ?? null, isNew } },
        );
    const waiting = await rejoinWaitingList(tx, deps, {
      incidentId,
      homeIds: lifted.map(({ home }) => home.id),
      at,
    });
    const given = await restoreRoomsAndCash(tx, deps, { incidentId, owed, at });
    const people = await reachable(
      tx,
      ones.map(({ home }) => home),
    );
    await queueNotices(tx, deps.jobs, { incidentId, kind: 'order', at, people, again: true });
    const inLine = waiting.length + given.waiting.length;
    const detail = [
      `${homesWord(ones.length)} under an order again${rulesOf(ones)}`,
      ...(inLine > 0 ? [`${homesWord(inLine)} in line for a room again`] : []),
      ...(given.cash.length > 0 ? [`cash for ${homesWord(given.cash.length)} is paid after all`] : []),
    ].join('; ');
    await recordIncidentChange(tx, incidentId, { at, actor: PRODUCT, action: 'incident.order-back', detail });
    told.push(...people.map(({ userId }) => userId));
    const isWhole = new Set(given.whole);
    await openReviewsFor(
      tx,
      cancelled
        .filter(({ home }) => !isWhole.has(home.id))
        .map(({ home, zone }) => ({
          kind: 'home-order-after-cancel' as const,
          key: `${incidentId} ${home.id} ${zone.id} ${zone.version}`,
          homeId: home.id,
          zoneId: zone.id,
          incidentId,
          summary: isEligible.has(home.id)
            ? 'An order covers a home whose services were canceled. The household was notified, but its cash couldn’t be restored automatically.'
            : 'An order covers a home whose services were canceled, and its membership or location is newer than the order. The household was notified. Nothing else started.',
          facts: { zone: zone.key },
          at,
        })),
    );
  }
  return told;
}

/** "; rule fresh-after-absence": the rules by which the orders count. */
function rulesOf(ones: readonly Back[]): string {
  const rules = [...new Set(ones.flatMap(({ zone }) => zone.rule ?? []))];
  return rules.length > 0 ? ` (rule ${rules.toSorted().join(', ')})` : '';
}

type Owed = { homes: store.PromisedCash[]; isHeld: boolean };

/** What can be restored to these homes, and whether its cash is held with the rest of the incident. */
async function weighCash(
  tx: Tx,
  deps: BackDeps,
  { incidentId, homeIds, at }: { incidentId: string; homeIds: readonly string[]; at: Date },
): Promise<Owed> {
  const homes = await store.promisedCashOf(tx, incidentId, homeIds);
  const incident = homes.length > 0 ? await incidentStore.findIncident(tx, incidentId) : undefined;
  if (!incident) return { homes, isHeld: false };
  const starting = homes.map(({ cashCents }) => ({ entitled: { cashCents } }));
  return { homes, isHeld: await isCashHeld(tx, deps, { incident, starting, at }) };
}

/** Restores room and cash. `whole`: homes that now have everything back. */
async function restoreRoomsAndCash(
  tx: Tx,
  deps: BackDeps,
  { incidentId, owed: { homes, isHeld }, at }: { incidentId: string; owed: Owed; at: Date },
) {
  const homeIds = homes.map(({ homeId }) => homeId);
  if (homeIds.length === 0) return { waiting: [], cash: [], whole: [] };
  const waiting = await rejoinWaitingList(tx, deps, { incidentId, homeIds, at });
  const cash = await restoreUnsent(tx, deps, { incidentId, homeIds, isHeld, at });
  const isPaid = new Set(cash);
  const whole = homes.filter(({ homeId, cashCents }) => cashCents === 0 || isPaid.has(homeId));
  return { waiting, cash, whole: whole.map(({ homeId }) => homeId) };
}

/**
 * A reviewer restores what a canceled order revoked, for a home that is under an order again and got nothing back
 * automatically. Runs in the caller's transaction, which must hold the activations lock. Returns the people to notify.
 */
export async function restoreServicesIn(
  tx: Tx,
  deps: BackDeps & Pick<Deps, 'clock'>,
  {
    incidentId,
    homeId,
    by,
    reason,
  }: { incidentId: string; homeId: string; by: Actor & { id: string }; reason: string },
): Promise<string[]> {
  const at = deps.clock.now();
  const people = await peopleOfHomes(tx, [homeId]);
  if (people.some((one) => one.userId === by.id))
    throw new AppError('not_allowed', say().activationsErrors.ownHome);
  const activation = await store.findActivation(tx, incidentId, homeId);
  if (activation?.state !== 'active') throw new AppError('conflict', say().activationsErrors.noOrderNow);
  const owed = await weighCash(tx, deps, { incidentId, homeIds: [homeId], at });
  const { waiting, cash } = await restoreRoomsAndCash(tx, deps, { incidentId, owed, at });
  if (waiting.length + cash.length === 0)
    throw new AppError('conflict', say().activationsErrors.nothingToRestore);
  await history.addEvents(tx, incidentId, [homeId], {
    at,
    kind: 'services.restored',
    actorId: by.id,
    detail: { reason },
  });
  await recordIncidentChange(tx, incidentId, {
    at,
    actor: by,
    action: 'incident.services-restored',
    subjectId: homeId,
    detail: reason,
  });
  return people.map(({ userId }) => userId);
}
