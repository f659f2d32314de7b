import type { TextCipher } from '#server/core/sealing/sealing.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { addEvent } from './history.ts';
import { notifyCaseChange } from './notify.ts';
import { reopenFor } from './opening.ts';
import { newReference } from './reference.ts';
import * as clocks from './clock-store.ts';
import * as store from './store.ts';
import { findOpenCall, lockOpenCall } from './call-store.ts';

type Request = {
  homeId: string;
  startsAt: Date;
  /** Who calls. Null: the agent who takes it from the queue. */
  owner: string | null;
  /** Who asked. */
  actorId: string;
  about: string;
  at: Date;
};

/** The home's open call, if there is one. */
export const openCallOf = (db: Queryable, homeId: string) => findOpenCall(db, homeId);

/** Opens the case of a call, due at its time. A home has at most one: another request moves the call. */
export async function requestCallCase(tx: Tx, cipher: TextCipher, request: Request): Promise<store.Case> {
  const { homeId, startsAt, owner, actorId, at } = request;
  const owned = { owner, claimedAt: owner ? at : null, returnAt: owner ? startsAt : null };
  const added = await store.insertCase(tx, {
    ref: newReference(),
    kind: 'call',
    homeId,
    incidentId: null,
    severity: 3,
    reason: 'call-requested',
    openedAt: at,
    dueAt: startsAt,
    ...owned,
  });
  const found = added ?? (await moveCall(tx, request, owned));
  // It was closed between the insert and the lock, or the reference was taken: the next attempt opens one.
  if (!found) return requestCallCase(tx, cipher, request);
  await clocks.startClock(tx, { caseId: found.id, kind: 'answer', beganAt: at, dueAt: startsAt });
  const entry = { caseId: found.id, at, actorId } as const;
  if (added) await addEvent(tx, cipher, { ...entry, kind: 'opened', facts: { by: 'member' } });
  await addEvent(tx, cipher, {
    ...entry,
    kind: 'requested',
    text: request.about,
    facts: { at: startsAt.toISOString() },
  });
  await notifyCaseChange(tx, homeId);
  return found;
}

async function moveCall(
  tx: Tx,
  { homeId, startsAt, actorId, at }: Request,
  owned: Pick<store.Case, 'owner' | 'claimedAt' | 'returnAt'>,
): Promise<store.Case | undefined> {
  const known = await lockOpenCall(tx, homeId);
  if (!known) return undefined;
  if (known.state === 'waiting') await reopenFor(tx, known, { at, by: 'member', actorId });
  // The clock of the old time ends unmeasured, because no one was late.
  await clocks.stopClock(tx, { caseId: known.id, kinds: ['answer'], at, by: null });
  await store.updateCase(tx, known.id, { dueAt: startsAt, ...owned });
  return { ...known, dueAt: startsAt, ...owned };
}

/** The household cancels its call. Returns false if there was none. */
export async function cancelCallCase(
  tx: Tx,
  cipher: TextCipher,
  { homeId, actorId, at }: Pick<Request, 'homeId' | 'actorId' | 'at'>,
): Promise<boolean> {
  const known = await lockOpenCall(tx, homeId);
  if (!known) return false;
  const changes = { closedAt: at, closeReason: 'canceled', remindAt: null, returnAt: null, dueAt: null };
  await store.moveCase(tx, known.id, { from: known.state, to: 'closed', by: 'member' }, changes);
  await clocks.stopClock(tx, { caseId: known.id, kinds: ['claim', 'answer'], at, by: null });
  const facts = { reason: 'canceled' };
  await addEvent(tx, cipher, { caseId: known.id, at, actorId, kind: 'closed', facts });
  await notifyCaseChange(tx, homeId);
  return true;
}

/** Moves a home's open call to another person, or to the queue. */
export async function giveCall(
  tx: Tx,
  cipher: TextCipher,
  given: { homeId: string; to: string | null; actorId: string; at: Date },
): Promise<void> {
  const { homeId, to, actorId, at } = given;
  const known = await lockOpenCall(tx, homeId);
  if (!known || known.owner === to) return;
  await store.updateCase(tx, known.id, {
    owner: to,
    claimedAt: to ? at : null,
    returnAt: to ? known.dueAt : null,
  });
  const entry = { caseId: known.id, at, actorId } as const;
  await addEvent(
    tx,
    cipher,
    to
      ? { ...entry, kind: 'assigned', facts: { to } }
      : { ...entry, kind: 'returned', facts: { why: 'given-back' } },
  );
  await notifyCaseChange(tx, homeId);
}

/** Assigns an unclaimed question to the home's advisor. Others get it after this time. */
export async function giveToAdvisor(
  tx: Tx,
  known: store.Case,
  { advisorId, until, at }: { advisorId: string; until: Date; at: Date },
): Promise<void> {
  if (known.kind !== 'question' || known.owner !== null || known.state !== 'open' || known.severity < 4)
    return;
  await store.updateCase(tx, known.id, { owner: advisorId, claimedAt: at, returnAt: until });
  await clocks.stopClock(tx, { caseId: known.id, kinds: ['claim'], at, by: advisorId });
  await store.insertEvents(tx, [
    { caseId: known.id, at, actorId: null, kind: 'assigned', facts: { to: advisorId, why: 'advisor' } },
  ]);
}
