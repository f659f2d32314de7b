import { canMovePartner, type PartnerMover, type PartnerState } from '#contract/outreach/partner-kinds.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { changeLocked, type PartnerDeps, type Staff, type View } from './change-locked.ts';
import { dayIn, unfitReasons } from './fitness.ts';
import * as store from './store.ts';

const moverOf = ({ role }: Staff): PartnerMover => (role === 'AGENT' ? 'agent' : 'operations');

const refused = (from: PartnerState, to: PartnerState): AppError => {
  const { partnersErrors, partnerWords } = say();
  return new AppError(
    'conflict',
    partnersErrors.cannotMove(partnerWords.states[from], partnerWords.states[to]),
  );
};

/** A candidate becomes active only with valid documents and a contact that answers. */
async function requireFit(tx: Tx, partner: store.PartnerRow, at: Date): Promise<void> {
  const [facts] = await store.fitFactsOf(tx, [partner]);
  if (facts && unfitReasons(facts, dayIn(partner.timeZone, at)).length > 0)
    throw new AppError('conflict', say().partnersErrors.notFit);
}

/** Changes the state of a locked partner. The database refuses moves that aren't in the table. */
export async function movePartnerTo(
  tx: Tx,
  partner: store.PartnerRow,
  given: { to: PartnerState; mover: PartnerMover; reason: string | null; at: Date },
): Promise<void> {
  const { to, mover, reason, at } = given;
  if (!canMovePartner(partner.state, to, mover)) throw refused(partner.state, to);
  if (partner.state === 'candidate' && to === 'active') await requireFit(tx, partner, at);
  await store.updatePartner(tx, partner.id, {
    state: to,
    movedBy: mover,
    stateReason: reason,
    // A sample that the team moved is no longer updated by seeding.
    editedAt: at,
    updatedAt: at,
  });
}

const ACTIONS: Record<Exclude<PartnerState, 'candidate'>, string> = {
  active: 'partner.activated',
  paused: 'partner.paused',
  blocked: 'partner.blocked',
  ended: 'partner.ended',
};

export const setState = (
  deps: PartnerDeps,
  staff: Staff,
  partnerId: string,
  { to, reason }: { to: Exclude<PartnerState, 'candidate'>; reason: string },
): Promise<View> =>
  changeLocked(deps, staff, partnerId, async (tx, partner, at) => {
    // Unblocking needs two people, and has its own call.
    if (partner.state === 'blocked' && to === 'paused') throw refused(partner.state, to);
    await movePartnerTo(tx, partner, { to, mover: moverOf(staff), reason, at });
    return {
      action: ACTIONS[to],
      before: { state: partner.state },
      after: { state: to, reason },
    };
  });

/** The first person requests it; when a second one confirms, the partner is paused instead of blocked. */
export const unblock = (deps: PartnerDeps, staff: Staff, partnerId: string, reason: string): Promise<View> =>
  changeLocked(deps, staff, partnerId, async (tx, partner, at) => {
    if (partner.state !== 'blocked') throw refused(partner.state, 'paused');
    if (partner.unblockAskedBy === staff.id)
      throw new AppError('conflict', say().partnersErrors.needsAnother);
    if (partner.unblockAskedBy === null) {
      await store.updatePartner(tx, partnerId, { unblockAskedBy: staff.id, updatedAt: at });
      return { action: 'partner.unblock-asked', before: { reason: null }, after: { reason } };
    }
    await store.updatePartner(tx, partnerId, { unblockedBy: staff.id });
    await movePartnerTo(tx, partner, { to: 'paused', mover: 'operations', reason, at });
    return {
      action: 'partner.unblocked',
      before: { state: 'blocked' },
      after: { state: 'paused', reason },
    };
  });
