import type { Role, StaffRole } from '#contract/staff.ts';
import { recordAccountChange, recordAdminChange } from '#server/core/audit/audit.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { publishSessionsEnded, notifyStaff } from './accounts.ts';
import * as staff from './staff-store.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

/** Everyone with staff access. */
export async function listStaff({ db }: Pick<Deps, 'db'>, reader: Pick<Member, 'id'>) {
  const team = await staff.findStaff(db);
  return {
    staff: team.map((person) => ({
      ...person,
      role: person.role as StaffRole,
      isYou: person.id === reader.id,
    })),
  };
}

const ACTIONS: Partial<Record<Role, string>> = {
  ADMIN: 'account.made-administrator',
  USER: 'account.made-member',
};

/**
 * Grants a person a role, or revokes it. Their sessions end, so the new role takes effect at once; outside the demo
 * staff can access nothing without a passkey. No one can change their own role, so at least one administrator always
 * remains. If two revoke each other at the same time, one is refused.
 */
export const setRole = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Pick<Member, 'id' | 'device'>,
  { userId, role, reason }: { userId: string; role: Role; reason: string },
): Promise<{ role: Role; ended: number }> =>
  db.transaction(async (tx) => {
    if (userId === admin.id) throw new AppError('conflict', say().accountErrors.ownRole);
    const admins = await staff.lockAdmins(tx);
    if (!admins.includes(admin.id)) throw new AppError('not_allowed', say().accountErrors.noLongerAdmin);
    const [held] = await store.lockUser(tx, userId);
    if (!held) throw new AppError('not_found', say().accountErrors.noSuchMember);
    // Use the role of the locked row: a person promoted while we waited isn't in the list we locked.
    if (held.role === role) return { role, ended: 0 };
    await store.updateRole(tx, userId, role);
    const ended = await store.deleteSessions(tx, userId);
    await publishSessionsEnded(tx, userId, ended);
    await publishLive(tx, userId, { topic: 'account' });
    await notifyStaff(tx, 'admin');
    const change = {
      at: clock.now(),
      actor: { id: admin.id, device: admin.device },
      action: ACTIONS[role] ?? 'account.role-changed',
    };
    await recordAccountChange(tx, userId, { ...change, detail: reason });
    const before = { role: held.role };
    await recordAdminChange(tx, { ...change, subjectId: userId, before, after: { role } });
    return { role, ended: ended.length };
  });
