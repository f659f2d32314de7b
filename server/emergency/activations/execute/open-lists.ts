import { liveZones, type ZoneHead } from '#server/emergency/alerts/alerts.ts';
import type { Db } from '#server/platform/db.ts';
import { canActivate, shaped } from '#server/emergency/activations/decide/zone-state.ts';
import type { Applied } from '#server/emergency/activations/decide/applied.ts';
import { keyOf } from './doubtful-claims.ts';
import { listAround, listInside } from './listing.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import { pendingWork, type ApplyDeps, type PendingWork } from './pending-work.ts';

/** Held zones already listed by this process. Only a shortcut: the reviews themselves prevent duplicates. */
const listed = new WeakMap<Db, Set<string>>();

/** Opens reviews for homes that an order may affect although it started nothing for them. */
export async function listHomes(
  { db, clock }: ApplyDeps,
  /** The pending work, if nothing has changed since it was read. */
  known?: Pick<PendingWork, 'lists'>,
): Promise<Applied[]> {
  const { lists } = known ?? (await pendingWork(db));
  if (lists.length === 0) return [];
  const live = await liveZones(db);
  const orders = shaped(live.filter((zone) => canActivate(zone) && zone.status === 'order'));
  const applied: Applied[] = [];
  for (const claim of lists) {
    const at = clock.now();
    const zone = orders.find((one) => one.zone.id === claim.zoneId && one.zone.version === claim.zoneVersion);
    applied.push(
      ...(await db.transaction(async (tx) => {
        const shapes = orders.map(({ shape }) => shape);
        const { incidentId } = claim;
        const done = zone ? await listAround(tx, { incidentId, zone, orders: shapes, at }) : [];
        await incidentStore.setClaim(tx, claim, { listedAt: at });
        return done;
      })),
    );
  }
  return applied;
}

export async function listHeld({ db, clock }: ApplyDeps, heads: readonly ZoneHead[]): Promise<Applied[]> {
  let known = listed.get(db);
  if (!known) listed.set(db, (known = new Set()));
  const seen = known;
  const fresh = new Set(heads.filter(({ id, version }) => !seen.has(keyOf(id, version))).map(({ id }) => id));
  if (fresh.size === 0) return [];
  const applied: Applied[] = [];
  for (const held of shaped((await liveZones(db)).filter(({ id }) => fresh.has(id)))) {
    applied.push(...(await listInside(db, { held, at: clock.now() })));
    seen.add(keyOf(held.zone.id, held.zone.version));
  }
  return applied;
}
