import type { Db, Tx } from '#server/platform/db.ts';
import { entryHash, inputHash, START, type StoredEntry } from './ledger-hash.ts';
import { sql } from './drizzle.ts';

/** An entry or balance that doesn't match what the product would have written. */
export type Fault = { userId: string; what: string };
export type Verified = { accounts: number; entries: number; faults: number };

/** A person's balance row, joined to each of their entries. Null if it is missing. */
type Account = { balance: number | null; count: number | null; head: Buffer | null };
type Row = StoredEntry & Account;

/** A chained ledger and the balances that go with it. */
export type LedgerTables = {
  ledger: string;
  balances: string;
  /** SQL of everyone who must have an entry, as `id`. */
  people: string;
};

const AT_ONCE = 5000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Reads page by page, each starting after the last row of the one before. */
async function* inPages<R>(read: (last: R | undefined) => Promise<{ rows: R[] }>): AsyncGenerator<R> {
  let last: R | undefined;
  do {
    const { rows } = await read(last);
    yield* rows;
    last = rows.at(-1);
  } while (last);
}

/** All entries, ordered by person and number. */
const everyEntry = (tx: Tx, { ledger, balances }: LedgerTables) =>
  inPages<Row>((last) =>
    tx.execute<Row>(sql`
      select l.id, l.user_id "userId", l.seq, l.delta, l.balance_after "balanceAfter", l.reason, l.key,
        l.input_hash "inputHash", l.reverses, l.previous_hash "previousHash", l.hash,
        (extract(epoch from l.created_at) * 1000000)::bigint::text micros, b.balance, b.seq count, b.head
      from ${sql.identifier(ledger)} l left join ${sql.identifier(balances)} b on b.user_id = l.user_id
      where (l.user_id, l.seq) > (${last?.userId ?? NOBODY}::uuid, ${last?.seq ?? 0}::integer)
      order by l.user_id, l.seq limit ${AT_ONCE}`),
  );

/** People with a missing ledger: a balance without entries, or neither. */
const withoutEntries = (tx: Tx, { ledger, balances, people }: LedgerTables) =>
  inPages<{ userId: string; balance: number | null }>((last) =>
    tx.execute<{ userId: string; balance: number | null }>(sql`
      select u.id "userId", b.balance from (${sql.raw(people)}) u
        left join ${sql.identifier(balances)} b on b.user_id = u.id
      where u.id > ${last?.userId ?? NOBODY}::uuid
        and not exists (select from ${sql.identifier(ledger)} l where l.user_id = u.id)
      order by u.id limit ${AT_ONCE}`),
  );

/** Checks an entry on its own and against the one before it. */
function* faultsOf(e: StoredEntry, before: StoredEntry | undefined): Generator<string> {
  const due = (before?.seq ?? 0) + 1;
  if (e.seq > due)
    yield e.seq === due + 1 ? `entry ${due} is missing` : `entries ${due} to ${e.seq - 1} are missing`;
  if (!e.hash.equals(entryHash(e)) || !e.inputHash.equals(inputHash(e)))
    yield `entry ${e.seq} (${e.key}) is not as it was written`;
  else if (e.seq === due && !e.previousHash.equals(before?.hash ?? START))
    yield `entry ${e.seq} (${e.key}) does not follow ${before ? `entry ${before.seq} as it stands` : 'from the start'}`;
  if (e.seq === due && e.balanceAfter !== (before?.balanceAfter ?? 0) + e.delta)
    yield `entry ${e.seq} (${e.key}) does not add up`;
}

/** Checks that the balance row matches the ledger's sum, length and last hash. */
function* faultsOfAccount({ balance, count, head, ...last }: Row, sum: number): Generator<string> {
  if (balance === null || count === null || head === null) {
    yield `there is no balance, and the entries come to ${sum}`;
    return;
  }
  if (balance !== sum) yield `the balance is ${balance}, and the entries come to ${sum}`;
  if (count > last.seq) yield `the entries after ${last.seq} are missing: there were ${count}`;
  else if (count < last.seq) yield `the entries after ${count} were not written by the product`;
  else if (!head.equals(last.hash))
    yield `entry ${last.seq} (${last.key}) is not the one the balance ends with`;
}

async function verify(tx: Tx, tables: LedgerTables, report: (fault: Fault) => void): Promise<Verified> {
  const counted = { accounts: 0, entries: 0, faults: 0 };
  const tell = (userId: string, faults: Iterable<string>) => {
    for (const what of faults) {
      counted.faults += 1;
      report({ userId, what });
    }
  };
  let before: Row | undefined;
  let sum = 0;
  const endAccount = () => {
    if (before) tell(before.userId, faultsOfAccount(before, sum));
  };
  for await (const entry of everyEntry(tx, tables)) {
    if (entry.userId !== before?.userId) {
      endAccount();
      before = undefined;
      sum = 0;
      counted.accounts += 1;
    }
    tell(entry.userId, faultsOf(entry, before));
    counted.entries += 1;
    sum += entry.delta;
    before = entry;
  }
  endAccount();
  for await (const { userId, balance } of withoutEntries(tx, tables)) {
    counted.accounts += 1;
    tell(userId, [`there is no entry, and the balance is ${balance ?? 'missing'}`]);
  }
  return counted;
}

/**
 * Verifies every ledger entry by entry and reports what was changed, removed, moved or doesn't add up. Holds
 * one page in memory and reads one snapshot, so entries can be added meanwhile.
 */
export const verifyChains = (
  db: Db,
  tables: LedgerTables,
  report: (fault: Fault) => void,
): Promise<Verified> =>
  db.transaction((tx) => verify(tx, tables, report), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
