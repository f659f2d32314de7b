import { messagesIn } from '#contract/text/catalog.ts';
import { publishLiveAfterCommit } from '#server/platform/events.ts';
import { runNamed, type Db, type Queryable, type Tx } from '#server/platform/db.ts';
import {
  verifyChains,
  type Fault,
  type LedgerTables,
  type Verified,
} from '#server/platform/ledger-verify.ts';
import { and, desc, eq } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { impactBalances, impactLedger } from './tables.ts';

/** The ledger of impact points. They are never spent, so there is a grant, and a reversal of one grant. */

export type ImpactMovement = { userId: string; points: number; reason: string; key: string };
type Outcome = 'moved' | 'already' | 'too-few' | 'key-reused';

const MOVE = {
  name: 'move_impact',
  text: 'select outcome from move_impact($1::uuid, $2::integer, $3::text, $4::text, $5::uuid)',
};
/** Prefix reserved for reversals. */
const BACK = 'back:';

async function move(tx: Tx, values: [string, number, string, string, string | null]): Promise<Outcome> {
  const outcome = first(await runNamed<{ outcome: Outcome }>(tx, MOVE, values))?.outcome;
  if (!outcome) throw new Error('move_impact gave no answer');
  if (outcome === 'moved') await publishLiveAfterCommit(tx, values[0], { topic: 'ambassador' });
  return outcome;
}

/** Grants impact points. Returns true only the first time this person uses this key. */
export async function grantImpact(tx: Tx, { userId, points, reason, key }: ImpactMovement): Promise<boolean> {
  if (!Number.isInteger(points) || points <= 0) throw new Error(`${points} is no number of points`);
  if (key.startsWith(BACK)) throw new Error(`${key} is a key of a reversal`);
  const outcome = await move(tx, [userId, points, reason, key, null]);
  if (outcome === 'key-reused') throw new Error(`${key} was granted differently`);
  return outcome === 'moved';
}

/** Reverses exactly what was granted under a key, at most once. */
export async function reverseImpact(
  tx: Tx,
  { userId, key, reason }: Omit<ImpactMovement, 'points'>,
): Promise<boolean> {
  const granted = first(
    await tx
      .select({ id: impactLedger.id, delta: impactLedger.delta, reverses: impactLedger.reverses })
      .from(impactLedger)
      .where(and(eq(impactLedger.userId, userId), eq(impactLedger.key, key))),
  );
  if (!granted || granted.reverses !== null) return false;
  return (await move(tx, [userId, -granted.delta, reason, `${BACK}${key}`, granted.id])) === 'moved';
}

export const claimKey = ({ id, round }: { id: string; round: number }): string => `claim:${id}:${round}`;
export const moduleKey = (module: string): string => `training:${module}`;

/** The ledger is stored in English; what people read is derived from its keys. */
export const ledgerWords = messagesIn('en').ambassadorPages;

export const readImpactBalance = async (db: Queryable, userId: string): Promise<number> =>
  first(
    await db
      .select({ balance: impactBalances.balance })
      .from(impactBalances)
      .where(eq(impactBalances.userId, userId)),
  )?.balance ?? 0;

export const newestEntries = (db: Queryable, userId: string, limit: number) =>
  db
    .select({
      id: impactLedger.id,
      key: impactLedger.key,
      delta: impactLedger.delta,
      balance: impactLedger.balanceAfter,
      createdAt: impactLedger.createdAt,
    })
    .from(impactLedger)
    .where(eq(impactLedger.userId, userId))
    .orderBy(desc(impactLedger.seq))
    .limit(limit);

/** Everyone who must have entries: those with a balance, a confirmed entry or a passed module. */
const TABLES: LedgerTables = {
  ledger: 'impact_ledger',
  balances: 'impact_balances',
  people: `select user_id as id from impact_balances
    union select user_id from impact_claims where state = 'confirmed'
    union select user_id from training_progress where passed_at is not null`,
};

/** Verifies the chains of everyone's impact points. What each entry is for is in `verify-sources.ts`. */
export const verifyImpactChains = (db: Db, report: (fault: Fault) => void): Promise<Verified> =>
  verifyChains(db, TABLES, report);
