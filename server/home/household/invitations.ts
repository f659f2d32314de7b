import { randomUUID } from 'node:crypto';
import type { InvitedRole } from '#contract/home/household.ts';
import { openUser, peopleById } from '#server/core/accounts/accounts.ts';
import { recordHomeChange, type Actor } from '#server/core/audit/audit.ts';
import { addMember, homeFor, membersOf, publishToHome } from '#server/home/homes/homes.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { changeHousehold, type HouseholdDeps, type Place, type Requester } from './change.ts';
import * as invitations from './invitation-store.ts';
import { invitationToken } from './invitation-token.ts';
import { sendInvitation, sendJoined } from './jobs.ts';
import { calledBy } from './mails.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

const LIFE = days(7);
const MOST_PEOPLE = 20;
/** Daily limits: from one home, and to one address from all homes. More than that is abuse. */
const A_DAY = { fromHome: 20, toAddress: 5 };

async function send(
  { jobs, masterKeys }: HouseholdDeps,
  { tx, home, now }: Place,
  who: Requester,
  { email, role }: { email: string; role: InvitedRole },
) {
  const sent = await invitations.countSent(tx, { homeId: home.id, email }, after(now, -days(1)));
  if (sent.byHome >= A_DAY.fromHome) throw new AppError('rate_limited', say().householdErrors.manySent);
  if (sent.toEmail >= A_DAY.toAddress)
    throw new AppError('rate_limited', say().householdErrors.manyToAddress);
  const id = randomUUID();
  const made = await invitations.insertInvitation(tx, {
    id,
    homeId: home.id,
    email,
    role,
    tokenHash: hashToken(invitationToken(masterKeys, id)),
    invitedBy: who.id,
    createdAt: now,
    expiresAt: after(now, LIFE),
  });
  if (!made) throw new AppError('conflict', say().householdErrors.invitedAlready);
  await jobs.enqueue(tx, sendInvitation, { invitationId: id });
  return made;
}

/** Invites a person to the home. The response is the same whether or not the address has an account. */
export const invite = (
  deps: HouseholdDeps,
  who: Requester,
  homeRef: string,
  given: { email: string; role: InvitedRole },
) =>
  changeHousehold(deps, who, { homeRef, level: 'own' }, async (place) => {
    const members = await membersOf(place.tx, place.home.id);
    const open = await invitations.openInvitations(place.tx, place.home.id);
    if (members.length + open.length >= MOST_PEOPLE)
      throw new AppError('conflict', say().householdErrors.manyPeople(MOST_PEOPLE));
    const known = await peopleById(
      place.tx,
      members.map((m) => m.userId),
    );
    if ([...known.values()].some(({ email }) => email === given.email))
      throw new AppError('conflict', say().householdErrors.sharesAlready);
    const made = await send(deps, place, who, given);
    const auditEntry = { action: 'household.invited', subjectId: made.id, detail: given.email };
    return { result: made, auditEntry };
  });

/** Replaces an invitation with a new one. The old link stops working. */
export const resendInvitation = (deps: HouseholdDeps, who: Requester, homeRef: string, id: string) =>
  changeHousehold(deps, who, { homeRef, level: 'own' }, async (place) => {
    const old = await invitations.withdrawById(place.tx, place.home.id, id, place.now);
    if (!old) throw gone();
    const made = await send(deps, place, who, old);
    const auditEntry = { action: 'household.invited-again', subjectId: made.id, detail: old.email };
    return { result: made, auditEntry };
  });

const gone = () => new AppError('not_found', say().householdErrors.answered);

export const withdrawInvitation = (
  deps: HouseholdDeps,
  who: Requester,
  homeRef: string,
  id: string,
): Promise<void> =>
  changeHousehold(deps, who, { homeRef, level: 'own', archived: 'allowed' }, async ({ tx, home, now }) => {
    const withdrawn = await invitations.withdrawById(tx, home.id, id, now);
    if (!withdrawn) throw gone();
    const auditEntry = { action: 'household.invitation-withdrawn', subjectId: id, detail: withdrawn.email };
    return { result: undefined, auditEntry };
  });

const wrong = () => new AppError('link_wrong', say().householdErrors.expired);

/** What an invitation offers to the holder of its link. */
export async function readInvitation({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) {
  const found = await invitations.findByToken(db, hashToken(token));
  if (!found || found.acceptedAt || found.withdrawnAt || found.expiresAt <= clock.now()) throw wrong();
  const inviter = (await peopleById(db, [found.invitedBy])).get(found.invitedBy);
  if (!inviter) throw wrong();
  const { email, role, expiresAt } = found;
  return { email, role, expiresAt, invitedBy: calledBy(inviter) };
}

/**
 * Accepts an invitation. The link proves control of the mailbox, like a sign-in link, so it works signed out.
 * It adds the invited address's own account, which still has to sign in. It can't be accepted from another
 * person's session.
 */
export async function acceptInvitation(
  { db, clock, jobs, masterKeys, welcome }: HouseholdDeps & Pick<Deps, 'welcome'>,
  member: Member | null,
  token: string,
  device: string,
) {
  const offered = await invitations.findByToken(db, hashToken(token));
  if (!offered) throw wrong();
  const me = member && (await peopleById(db, [member.id])).get(member.id);
  if (me && me.email !== offered.email)
    throw new AppError('not_allowed', say().householdErrors.forOther(offered.email, me.email));
  const cipher = await cipherOf(db, masterKeys, offered.homeId);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await store.lockHousehold(tx, offered.homeId);
    const taken = await invitations.takeInvitation(tx, hashToken(token), now);
    if (!taken) throw wrong();
    // The inviter must still be the owner: an invitation ends with the right to invite.
    await homeFor(tx, taken.invitedBy, taken.homeId, 'own').catch(() => {
      throw wrong();
    });
    const user = await openUser(tx, { welcome }, taken.email);
    const given = { homeId: taken.homeId, userId: user.id };
    const isNew = await addMember(tx, { ...given, role: taken.role, createdAt: now });
    if (isNew) await jobs.enqueue(tx, sendJoined, given);
    const actor: Actor = { id: user.id, device };
    await recordHomeChange(tx, cipher, {
      at: now,
      actor,
      action: 'household.joined',
      subjectId: user.id,
      detail: taken.email,
    });
    await publishToHome(tx, taken.homeId, 'household');
    await publishToHome(tx, taken.homeId, 'homes');
  });
  return { email: offered.email, isSignedIn: member !== null };
}

/** Declines an invitation. The link is enough, because declining grants no access. */
export async function declineInvitation(
  { db, clock, masterKeys }: Pick<Deps, 'db' | 'clock' | 'masterKeys'>,
  token: string,
  device: string,
): Promise<void> {
  const offered = await invitations.findByToken(db, hashToken(token));
  if (!offered) throw wrong();
  const cipher = await cipherOf(db, masterKeys, offered.homeId);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const declined = await invitations.withdrawByToken(tx, hashToken(token), now);
    if (!declined) throw wrong();
    await recordHomeChange(tx, cipher, {
      at: now,
      actor: { id: null, device },
      action: 'household.invitation-declined',
      subjectId: declined.id,
      detail: declined.email,
    });
    await publishToHome(tx, declined.homeId, 'household');
  });
}
