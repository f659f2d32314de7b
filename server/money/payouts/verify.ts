import type { Queryable } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';
import type { PayoutsPort } from '#server/ports/payouts.ts';
import { cashLedger, payouts } from './tables.ts';

export type Verified = {
  payouts: number;
  entries: number;
  /** Total that reached cards and wasn't returned. */
  cents: number;
  faults: string[];
};

/**
 * Compares three records of the same money: the payouts, the ledger and the provider. They must agree to the
 * cent; every mismatch is reported as a sentence.
 */
export async function verifyCash(
  db: Queryable,
  provider: Pick<PayoutsPort, 'statementSince'>,
): Promise<Verified> {
  const faults: string[] = [...(await againstLedger(db)), ...(await strays(db))];
  const entries = await readEntries(db);
  faults.push(...(await againstProvider(entries, provider)));
  return {
    payouts: await db.$count(payouts),
    entries: entries.length,
    cents: entries.reduce((sum, { cents }) => sum + cents, 0),
    faults,
  };
}

/** A payout in flight or delivered must net exactly its amount in the ledger, any other payout zero. */
async function againstLedger(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; state: string; cents: number; moved: number }>(sql`
    select p.incident_id || ':' || p.home_id as name, p.state, p.cents, coalesce(sum(l.cents), 0)::int as moved
    from ${payouts} p left join ${cashLedger} l on l.incident_id = p.incident_id and l.home_id = p.home_id
    group by p.incident_id, p.home_id, p.state, p.cents
    having coalesce(sum(l.cents), 0) <> case when p.state in ('sent', 'delivered') then p.cents else 0 end`);
  return rows.map(
    ({ name, state, cents, moved }) =>
      `payout ${name} of ${cents} cents is ${state}, and ${moved} cents moved`,
  );
}

/** Ledger entries without a payout. */
async function strays(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select l.key from ${cashLedger} l
    left join ${payouts} p on l.incident_id = p.incident_id and l.home_id = p.home_id
    where p.home_id is null or abs(l.cents) <> p.cents
       or (l.kind = 'returned' and not exists (
             select from ${cashLedger} s where s.key = regexp_replace(l.key, ':returned$', ':sent') and s.id < l.id))`);
  return rows.map(({ key }) => `entry ${key} belongs to no payout of its sum`);
}

type Entry = { key: string; kind: 'sent' | 'returned'; cents: number; providerRef: string; at: Date };

const readEntries = (db: Queryable): Promise<Entry[]> =>
  db
    .select({
      key: cashLedger.key,
      kind: cashLedger.kind,
      cents: cashLedger.cents,
      providerRef: cashLedger.providerRef,
      at: cashLedger.at,
    })
    .from(cashLedger)
    .orderBy(cashLedger.id);

const KINDS = /:(sent|returned)$/;
/** Allows for clock skew, and for the provider's record being older than ours. */
const SLACK_MS = 3_600_000;

async function againstProvider(
  entries: readonly Entry[],
  provider: Pick<PayoutsPort, 'statementSince'>,
): Promise<string[]> {
  const faults: string[] = [];
  const books = new Map<string, Partial<Record<Entry['kind'], Entry>>>();
  for (const entry of entries) {
    const key = entry.key.replace(KINDS, '');
    books.set(key, { ...books.get(key), [entry.kind]: entry });
  }
  const began = entries[0]?.at.getTime() ?? Date.now();
  const told = new Set<string>();
  for await (const { key, ref, status, cents } of provider.statementSince(new Date(began - SLACK_MS))) {
    const { sent, returned } = books.get(key) ?? {};
    if (told.has(key)) faults.push(`the provider paid ${key} twice`);
    told.add(key);
    // Refused before any money moved, so the ledger has no entry.
    if (!sent && status === 'failed') continue;
    if (!sent) faults.push(`the provider paid ${cents} cents as ${key}, which the books do not have`);
    else if (sent.cents !== cents || sent.providerRef !== ref)
      faults.push(`${key} is ${sent.cents} cents as ${sent.providerRef} here and ${cents} as ${ref} there`);
    if (sent && (status === 'failed') !== (returned !== undefined))
      faults.push(`${key} ${returned ? 'came back here and not there' : 'came back there and not here'}`);
  }
  for (const key of books.keys()) if (!told.has(key)) faults.push(`the provider does not know ${key}`);
  return faults;
}
