import { setTimeout as sleep } from 'node:timers/promises';
import { publishToHome } from '#server/home/homes/homes.ts';
import { afterCommit, type Db, type Tx } from '#server/platform/db.ts';
import { notifyDesk } from '#server/service/shifts/shifts.ts';

export { notifyDesk as notifyCaseStaff };

/** Notifies the desk and the household's windows: who works on its case, or whether it is open, has changed. */
export async function notifyCaseChange(tx: Tx, homeId: string | null): Promise<void> {
  if (homeId) await publishToHome(tx, homeId, 'help');
  await notifyDesk(tx);
}

/** A hundred agents who take cases at once wake each other's windows ten times a second at most. */
const GATHER_MS = 100;
/** Homes whose changes are published together, while some are being gathered. */
const gathered = new WeakMap<Db, Set<string>>();

/**
 * The same soon after the commit, for what happens many times a second: PostgreSQL serializes commits with a NOTIFY. If the
 * process is killed in between, windows see the change with their next request.
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
