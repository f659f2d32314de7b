import { recordHomeChange, type Change } from '#server/core/audit/audit.ts';
import { homeFor, peopleOfHomes, publishToHome } from '#server/home/homes/homes.ts';
import { isMember } from '#server/money/membership/membership.ts';
import { hours } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { openReview } from '#server/core/reviews/reviews.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { askAgainAt, COOL_DOWN_HOURS } from './ask-again.ts';
import { sendDeclined } from './jobs.ts';
import { openRequest, sealText, type ServiceRequest } from './request-texts.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type RequestDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;

const none = () => new AppError('not_found', say().evacuationErrors.noSuchRequest);
const overtaken = () => new AppError('conflict', say().evacuationErrors.requestChanged);

/** Publishes the change to the household and adds it to the home's audit log. */
async function tell(
  tx: Tx,
  cipher: HomeCipher,
  change: Pick<Change, 'at' | 'actor' | 'action' | 'subjectId'>,
): Promise<void> {
  await publishToHome(tx, cipher.homeId, 'evacuation');
  await recordHomeChange(tx, cipher, change);
}

/** Services come with the owner's membership, so a request for them needs one, too. */
async function checkMembership(tx: Tx, userId: string, ownerId: string, at: Date): Promise<void> {
  if (await isMember(tx, ownerId, at)) return;
  throw new AppError(
    'membership_required',
    userId === ownerId
      ? say().evacuationErrors.membershipNeeded
      : say().evacuationErrors.ownersMembershipNeeded,
  );
}

/** After a decline, the same household asks again a day later. An appeal or a reopened request doesn't wait. */
async function checkCoolDown(tx: Tx, homeId: string, at: Date): Promise<void> {
  const last = await store.newestRequest(tx, homeId);
  const next = last ? askAgainAt(last) : null;
  if (!next || next <= at) return;
  const left = Math.max(1, Math.ceil((next.getTime() - at.getTime()) / hours(1)));
  throw new AppError('conflict', say().evacuationErrors.coolDown(COOL_DOWN_HOURS, left));
}

/** "No order came for my street": opens a review. One open request at a time. */
export async function requestServices(deps: RequestDeps, member: Member, homeRef: string, why: string) {
  const home = await homeFor(deps.db, member.id, homeRef, 'edit');
  const cipher = await cipherOf(deps.db, deps.masterKeys, home.id);
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await checkMembership(tx, member.id, home.userId, at);
    await checkCoolDown(tx, home.id, at);
    const request = await store.insertRequest(tx, {
      homeId: home.id,
      userId: member.id,
      why: sealText(cipher, 'why', why),
      createdAt: at,
    });
    if (!request) throw new AppError('conflict', say().evacuationErrors.alreadyAsked);
    await openReview(tx, {
      kind: 'service-request',
      key: request.id,
      homeId: home.id,
      summary: `${home.city}, ${home.state} ${home.zip}: a household asks for services without an order.`,
      facts: { requestId: request.id, isAppeal: false },
      at,
    });
    const actor = { id: member.id, device: member.device };
    await tell(tx, cipher, { at, actor, action: 'evacuation.asked', subjectId: request.id });
    return openRequest(cipher, request);
  });
}

/** Asks for another reviewer after a decline. Once only. */
export async function appealDecision(
  deps: RequestDeps,
  member: Member,
  { homeRef, id, why }: { homeRef: string; id: string; why: string },
) {
  const home = await homeFor(deps.db, member.id, homeRef, 'edit');
  const cipher = await cipherOf(deps.db, deps.masterKeys, home.id);
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const before = await store.findRequest(tx, id);
    if (before?.homeId !== home.id) throw none();
    if (before.state !== 'declined') throw new AppError('conflict', say().evacuationErrors.onlyDeclined);
    const request = await store.moveRequest(
      tx,
      { id, homeId: home.id, from: 'declined' },
      { state: 'appealed', reopenedAt: null, appeal: sealText(cipher, 'appeal', why), appealedAt: at },
    );
    if (!request) throw overtaken();
    await openReview(tx, {
      kind: 'service-request',
      key: `${id}.appeal`,
      homeId: home.id,
      summary: `${home.city}, ${home.state} ${home.zip}: a household asks another person to look again.`,
      facts: { requestId: id, isAppeal: true },
      at,
    });
    const actor = { id: member.id, device: member.device };
    await tell(tx, cipher, { at, actor, action: 'evacuation.appealed', subjectId: id });
    return openRequest(cipher, request);
  });
}

