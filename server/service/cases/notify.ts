import { setTimeout as sleep } from 'node:timers/promises';
import { publishToHome } from '#server/home/homes/homes.ts';
import { afterCommit, type Db, type Tx } from '#server/platform/db.ts';
import { notifyDesk } from '#server/service/shifts/shifts.ts';

export { notifyDesk as notifyCaseStaff };

/** Notifies the desk and the household's windows that a case's owner or open state has changed. */
export async function notifyCaseChange(tx: Tx, homeId: string | null): Promise<void> {
  if (homeId) await publishToHome(tx, homeId, 'help');
  await notifyDesk(tx);
}

/**
 * Limits live updates to ten a second: a hundred agents who take cases at once would otherwise wake each other's
 * windows constantly.
 */
const GATHER_MS = 100;
/** Homes whose changes are collected and published together. */
const gathered = new WeakMap<Db, Set<string>>();

/**
 * Publishes shortly after the commit, for changes that happen many times a second: PostgreSQL serializes commits with a
 * NOTIFY. If the process is killed in between, windows see the change with their next request.
 */
export async function notifyCaseChangeAfterCommit(tx: Tx, homeId: string | null): Promise<void> {
  const isPlanned = afterCommit((db, log) => {
    notifySoon(db, homeId).catch((err: unknown) => log.warn({ err }, 'live update publish failed'));
  });
  if (!isPlanned) await notifyCaseChange(tx, homeId);
}

async function notifySoon(db: Db, homeId: string | null): Promise<void> {
  const waiting = gathered.get(db);
  if (waiting) return void (homeId && waiting.add(homeId));
  const homes = new Set(homeId ? [homeId] : []);
  gathered.set(db, homes);
  await sleep(GATHER_MS);
  gathered.delete(db);
  await db.transaction(async (later) => {
    for (const home of homes) await publishToHome(later, home, 'help');
    await notifyDesk(later);
  });
}
