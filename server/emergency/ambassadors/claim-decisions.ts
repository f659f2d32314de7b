import type { z } from 'zod';
import { canMoveClaim, type ClaimState } from '#contract/emergency/ambassador-states.ts';
import type * as contract from '#contract/emergency/impact.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAccountChange, recordAdminChange } from '#server/core/audit/audit.ts';
import { isOneHousehold } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { lockClaim, moveClaim, type ClaimRow } from './claim-store.ts';
import { readClaim } from './claim-queue.ts';
import { claimKey, grantImpact, ledgerWords, reverseImpact } from './ledger.ts';
import { lockAmbassador } from './store.ts';

/**
 * Our team's decisions about entries. No one can decide their own, their household's, or an appeal against their own
 * decision.
 */

type Staff = Pick<Member, 'id' | 'device'>;
type DecideDeps = Pick<Deps, 'db' | 'clock'>;
const ACTIONS: Partial<Record<ClaimState, string>> = {
  confirmed: 'impact.confirmed',
  declined: 'impact.declined',
  refused: 'impact.declined',
  reversed: 'impact.reversed',
};

async function checkMayDecide(tx: Tx, staff: Staff, claim: ClaimRow, to: ClaimState): Promise<void> {
  const { ambassadorErrors } = say();
  if (!canMoveClaim(claim.state, to, 'staff')) throw new AppError('conflict', ambassadorErrors.decided);
  if (claim.userId === staff.id || (await isOneHousehold(tx, claim.userId, [staff.id])))
    throw new AppError('conflict', ambassadorErrors.ownEntry);
  if (claim.state === 'appealed' && claim.decidedFirstBy === staff.id)
    throw new AppError('conflict', ambassadorErrors.decidedByYou);
}

const decide = (
  { db, clock }: DecideDeps,
  staff: Staff,
  claimId: string,
  { reason, toOf }: { reason: string; toOf: (claim: ClaimRow) => ClaimState },
): Promise<z.input<typeof contract.ClaimRow>> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const { ambassadorErrors } = say();
    const found = await readClaim(tx, staff.id, claimId);
    const ambassador = await lockAmbassador(tx, found.ambassadorId);
    const claim = await lockClaim(tx, claimId);
    if (!claim || !ambassador) throw new AppError('not_found', ambassadorErrors.noEntry);
    const to = toOf(claim);
    await checkMayDecide(tx, staff, claim, to);
    if (to === 'confirmed' && ambassador.state !== 'approved')
      throw new AppError('conflict', ambassadorErrors.ambassadorNotActive);
    const moved = await moveClaim(tx, claimId, {
      to,
      mover: 'staff',
      at,
      stateReason: reason,
      decidedBy: staff.id,
    });
    const movement = { userId: claim.userId, reason: ledgerWords.kinds[claim.kind], key: claimKey(moved) };
    if (to === 'confirmed') await grantImpact(tx, { ...movement, points: claim.points });
    if (to === 'reversed') await reverseImpact(tx, { ...movement, reason: ledgerWords.reversed });
    await publishLive(tx, claim.userId, { topic: 'ambassador' });
    await notifyStaff(tx, 'admin');
    const view = await readClaim(tx, staff.id, claimId);
    const said = {
      at,
      actor: { id: staff.id, device: staff.device },
      action: ACTIONS[to] ?? 'impact.declined',
      subjectId: claimId,
      before: { state: claim.state },
      after: { state: to, points: claim.points, reason },
    };
    await recordAccountChange(tx, claim.userId, said);
    await recordAdminChange(tx, said);
    return view;
  });

export const confirmClaim = (deps: DecideDeps, staff: Staff, claimId: string, reason: string) =>
  decide(deps, staff, claimId, { reason, toOf: () => 'confirmed' });

/** An entry is declined and can be appealed; a declined appeal is final. */
export const declineClaim = (deps: DecideDeps, staff: Staff, claimId: string, reason: string) =>
  decide(deps, staff, claimId, {
    reason,
    toOf: ({ state }) => (state === 'appealed' ? 'refused' : 'declined'),
  });

export const reverseClaim = (deps: DecideDeps, staff: Staff, claimId: string, reason: string) =>
  decide(deps, staff, claimId, { reason, toOf: () => 'reversed' });
