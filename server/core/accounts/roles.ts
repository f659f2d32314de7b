import type { Role } from '#contract/core/accounts.ts';
import { recordAccountChange, recordAdminChange } from '#server/core/audit/audit.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { announceEnd, notifyAdmins } from './accounts.ts';
import * as store from './store.ts';

/**
 * Makes somebody an administrator, or takes that away. Their sessions end: the new role starts clean, and outside the demo
 * an administrator reaches nothing before there is a passkey. Nobody changes their own, so that there is always one left
 * who meant it; of two who take it from each other at once, one is refused.
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
    // As the row says that is held now: who was made one while we waited is not among those we waited for.
    if (held.role === role) return { role, ended: 0 };
    await store.updateRole(tx, userId, role);
    const ended = await store.deleteSessions(tx, userId);
    await announceEnd(tx, userId, ended);
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
