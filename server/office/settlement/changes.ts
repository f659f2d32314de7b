import type { z } from 'zod';
import type * as contract from '#contract/office/statements.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import { releaseLines } from './billing-store.ts';
import { drawIn, lastDay, sendOut, type SettlementDeps } from './drawing.ts';
import { revokeLinks } from './links.ts';
import { readStatement } from './reading.ts';
import * as store from './store.ts';

/** What finance can do with statements. Each change locks the statement and adds its audit entry. */

export type Staff = Pick<Member, 'id' | 'device'>;
type Body<E extends { body: z.ZodType }> = z.output<E['body']>;
type Facts = Readonly<Record<string, unknown>> | null;
type Said = { action: string; before: Facts; after: Facts };

async function record(
  tx: Tx,
  staff: Staff,
  said: Said & { at: Date; statement: store.StatementRow },
): Promise<void> {
  const { statement, ...rest } = said;
  await notifyStaff(tx, 'admin');
  await recordAdminChange(tx, {
    ...rest,
    actor: { id: staff.id, device: staff.device },
    subjectId: statement.id,
    detail: String(statement.number),
  });
}

export const draw = (
  deps: SettlementDeps,
  staff: Staff,
  { partnerId, through }: Body<typeof contract.drawStatement>,
) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const { statementErrors } = say();
    if (through > lastDay(at))
      throw new AppError('validation_failed', statementErrors.dayNotOver, {
        fields: { through: statementErrors.dayNotOver },
      });
    const statement = await drawIn(tx, deps, { partnerId, through, madeBy: staff.id, at });
    if (!statement) throw new AppError('conflict', statementErrors.nothingToBill);
    const { number, totalCents } = statement;
    await record(tx, staff, {
      at,
      statement,
      action: 'statement.drawn',
      before: null,
      after: { number, through, totalCents },
    });
    return readStatement(tx, staff, statement.id);
  });

/** Runs one change of a statement. `work` returns the audit entry. */
const change = (
  deps: SettlementDeps,
  staff: Staff,
  statementId: string,
  work: (tx: Tx, statement: store.StatementRow, at: Date) => Promise<Said>,
) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const statement = await store.lockStatement(tx, statementId);
    if (!statement) throw new AppError('not_found', say().statementErrors.noSuchStatement);
    await record(tx, staff, { at, statement, ...(await work(tx, statement, at)) });
    return readStatement(tx, staff, statementId);
  });

/** Adds to or subtracts from an open statement. The partner sees the reason, and is asked again when it is sent. */
export const adjust = (
  deps: SettlementDeps,
  staff: Staff,
  statementId: string,
  { cents, note }: Body<typeof contract.adjustStatement>,
) =>
  change(deps, staff, statementId, async (tx, statement) => {
    if (statement.state !== 'drawn' && statement.state !== 'disputed')
      throw new AppError('conflict', say().statementErrors.notOpen);
    await store.insertLine(tx, {
      statementId,
      kind: 'adjustment',
      day: statement.through,
      units: 1,
      cents,
      payer: 'plan',
      note,
    });
    // A sum of nothing is only possible if every line is nothing, and this one isn't.
    const summed = await store.sumUp(tx, statementId);
    return {
      action: 'statement.adjusted',
      before: { totalCents: statement.totalCents },
      after: { totalCents: summed?.totalCents, reason: note },
    };
  });

/** Sends it again. What was disputed or agreed is open again, because the partner has to answer the current version. */
export const resend = (deps: SettlementDeps, staff: Staff, statementId: string) =>
  change(deps, staff, statementId, async (tx, statement, at) => {
    if (statement.state !== 'drawn')
      await store.moveStatement(tx, statement, {
        to: 'drawn',
        mover: 'finance',
        agreedAt: null,
        agreedName: null,
      });
    await sendOut(tx, deps, statement, at);
    return { action: 'statement.sent', before: { state: statement.state }, after: { state: 'drawn' } };
  });

export const agreeFor = (deps: SettlementDeps, staff: Staff, statementId: string, note: string) =>
  change(deps, staff, statementId, async (tx, statement, at) => {
    await store.moveStatement(tx, statement, {
      to: 'agreed',
      mover: 'finance',
      agreedAt: at,
      agreedName: note,
    });
    return {
      action: 'statement.agreed',
      before: { state: statement.state },
      after: { state: 'agreed', reason: note },
    };
  });

export const approve = (deps: SettlementDeps, staff: Staff, statementId: string) =>
  change(deps, staff, statementId, async (tx, statement, at) => {
    if (statement.madeBy === staff.id) throw new AppError('conflict', say().statementErrors.madeByYou);
    await store.moveStatement(tx, statement, {
      to: 'approved',
      mover: 'finance',
      approvedBy: staff.id,
      approvedAt: at,
    });
    return {
      action: 'statement.approved',
      before: { state: 'agreed' },
      after: { state: 'approved', totalCents: statement.totalCents },
    };
  });

export const unapprove = (deps: SettlementDeps, staff: Staff, statementId: string) =>
  change(deps, staff, statementId, async (tx, statement) => {
    await store.moveStatement(tx, statement, {
      to: 'agreed',
      mover: 'finance',
      approvedBy: null,
      approvedAt: null,
    });
    return { action: 'statement.unapproved', before: { state: statement.state }, after: { state: 'agreed' } };
  });

export const pay = (
  deps: SettlementDeps,
  staff: Staff,
  statementId: string,
  { reference, paidOn }: Body<typeof contract.payStatement>,
) =>
  change(deps, staff, statementId, async (tx, statement, at) => {
    const { statementErrors } = say();
    if (statement.approvedBy === staff.id) throw new AppError('conflict', statementErrors.approvedByYou);
    // The day in UTC, which is never behind the day here.
    if (paidOn > at.toISOString().slice(0, 10))
      throw new AppError('validation_failed', statementErrors.dayNotOver, {
        fields: { paidOn: statementErrors.dayNotOver },
      });
    await store.moveStatement(tx, statement, {
      to: 'paid',
      mover: 'finance',
      paidBy: staff.id,
      paidAt: at,
      paidOn,
      reference,
    });
    return {
      action: 'statement.paid',
      before: { state: statement.state },
      after: { state: 'paid', totalCents: statement.totalCents, reference, paidOn },
    };
  });

/** Its nights and bookings can be billed again, on another statement. */
export const voidIt = (deps: SettlementDeps, staff: Staff, statementId: string, reason: string) =>
  change(deps, staff, statementId, async (tx, statement, at) => {
    await store.moveStatement(tx, statement, { to: 'void', mover: 'finance', voidReason: reason });
    await releaseLines(tx, statementId);
    await revokeLinks(tx, statementId, at);
    return {
      action: 'statement.voided',
      before: { state: statement.state },
      after: { state: 'void', reason },
    };
  });
