import type { RepaymentsView } from '#contract/money/repayments.ts';
import { californiaDay } from '#contract/money/renewal-words.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { isOverdue, scheduleOf } from './schedule.ts';
import { statementMonths } from './statements.ts';
import * as store from './store.ts';

/** Entries that change what was paid, as opposed to what was advanced. */
const CREDIT_KINDS: readonly store.EntryRow['kind'][] = [
  'repayment',
  'repayment-refunded',
  'repayment-disputed',
  'dispute-won',
  'waiver',
];

/** What a person owes and when, from the ledger. Advances that came back are no longer part of it. */
export async function readSchedule(db: Queryable, accountId: string) {
  const entries = await store.entriesOf(db, accountId);
  const advances = (await store.advancesOf(db, accountId)).filter(({ returnedAt }) => returnedAt === null);
  const credit = entries.reduce((sum, { kind, cents }) => sum - (CREDIT_KINDS.includes(kind) ? cents : 0), 0);
  return { entries, ...scheduleOf(advances, credit) };
}

type ViewDeps = Pick<Deps, 'clock' | 'payments'> & { db: Queryable };

const NOTHING: Omit<RepaymentsView, 'takesCards'> = {
  balanceCents: 0,
  overdueCents: 0,
  dueNext: null,
  unscheduledCents: 0,
  schedule: [],
  entries: [],
  statements: [],
};

export async function viewAccount({ db, clock, payments }: ViewDeps, account: store.AccountRow | undefined) {
  const takesCards = payments.form.provider !== 'none';
  if (!account) return { ...NOTHING, entries: [], takesCards };
  const now = clock.now();
  const today = californiaDay(now);
  const { entries, dues, unscheduledCents } = await readSchedule(db, account.id);
  const late = dues.filter((due) => isOverdue(due, today));
  const next = dues.find(({ day, leftCents }) => leftCents > 0 && day >= today);
  return {
    balanceCents: account.balanceCents,
    overdueCents: late.reduce((sum, { leftCents }) => sum + leftCents, 0),
    dueNext: next ? { day: next.day, cents: next.leftCents } : null,
    unscheduledCents,
    schedule: dues.map((due) => ({ ...due, isOverdue: isOverdue(due, today) })),
    entries: entries
      .toReversed()
      .map(({ id, at, kind, cents, balanceCents, note }) => ({ id, at, kind, cents, balanceCents, note })),
    statements: statementMonths(entries, now),
    takesCards,
  };
}

export const viewOfPerson = async (deps: ViewDeps, userId: string) =>
  viewAccount(deps, await store.findAccountOf(deps.db, userId));
