import type { z } from 'zod';
import type { listRepaymentAccounts } from '#contract/money/repayments.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { notifyStaff, peopleByAddress, peopleById } from '#server/core/accounts/accounts.ts';
import { recordAccountChange, recordAdminChange, recordView } from '#server/core/audit/audit.ts';
import { moneyOf, refundPayment } from '#server/money/payments/payments.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import { runOnce, type Claim } from '#server/platform/idempotency.ts';
import { keyset } from '#server/platform/paging.ts';
import { and, gt, inArray } from '#server/platform/drizzle.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { enqueueNotice } from './notices.ts';
import * as store from './store.ts';
import { repaymentAccounts } from './tables.ts';
import { viewAccount } from './view.ts';
import { say } from '#server/platform/say.ts';

type Admin = Pick<Member, 'id' | 'device'>;
type ListQuery = z.output<typeof listRepaymentAccounts.query>;

const toAccount = (
  { id, userId, balanceCents, createdAt }: store.AccountRow,
  people: Awaited<ReturnType<typeof peopleById>>,
) => {
  const person = userId ? people.get(userId) : undefined;
  return {
    id,
    userId,
    email: person?.email ?? null,
    name: person?.name ?? null,
    balanceCents,
    openedAt: createdAt,
  };
};

/** A page of balances. Search text is the start of an email address. */
export async function listAccounts({ db }: Pick<Deps, 'db'>, { q, owing, sort, after, limit }: ListQuery) {
  const where = and(
    owing === 'yes' ? gt(repaymentAccounts.balanceCents, 0) : undefined,
    q === '' ? undefined : inArray(repaymentAccounts.userId, peopleByAddress(db, q)),
  );
  const keys = keyset({ opened: repaymentAccounts.createdAt }, repaymentAccounts.id, {
    sort,
    after,
    limit,
  });
  const found = await db
    .select({ account: repaymentAccounts, id: repaymentAccounts.id, mark: keys.mark })
    .from(repaymentAccounts)
    .where(and(where, keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  const { rows, next, total } = keys.pageOf(found, await db.$count(repaymentAccounts, where));
  const people = await peopleById(
    db,
    rows.flatMap(({ account }) => account.userId ?? []),
  );
  return { rows: rows.map(({ account }) => toAccount(account, people)), next, total };
}

const missing = () => new AppError('not_found', say().repaymentsErrors.noSuchBalance);

async function detailOf(deps: Deps, accountId: string) {
  const { db } = deps;
  const account = await store.findAccount(db, accountId);
  if (!account) throw missing();
  const people = await peopleById(db, account.userId ? [account.userId] : []);
  const paid = await store.paidRepayments(db, accountId);
  const money = await moneyOf(
    db,
    'repayment',
    paid.map(({ id }) => id),
  );
  return {
    ...toAccount(account, people),
    view: await viewAccount(deps, account),
    payments: paid.map(({ id, cents, paidAt, createdAt }) => ({
      id,
      cents,
      paidAt: paidAt ?? createdAt,
      canRefund: money.get(id)?.refund === null,
    })),
  };
}

export async function readAccountDetail(deps: Deps, admin: Admin, accountId: string) {
  const detail = await detailOf(deps, accountId);
  const subjectId = detail.userId ?? accountId;
  const look = { action: 'repayment.viewed', subjectId, detail: 'repayments', after: {} };
  await recordView(deps, admin, look);
  return detail;
}

/** Waives part or all of a balance, with a reason that the member sees. Team members can't waive their own. */
export async function waive(
  deps: Deps,
  admin: Admin,
  accountId: string,
  { cents, reason, claim }: { cents: number; reason: string; claim: Claim | null },
) {
  const { db, clock, jobs } = deps;
  await runOnce(db, claim, async (tx) => {
    const account = await store.lockAccount(tx, accountId);
    if (!account) throw missing();
    const { userId, balanceCents } = account;
    if (userId === admin.id) throw new AppError('not_allowed', say().repaymentsErrors.ownBalance);
    if (cents > balanceCents)
      throw new AppError('conflict', say().repaymentsErrors.onlyOwed(dollarsInWords(balanceCents)));
    const at = clock.now();
    const key = `waiver:${account.seq + 1}`;
    const waiver = { kind: 'waiver' as const, cents: -cents, actorId: admin.id, note: reason, at };
    await store.appendEntry(tx, { accountId, key, ...waiver });
    await enqueueNotice(tx, jobs, {
      accountId,
      kind: 'waived',
      occasion: key,
      facts: { cents, note: reason },
      at,
    });
    await notifyStaff(tx, 'admin');
    if (userId) await publishLive(tx, userId, { topic: 'membership' });
    const change = { at, actor: { id: admin.id, device: admin.device }, action: 'repayment.waived' };
    const detail = dollarsInWords(cents);
    if (userId) await recordAccountChange(tx, userId, { ...change, detail });
    await recordAdminChange(tx, {
      ...change,
      subjectId: userId ?? accountId,
      detail: `${detail}: ${reason}`,
      before: { balanceCents },
      after: { balanceCents: balanceCents - cents },
    });
    return { done: true };
  });
  return detailOf(deps, accountId);
}

/** Refunds a card payment. The balance changes once the provider has done it. */
export async function refund(
  deps: Deps,
  admin: Admin,
  { accountId, repaymentId, reason }: { accountId: string; repaymentId: string; reason: string },
) {
  const { db, clock, jobs } = deps;
  await db.transaction(async (tx) => {
    const account = await store.lockAccount(tx, accountId);
    const row = (await store.paidRepayments(tx, accountId)).find(({ id }) => id === repaymentId);
    if (!account || !row) throw new AppError('not_found', say().repaymentsErrors.noSuchPayment);
    if (!(await refundPayment(tx, jobs, { subject: 'repayment', subjectId: repaymentId, reason })))
      throw new AppError('conflict', say().repaymentsErrors.refunding);
    await notifyStaff(tx, 'admin');
    await recordAdminChange(tx, {
      at: clock.now(),
      actor: { id: admin.id, device: admin.device },
      action: 'repayment.refund-requested',
      subjectId: account.userId ?? accountId,
      detail: `${dollarsInWords(row.cents)}: ${reason}`,
      before: { refund: null },
      after: { refund: 'due' },
    });
  });
  return detailOf(deps, accountId);
}
