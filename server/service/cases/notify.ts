import { listStaffWho } from '#server/core/accounts/accounts.ts';
import { publishToHome } from '#server/home/homes/homes.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { publishLiveTo } from '#server/platform/events.ts';

/** Notifies the open windows of everyone who may read cases. The event carries no data; windows ask for what changed. */
export async function notifyCaseStaff(tx: Queryable): Promise<void> {
  const staff = await listStaffWho(tx, 'cases.read');
  await publishLiveTo(
    tx,
    staff.map(({ id }) => id),
    { topic: 'desk' },
  );
}

/** The same, and the household's windows: who works on its case, or whether it is open, has changed. */
export async function notifyCaseChange(tx: Tx, homeId: string): Promise<void> {
  await publishToHome(tx, homeId, 'help');
  await notifyCaseStaff(tx);
}
