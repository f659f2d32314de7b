import type { InvitedRole } from '#contract/home/household.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import {
  dropMember,
  membersOf,
  publishToHome,
  transferOwnership,
  updateMemberRole,
  type HomesUnderAlert,
} from '#server/home/homes/homes.ts';
import { isLeaving } from '#server/core/accounts/deletions.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import { changeHousehold, type HouseholdDeps, type Requester } from './change.ts';
import { say } from '#server/platform/say.ts';

const noSuchPerson = () => new AppError('not_found', say().householdErrors.doesNotShare);
const isOwner = () => new AppError('conflict', say().householdErrors.ownerStays);

/** The person a change is about, for the audit log. Throws `not_found` unless they share this home. */
async function personOf(tx: Tx, homeId: string, userId: string) {
  const membership = (await membersOf(tx, homeId)).find((m) => m.userId === userId);
  const account = membership && (await peopleById(tx, [userId])).get(userId);
  if (!account) throw noSuchPerson();
  return { ...membership, called: account.name ?? account.email };
}

export const changeRole = (
  deps: HouseholdDeps,
  who: Requester,
  { homeRef, userId }: { homeRef: string; userId: string },
  role: InvitedRole,
): Promise<void> =>
  changeHousehold(deps, who, { homeRef, level: 'own' }, async ({ tx, home }) => {
    const person = await personOf(tx, home.id, userId);
    if (!(await updateMemberRole(tx, home.id, userId, role))) throw isOwner();
    await publishToHome(tx, home.id, 'homes');
    return {
      result: undefined,
      auditEntry: {
        action: 'household.role-changed',
        subjectId: userId,
        detail: `${person.called}, ${role}`,
      },
    };
  });

/** Also refreshes the removed person's windows, so the home disappears there. */
async function tellFormer(tx: Tx, userId: string): Promise<void> {
  await publishLive(tx, userId, { topic: 'homes' });
  await publishLive(tx, userId, { topic: 'household' });
}

export const removeMember = (
  deps: HouseholdDeps,
  who: Requester,
  { homeRef, userId }: { homeRef: string; userId: string },
): Promise<void> =>
  changeHousehold(deps, who, { homeRef, level: 'own', archived: 'allowed' }, async ({ tx, home }) => {
    const person = await personOf(tx, home.id, userId);
    if (!(await dropMember(tx, home.id, userId))) throw isOwner();
    await tellFormer(tx, userId);
    return {
      result: undefined,
      auditEntry: { action: 'household.member-removed', subjectId: userId, detail: person.called },
    };
  });

export const leaveHome = (deps: HouseholdDeps, who: Requester, homeRef: string): Promise<void> =>
  changeHousehold(deps, who, { homeRef, level: 'view' }, async ({ tx, home }) => {
    if (!(await dropMember(tx, home.id, who.id)))
      throw new AppError('conflict', say().householdErrors.ownerLeaves);
    await tellFormer(tx, who.id);
    return { result: undefined, auditEntry: { action: 'household.left', subjectId: who.id } };
  });

/**
 * Transfers the home to another household member. The old owner stays as a member. Their share links and open
 * invitations end with it, by a trigger on `homes`.
 */
export const transferHome = (
  deps: HouseholdDeps & { areUnderAlert: HomesUnderAlert },
  who: Requester,
  homeRef: string,
  userId: string,
): Promise<void> =>
  changeHousehold(deps, who, { homeRef, level: 'own', archived: 'allowed' }, async ({ tx, home, now }) => {
    const person = await personOf(tx, home.id, userId);
    if (userId === who.id) throw new AppError('conflict', say().householdErrors.ownAlready);
    if (await isLeaving(tx, userId)) throw new AppError('conflict', say().householdErrors.leavingUs);
    const transfer = { homeId: home.id, from: who.id, to: userId, now };
    if (!(await transferOwnership(tx, transfer, deps.areUnderAlert))) throw noSuchPerson();
    await publishToHome(tx, home.id, 'homes');
    await publishToHome(tx, home.id, 'claims');
    return {
      result: undefined,
      auditEntry: { action: 'household.owner-changed', subjectId: userId, detail: person.called },
    };
  });
