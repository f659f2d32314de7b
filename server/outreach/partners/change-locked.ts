import type { z } from 'zod';
import type { PartnerDetail } from '#contract/outreach/partners.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { isUnchanged, recordAdminChange } from '#server/core/audit/audit.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as store from './store.ts';
import { viewPartner } from './to-contract.ts';

export type Staff = Pick<Member, 'id' | 'device' | 'role'>;
export type PartnerDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>;
export type View = z.input<typeof PartnerDetail>;

type Said = Omit<Parameters<typeof recordAdminChange>[1], 'actor' | 'at' | 'subjectId' | 'detail'> & {
  detail?: string;
};

/**
 * Changes a partner, or its contacts, documents and so on, under its lock. In the same transaction it recomputes until
 * when the partner is fit, adds an audit entry and notifies the team's windows. `work` returns the audit entry.
 */
export const changeLocked = (
  { db, clock }: Pick<PartnerDeps, 'db' | 'clock'>,
  staff: Staff,
  partnerId: string,
  work: (tx: Tx, partner: store.PartnerRow, at: Date) => Promise<Said>,
): Promise<View> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const partner = await store.lockPartner(tx, partnerId);
    if (!partner) throw new AppError('not_found', say().partnersErrors.noSuchPartner);
    const said = await work(tx, partner, at);
    await store.refreshFit(tx, partnerId);
    await recordChange(tx, staff, { ...said, at, subjectId: partnerId, detail: said.detail ?? partner.name });
    return viewPartner(tx, { partnerId, now: at, readerId: staff.id });
  });

/** The last step of its transaction, because the audit log is locked from here on. Skipped if nothing changed. */
export async function recordChange(
  tx: Tx,
  staff: Staff,
  said: Omit<Parameters<typeof recordAdminChange>[1], 'actor'>,
): Promise<void> {
  if (isUnchanged(said)) return;
  await notifyStaff(tx, 'admin');
  await recordAdminChange(tx, { ...said, actor: { id: staff.id, device: staff.device } });
}
