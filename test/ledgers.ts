import { sql } from 'drizzle-orm';
import { grantImpact, reverseImpact, verifyImpactChains } from '#server/emergency/ambassadors/ledger.ts';
import { ensureMember, grantPoints, refundPoints, spendPoints } from '#server/money/points/points.ts';
import { verifyLedgers } from '#server/money/points/verify.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import type { Fault, Verified } from '#server/platform/ledger-verify.ts';

type Entry = { userId: string; points: number; reason: string; key: string };

/** A chained ledger, for the tests that every ledger must pass. */
export type LedgerUnderTest = {
  name: string;
  /** The prefix of its tables and hash functions. */
  prefix: 'point' | 'impact';
  /** Whether an account without entries is an error. */
  isEveryoneIn: boolean;
  /** Allows entries without their source. */
  prepare: (db: Db) => Promise<unknown>;
  grant: (tx: Tx, entry: Entry) => Promise<boolean>;
  /** Adds an entry that `back` can reverse: a spend of points, a grant of impact points. */
  takeable: (tx: Tx, entry: Entry) => Promise<unknown>;
  back: (tx: Tx, entry: Omit<Entry, 'points'>) => Promise<boolean>;
  /** How `takeable` of one point changes the balance. */
  sign: 1 | -1;
  verify: (db: Db, report: (fault: Fault) => void) => Promise<Verified>;
};

export const LEDGERS: LedgerUnderTest[] = [
  {
    name: 'points',
    prefix: 'point',
    isEveryoneIn: true,
    prepare: () => Promise.resolve(),
    grant: grantPoints,
    takeable: spendPoints,
    back: refundPoints,
    sign: -1,
    verify: verifyLedgers,
  },
  {
    name: 'impact points',
    prefix: 'impact',
    isEveryoneIn: false,
    prepare: (db) => db.execute(sql`drop trigger impact_ledger_has_source on impact_ledger`),
    grant: grantImpact,
    takeable: grantImpact,
    back: reverseImpact,
    sign: 1,
    verify: verifyImpactChains,
  },
];

/** An account that starts with 500. */
export async function openLedger(tx: Tx, ledger: LedgerUnderTest, email: string): Promise<string> {
  const { id: userId } = await ensureMember(tx, email);
  if (ledger.prefix === 'impact')
    await grantImpact(tx, { userId, points: 500, reason: 'Opening', key: 'opening' });
  return userId;
}
