import type { z } from 'zod';
import { canMoveAmbassador, type AmbassadorState } from '#contract/emergency/ambassador-states.ts';
import type { AmbassadorDetail } from '#contract/emergency/ambassadors-admin.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAccountChange, recordAdminChange } from '#server/core/audit/audit.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import { mailStatus, type EnrollDeps } from './enrolling.ts';
import { readDetail } from './queue.ts';
import * as store from './store.ts';

/** Our team's decisions about applicants and ambassadors. */

type Staff = Pick<Member, 'id' | 'device'>;
type Facts = Record<string, string | null>;

async function record(
  tx: Tx,
  staff: Staff,
  row: store.AmbassadorRow,
  said: { at: Date; action: string; before: Facts; after: Facts },
): Promise<void> {
  const change = { ...said, actor: { id: staff.id, device: staff.device }, subjectId: row.id };
  if (row.userId) await recordAccountChange(tx, row.userId, change);
  await recordAdminChange(tx, change);
}

const change = (
  deps: EnrollDeps,
  staff: Staff,
  id: string,
  work: (
    tx: Tx,
    row: store.AmbassadorRow,
    at: Date,
  ) => Promise<{ action: string; before: Facts; after: Facts }>,
): Promise<z.input<typeof AmbassadorDetail>> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const row = await store.lockAmbassador(tx, id);
    if (!row) throw new AppError('not_found', say().ambassadorErrors.noAmbassador);
    if (row.userId === staff.id) throw new AppError('conflict', say().ambassadorErrors.ownApplication);
    const said = await work(tx, row, at);
    if (row.userId) await publishLive(tx, row.userId, { topic: 'ambassador' });
    await notifyStaff(tx, 'admin');
    const detail = await readDetail(tx, id);
    await record(tx, staff, row, { at, ...said });
    return detail;
  });

const move = (
  deps: EnrollDeps,
  staff: Staff,
  id: string,
  given: { from: AmbassadorState; to: AmbassadorState; reason: string | null; action: string },
) =>
  change(deps, staff, id, async (tx, row, at) => {
    const { from, to, reason, action } = given;
    if (row.state !== from || !canMoveAmbassador(from, to, 'staff'))
      throw new AppError('conflict', say().ambassadorErrors.changedMeanwhile);
    await store.moveAmbassador(tx, id, {
      to,
      mover: 'staff',
      at,
      stateReason: reason,
      decidedBy: staff.id,
      ...(to === 'approved' ? { approvedAt: row.approvedAt ?? at } : {}),
    });
    await mailStatus(tx, deps, id);
    return { action, before: { state: from }, after: { state: to, reason } };
  });

export const approve = (deps: EnrollDeps, staff: Staff, id: string) =>
  move(deps, staff, id, { from: 'applied', to: 'approved', reason: null, action: 'ambassador.approved' });

export const decline = (deps: EnrollDeps, staff: Staff, id: string, reason: string) =>
  move(deps, staff, id, { from: 'applied', to: 'declined', reason, action: 'ambassador.declined' });

/** Ends all rights at once: every ambassador function checks the state under a lock. */
export const suspend = (deps: EnrollDeps, staff: Staff, id: string, reason: string) =>
  move(deps, staff, id, { from: 'approved', to: 'suspended', reason, action: 'ambassador.suspended' });

export const reinstate = (deps: EnrollDeps, staff: Staff, id: string, reason: string) =>
  move(deps, staff, id, { from: 'suspended', to: 'approved', reason, action: 'ambassador.reinstated' });

export const setCounty = (deps: EnrollDeps, staff: Staff, id: string, county: string) =>
  change(deps, staff, id, async (tx, row) => {
    if (row.county === county) throw new AppError('conflict', say().ambassadorErrors.sameCounty);
    await store.updateAmbassador(tx, id, { county });
    return { action: 'ambassador.moved', before: { county: row.county }, after: { county } };
  });
