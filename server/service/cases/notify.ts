import { publishToHome } from '#server/home/homes/homes.ts';
import { afterCommit, type Tx } from '#server/platform/db.ts';
import { notifyDesk } from '#server/service/shifts/shifts.ts';

export { notifyDesk as notifyCaseStaff };

/** Notifies the desk and the household's windows: who works on its case, or whether it is open, has changed. */
export async function notifyCaseChange(tx: Tx, homeId: string | null): Promise<void> {
  if (homeId) await publishToHome(tx, homeId, 'help');
  await notifyDesk(tx);
}

/**
 * The same right after the commit, for what happens many times a second: PostgreSQL serializes commits with a NOTIFY. If the
 * process is killed in between, windows see the change with their next request.
 */
export async function notifyCaseChangeAfterCommit(tx: Tx, homeId: string | null): Promise<void> {
  const isPlanned = afterCommit((db, log) => {
    db.transaction((later) => notifyCaseChange(later, homeId)).catch((err: unknown) =>
      log.warn({ err }, 'live update publish failed'),
    );
  });
  if (!isPlanned) await notifyCaseChange(tx, homeId);
}
