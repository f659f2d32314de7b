import { zoneHeads, type ZoneHead } from '#server/emergency/alerts/alerts.ts';
import { minutes } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { lockName } from '#server/platform/locks.ts';
import { allowLong } from '#server/platform/silence.ts';
import { canActivate } from '#server/emergency/activations/decide/zone-state.ts';
import { keyOf } from './doubtful-claims.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';

export type ApplyDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config' | 'log'>;

/** One writer at a time: the second waits and then finds the work done. A large fan-out may take a while. */
export async function lockActivations(tx: Tx): Promise<void> {
  // Shapes are compared between two statements, which is slow on a starved machine, hence the idle timeout.
  await allowLong(tx, minutes(2), 'lock_timeout', 'idle_in_transaction_session_timeout');
  await lockName(tx, 'activations');
}

/** Finds pending work without reading any shape. Almost always there is none. */
export async function pendingWork(db: Db | Tx) {
  const claims = await incidentStore.openClaims(db);
  const running = claims.filter(({ endedAt }) => endedAt === null);
  const heads = await zoneHeads(db, [...new Set(claims.map(({ zoneId }) => zoneId))]);
  const headOf = new Map(heads.map((head) => [head.id, head]));
  const isTaken = new Set(running.map(({ zoneId, zoneVersion }) => keyOf(zoneId, zoneVersion)));
  const isNow = ({ zoneVersion }: incidentStore.OpenClaim, head: ZoneHead | undefined) =>
    head !== undefined && head.version === zoneVersion && head.endedAt === null && head.verdict !== 'refused';
  return {
    heads: heads
      .map((head) => [head.id, head.version, head.verdict, head.endedAt?.getTime()].join())
      .join(' '),
    starts: heads.filter((head) => canActivate(head) && !isTaken.has(keyOf(head.id, head.version))),
    ends: running.filter((claim) => !isNow(claim, headOf.get(claim.zoneId))),
    // Zones that left the list, or came back to it as a new order.
    out: heads.filter(({ vanishedAt, lapsedAt }) => vanishedAt !== null || lapsedAt !== null),
    lists: claims.filter(({ listedAt }) => listedAt === null),
    held: heads.filter(
      ({ status, verdict, shapeHash, endedAt }) =>
        ((status === 'order' && verdict === 'held') || (status === 'unknown' && verdict !== 'refused')) &&
        shapeHash !== null &&
        endedAt === null,
    ),
  };
}

export type PendingWork = Awaited<ReturnType<typeof pendingWork>>;
