/**
 * Checks that the books agree, with the product's own verify commands and the ledger of acknowledged writes.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { OPENING_POINTS } from '#contract/money/points.ts';
import type { Db } from '#server/platform/db.ts';
import type { World } from './people.ts';
import type { Service } from './services.ts';
import type { Ledger } from './traffic.ts';

export type Check = { name: string; isOk: boolean; says: string };

const COMMANDS = [
  'activations',
  'audit',
  'billing',
  'impact',
  'messages',
  'payouts',
  'points',
  'settlement',
  'vault',
] as const;

/** Runs `npm run <name> -- verify` with a given version of the code. */
export async function runCommands(code: string, env: Record<string, string>): Promise<Check[]> {
  const checks: Check[] = [];
  for (const name of COMMANDS) {
    const file = path.join(code, `server/${name}-cli.ts`);
    const options = { cwd: code, env: { PATH: process.env['PATH'], ...env }, maxBuffer: 1 << 26 };
    const ran = await promisify(execFile)(process.execPath, [file, 'verify'], options).then(
      ({ stdout }) => ({ isOk: true, says: stdout }),
      (error: { stderr?: string; message: string }) => ({ isOk: false, says: error.stderr || error.message }),
    );
    checks.push({ name: `npm run ${name} -- verify`, isOk: ran.isOk, says: ran.says.trim().slice(0, 2000) });
  }
  return checks;
}

const check = (name: string, lost: readonly unknown[], all: number): Check => ({
  name,
  isOk: lost.length === 0,
  says:
    lost.length === 0 ? `all ${all}` : `${lost.length} of ${all} lost: ${JSON.stringify(lost.slice(0, 5))}`,
});

async function missingFrom(db: Db, table: string, ids: readonly string[]): Promise<string[]> {
  const list = sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid as id`;
  const { rows } = await db.execute<{ id: string }>(
    sql`select g.id from (${list}) g where not exists (select from ${sql.identifier(table)} t where t.id = g.id)`,
  );
  return rows.map(({ id }) => id);
}

/** Downloads every document and compares its bytes. */
async function damagedDocuments(ledger: Ledger): Promise<string[]> {
  const damaged: string[] = [];
  for (const { member, id, sha } of ledger.documents) {
    const path_ = `/api/homes/${member.homeId}/documents/${id}/versions/1/file`;
    const { status, bytes } = await member.browser.insist('GET', path_);
    const found = createHash('sha256').update(bytes).digest('hex');
    if (status !== 200 || found !== sha) damaged.push(`${id} (${status})`);
  }
  return damaged;
}

/** Card orders that are paid at the provider but not with us, or the other way around. */
async function unpaidOrders(db: Db, ledger: Ledger): Promise<string[]> {
  const ids = JSON.stringify(ledger.cardOrders.map(({ id }) => id));
  const { rows } = await db.execute<{ id: string; status: string }>(sql`
    select id, status from orders where id in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)
      and status not in ('PAID', 'FULFILLED')`);
  return rows.map(({ id, status }) => `${id} ${status}`);
}

/** Points from completed readiness tasks, by owner: exact location, plan and card grant some. */
async function taskPoints(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ user_id: string; points: string }>(
    sql`select h.user_id, sum(t.points) as points from readiness_tasks t join homes h on h.id = t.home_id
      where t.status = 'DONE' group by h.user_id`,
  );
  return new Map(rows.map(({ user_id, points }) => [user_id, Number(points)]));
}

async function wrongBalances(db: Db, world: World, ledger: Ledger): Promise<string[]> {
  const earned = await taskPoints(db);
  const { rows } = await db.execute<{ user_id: string; balance: number }>(
    sql`select user_id, balance from point_balances`,
  );
  const balances = new Map(rows.map(({ user_id, balance }) => [user_id, balance]));
  return world.members.flatMap(({ userId }) => {
    const expected = OPENING_POINTS + (earned.get(userId) ?? 0) + (ledger.points.get(userId) ?? 0);
    return balances.get(userId) === expected ? [] : [`${userId}: ${balances.get(userId)}, not ${expected}`];
  });
}

/** Hotel answers that were acknowledged but that no room reflects. */
async function lostAnswers(db: Db, ledger: Ledger): Promise<string[]> {
  const { rows } = await db.execute<{ answer: string }>(
    sql`select distinct partner_id || ' ' || confirmation as answer from offer_lines where confirmation is not null`,
  );
  const kept = new Set(rows.map(({ answer }) => answer));
  return ledger.rooms
    .map(({ hotel, number }) => `${hotel.hotelId} ${number}`)
    .filter((answer) => !kept.has(answer));
}

/** People who should have been emailed about the order but weren't. */
async function untold(db: Db, mail: Service): Promise<{ lost: string[]; all: number }> {
  const { rows } = await db.execute<{ email: string }>(
    sql`select distinct u.email from notices n join users u on u.id = n.user_id where n.kind = 'order' and n.channel = 'email'`,
  );
  const reached = new Set(await mail.call<string[]>('recipients'));
  return { lost: rows.map(({ email }) => email).filter((email) => !reached.has(email)), all: rows.length };
}

export async function compareLedger(
  { db, world, mail }: { db: Db; world: World; mail: Service },
  ledger: Ledger,
): Promise<Check[]> {
  const orders = [...ledger.cardOrders, ...ledger.pointOrders].map(({ id }) => id);
  const told = await untold(db, mail);
  return [
    check(
      'acknowledged messages',
      await missingFrom(
        db,
        'messages',
        ledger.messages.map(({ id }) => id),
      ),
      ledger.messages.length,
    ),
    check(
      'acknowledged items',
      await missingFrom(
        db,
        'inventory_items',
        ledger.items.map(({ id }) => id),
      ),
      ledger.items.length,
    ),
    check('acknowledged orders', await missingFrom(db, 'orders', orders), orders.length),
    check('orders whose card was charged are paid', await unpaidOrders(db, ledger), ledger.cardOrders.length),
    check('acknowledged documents, byte for byte', await damagedDocuments(ledger), ledger.documents.length),
    check(
      'points are those earned and given, minus those spent',
      await wrongBalances(db, world, ledger),
      world.members.length,
    ),
    check('answers of hotels', await lostAnswers(db, ledger), ledger.rooms.length),
    check('everybody was told of the order', told.lost, told.all),
  ];
}