/** Our team lets a household ask again right away. */
export async function reopenRequest(
  tx: Tx,
  deps: Pick<RequestDeps, 'clock' | 'masterKeys'>,
  admin: Member,
  id: string,
): Promise<void> {
  const at = deps.clock.now();
  const before = await store.findRequest(tx, id);
  if (!before) throw none();
  const request = askAgainAt(before)
    ? await store.moveRequest(tx, { id, from: before.state }, { reopenedAt: at })
    : undefined;
  if (!request) throw new AppError('conflict', say().evacuationErrors.needNotWait);
  const cipher = await cipherOf(tx, deps.masterKeys, before.homeId);
  const actor = { id: admin.id, device: admin.device };
  await tell(tx, cipher, { at, actor, action: 'evacuation.request-reopened', subjectId: id });
}

/** A request for reviewers. The only place where its texts are decrypted for them. */
export async function requestOf(
  { db, masterKeys }: Pick<RequestDeps, 'masterKeys'> & { db: Queryable },
  id: string,
): Promise<ServiceRequest | undefined> {
  const row = await store.findRequest(db, id);
  return row && openRequest(await cipherOf(db, masterKeys, row.homeId), row);
}

export type Decision = { id: string; isApproved: boolean; note: string };

/**
 * An administrator's decision about a request, in the caller's transaction. An appeal must be decided by
 * someone other than the reviewer who declined; the database enforces this, too.
 */
export async function decideRequest(
  tx: Tx,
  deps: RequestDeps & Pick<Deps, 'jobs'>,
  admin: Member,
  { id, isApproved, note }: Decision,
) {
  const at = deps.clock.now();
  const before = await store.findRequest(tx, id);
  if (!before) throw none();
  if ((await peopleOfHomes(tx, [before.homeId])).some(({ userId }) => userId === admin.id))
    throw new AppError('not_allowed', say().evacuationErrors.ownHome);
  const cipher = await cipherOf(tx, deps.masterKeys, before.homeId);
  const isAppeal = before.state === 'appealed';
  if (!isAppeal && before.state !== 'open')
    throw new AppError('conflict', say().evacuationErrors.alreadyDecided);
  if (isAppeal && before.decidedBy === admin.id)
    throw new AppError('not_allowed', say().evacuationErrors.otherReviewer);
  const request = await store.moveRequest(
    tx,
    { id, from: before.state },
    isAppeal
      ? {
          state: isApproved ? 'approved' : 'appeal-declined',
          appealDecidedAt: at,
          appealDecidedBy: admin.id,
          appealNote: sealText(cipher, 'appealNote', note),
        }
      : {
          state: isApproved ? 'approved' : 'declined',
          decidedAt: at,
          decidedBy: admin.id,
          decisionNote: sealText(cipher, 'decisionNote', note),
        },
  );
  if (!request) throw overtaken();
  if (request.state === 'declined' || request.state === 'appeal-declined')
    await deps.jobs.enqueue(tx, sendDeclined, { requestId: id, state: request.state });
  await tell(tx, cipher, {
    at,
    actor: { id: admin.id, device: admin.device },
    action: isApproved ? 'evacuation.request-approved' : 'evacuation.request-declined',
    subjectId: id,
  });
  return openRequest(cipher, request);
}
