import { publishToHome } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { notifyDesk } from '#server/service/shifts/shifts.ts';

export { notifyDesk as notifyCaseStaff };

/** Notifies the desk and the household's windows: who works on its case, or whether it is open, has changed. */
export async function notifyCaseChange(tx: Tx, homeId: string | null): Promise<void> {
  if (homeId) await publishToHome(tx, homeId, 'help');
  await notifyDesk(tx);
}
