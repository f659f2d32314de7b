import type { Role } from '#contract/core/accounts.ts';
import { recordAccountChange, recordAdminChange } from '#server/core/audit/audit.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { publishSessionsEnded, notifyAdmins } from './accounts.ts';
import * as store from './store.ts';

/**
 * Makes a person an administrator, or revokes it. Their sessions end, so the new role starts clean; outside
 * the demo an administrator can access nothing without a passkey. No one can change their own role, so at
 * least one administrator always remains. If two revoke each other at the same time, one is refused.
 */
export const setRole = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Pick<Member, 'id' | 'device'>,
  { userId, role, reason }: { userId: string; role: Role; reason: string },
): Promise<{ role: Role; ended: number }> =>
  db.transaction(async (tx) => {
    if (userId === admin.id)
      throw new AppError('conflict', 'Nobody changes their own role. Ask another administrator.');
    const admins = await store.lockAdmins(tx);
    if (!admins.includes(admin.id))
      throw new AppError('not_allowed', 'You are no administrator any more. Nothing was changed.');
    const [held] = await store.lockUser(tx, userId);
    if (!held) throw new AppError('not_found', 'There is no such member.');
    // Use the role of the locked row: a person promoted while we waited isn't in the list we locked.
    if (held.role === role) return { role, ended: 0 };
    await store.updateRole(tx, userId, role);
    const ended = await store.deleteSessions(tx, userId);
    await publishSessionsEnded(tx, userId, ended);
    await publishLive(tx, userId, { topic: 'account' });
    await notifyAdmins(tx, 'admin');
    const change = {
      at: clock.now(),
      actor: { id: admin.id, device: admin.device },
      action: role === 'ADMIN' ? 'account.made-administrator' : 'account.made-member',
    };
    await recordAccountChange(tx, userId, { ...change, detail: reason });
    const before = { role: held.role };
    await recordAdminChange(tx, { ...change, subjectId: userId, before, after: { role } });
    return { role, ended: ended.length };
  });
