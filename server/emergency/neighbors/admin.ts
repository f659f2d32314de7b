import type { z } from 'zod';
import type { AdminGroups } from '#contract/emergency/neighbors-admin.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAccountChange, recordAdminChange } from '#server/core/audit/audit.ts';
import { findAmbassador, lockAmbassador } from '#server/emergency/ambassadors/ambassadors.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { eq, sql } from '#server/platform/drizzle.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import { countPresent } from './circle.ts';
import { closeIn, type GroupDeps } from './groups.ts';
import * as store from './store.ts';
import { neighborDrills } from './tables.ts';

/** Groups for our team, which sees only counts: membership in a group is private to neighbors. */

export async function groupsForStaff(
  db: Queryable,
  ambassadorId: string,
): Promise<z.input<typeof AdminGroups>> {
  if (!(await findAmbassador(db, ambassadorId)))
    throw new AppError('not_found', say().ambassadorErrors.noAmbassador);
  const groups = [];
  for (const row of await store.groupsOfAmbassador(db, ambassadorId))
    groups.push({
      id: row.id,
      name: row.name,
      area: row.area,
      zoneId: row.zoneId,
      state: row.state,
      reason: row.stateReason,
      createdAt: row.createdAt,
      households: await countPresent(db, row.id),
      drills: await db.$count(
        neighborDrills,
        sql`${eq(neighborDrills.groupId, row.id)} and ${eq(neighborDrills.state, 'done')}`,
      ),
    });
  return { groups };
}

/** Our team closes a group. Its ambassador sees the reason; its households get an email. */
export async function closeAsStaff(
  deps: GroupDeps,
  staff: Pick<Member, 'id' | 'device'>,
  groupId: string,
  reason: string,
): Promise<z.input<typeof AdminGroups>> {
  return deps.db.transaction(async (tx) => {
    const known = await store.findGroup(tx, groupId);
    const ambassador = known && (await lockAmbassador(tx, known.ambassadorId));
    const group = await store.lockGroup(tx, groupId);
    if (!group || !ambassador) throw new AppError('not_found', say().neighborErrors.noGroup);
    if (ambassador.userId === staff.id) throw new AppError('conflict', say().neighborErrors.ownGroup);
    if (group.state !== 'open') throw new AppError('conflict', say().neighborErrors.closedAlready);
    const at = deps.clock.now();
    await closeIn(tx, deps, group, { by: 'staff', reason, at });
    await notifyStaff(tx, 'admin');
    const view = await groupsForStaff(tx, group.ambassadorId);
    const change = {
      at,
      actor: { id: staff.id, device: staff.device },
      action: 'neighbor-group.closed',
      subjectId: groupId,
      detail: group.name,
      before: { state: 'open' },
      after: { state: 'closed', reason },
    };
    if (ambassador.userId) await recordAccountChange(tx, ambassador.userId, change);
    await recordAdminChange(tx, change);
    return view;
  });
}
