import { listStaffWho } from '#server/core/accounts/accounts.ts';
import type { Queryable } from '#server/platform/db.ts';
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
