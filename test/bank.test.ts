/**
 * Points and impact points under load and constant failures: 32 clients over real HTTP and a real PostgreSQL with
 * production durability. A fifth of their operations are repeats, while database backends and the server itself are
 * killed with SIGKILL. The soak tier runs 20,000 operations in all, about a minute on two cores including recoveries.
 * 20,000 per client would need 10,700 a second, which even the raw transaction doesn't reach.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Connection } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import type { BankReply, BankRequest } from './bank-server.ts';
import { LEDGERS, type LedgerUnderTest } from './ledgers.ts';
import { QUICK_START, freePort } from './server-process.ts';
import { sized } from './tier.ts';

const CLIENTS = 32;
const OPERATIONS = sized({ gate: 400, soak: 20_000 });
const REPEATS = 0.2;
const [HOT, COLD] = [20, sized({ gate: 100, soak: 2000 })];
const KILLS = sized({ gate: 1, soak: 8 }); // of each

/** Seeded: the same plan for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What the clients know: which operations were acknowledged, and which were refused. */
function openBooks(people: string[], random: () => number) {
  const done = new Map<string, BankRequest>();
  const refused = new Set<string>();
  const spent: BankRequest[] = [];
  const order: BankRequest[] = [];
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  let made = 0;
  return {
    done,
    refused,
    next: (): BankRequest => {
      const dice = random();
      const before = pick(spent.slice(-200));
      if (dice < 0.15 && before) return { ...before, verb: 'back', reason: 'Given back' };
      const userId = (random() < 0.5 ? pick(people.slice(0, HOT)) : pick(people)) ?? '';
      const verb = dice < 0.45 ? 'grant' : 'spend';
      made += 1;
      return {
        verb,
        userId,
        points: 1 + Math.floor(random() * 90),
        reason: `Number ${made}`,
        key: `op:${made}`,
      };
    },
    repeated: () => pick(order.slice(-500)),
    note: (request: BankRequest, { answer }: BankReply) => {
      const key = request.verb === 'back' ? `back:${request.key}` : request.key;
      if (answer === 'refused') return void refused.add(key);
      if (done.has(key)) return;
      done.set(key, request);
      order.push(request);
      if (request.verb === 'spend') spent.push(request);
    },
  };
}

const root = path.resolve(import.meta.dirname, '..');
const program = path.join(root, 'test/bank-server.ts');

/** The bank's server: killed without warning, and restarted on the same port. */
async function openServer(connection: Connection, ledger: LedgerUnderTest) {
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    child = fork(program, [String(port), JSON.stringify(connection), ledger.name], {
      env: QUICK_START,
    });
    await once(child, 'message');
  };
  await start();
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    port,
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await start();
    },
  };
}

/** Retries until there is a response, always with the same key. */
function openClient(port: number) {
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const attempt = (request: BankRequest) =>
    new Promise<BankReply>((resolve, reject) => {
      const call = http.request(
        { port, host: '127.0.0.1', method: 'POST', agent, timeout: 20_000 },
        (reply) => {
          if (reply.statusCode === 200) json(reply).then((said) => resolve(said as BankReply), reject);
          else reply.resume().on('end', () => reject(new Error(String(reply.statusCode))));
        },
      );
      call
        .on('error', reject)
        .on('timeout', () => call.destroy())
        .end(JSON.stringify(request));
    });
  const counted = { retries: 0 };
  return {
    counted,
    send: async (request: BankRequest): Promise<BankReply> => {
      for (;;) {
        try {
          return await attempt(request);
        } catch {
          counted.retries += 1;
          await sleep(100);
        }
      }
    },
  };
}

/** Queries the database, retrying while it is recovering. */
async function ask<R extends object>(
  connection: Connection,
  text: string,
  values: unknown[] = [],
): Promise<R[]> {
  for (;;) {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<R>(text, values)).rows;
    } catch {
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Returns whether the process was still running: a backend exits with its connection. */
function killed(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Kills a backend that works for the server, like an operating system that runs out of memory: PostgreSQL recovers. */
async function killBackend(connection: Connection): Promise<void> {
  for (;;) {
    const [busy] = await ask<{ pid: number }>(
      connection,
      `select pid from pg_stat_activity where application_name like 'hearthline %' and state <> 'idle' limit 1`,
    );
    if (busy && killed(busy.pid)) return;
    await sleep(10);
  }
}

/** Accounts whose balance doesn't match the sum of their ledger, in one snapshot. */
const driftOf = ({ prefix }: LedgerUnderTest) => `
  select b.user_id from ${prefix}_balances b
  where b.user_id = any($1) and b.balance <> (select sum(l.delta) from ${prefix}_ledger l where l.user_id = b.user_id)`;

/** The gate runs the points, which members spend. test/ledgers.test.ts tests both. */
test.each(sized({ gate: LEDGERS.slice(0, 1), soak: LEDGERS }))(
  'a bank of $name whose server and database are killed repeatedly loses nothing and duplicates nothing',
  { timeout: 600_000 },
  async (ledger) => {
    const drift = driftOf(ledger);
    const seed = Date.now() % 1_000_000;
    const random = seeded(seed);
    const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-bank-'));
    const postgres = await startEmbeddedPostgres({ dataDir });
    const { connection } = postgres;
    onTestFinished(async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    await migrate(connection);
    const database = openDatabase(connection, { max: 2, log: createLog('silent') });
    await ledger.prepare(database.db);
    await database.close();
    await ask(
      connection,
      `insert into users (email) select n || '@example.com' from generate_series(1, $1::int) n`,
      [HOT + COLD],
    );
    const people = (
      await ask<{ id: string }>(
        connection,
        `select u.id, ${ledger.prefix === 'point' ? 'move_points' : 'move_impact'}(u.id, 500, 'Opening', 'opening', null) from users u order by u.id`,
      )
    ).map(({ id }) => id);
    const server = await openServer(connection, ledger);
    const { send, counted } = openClient(server.port);
    const books = openBooks(people, random);

    const started = performance.now();
    let finished = 0;
    const client = async () => {
      while (finished < OPERATIONS) {
        finished += 1;
        const dice = random();
        const old = dice < REPEATS / 2 ? books.repeated() : undefined;
        if (old) {
          // A client repeats a completed operation, which must not run a second time.
          expect((await send(old)).answer).toBe('again');
          continue;
        }
        const request = books.next();
        const isTwice = dice < REPEATS;
        if (isTwice) finished += 1; // two identical requests at once
        const replies = await Promise.all((isTwice ? [1, 2] : [1]).map(() => send(request)));
        expect(replies.filter(({ answer }) => answer === 'done').length).toBeLessThan(2);
        for (const reply of replies) books.note(request, reply);
      }
    };
    const killing = async () => {
      for (let kill = 1; kill <= KILLS * 2; kill += 1) {
        while (finished < (OPERATIONS / (KILLS * 2 + 1)) * kill) await sleep(5);
        await (kill % 2 ? killBackend(connection) : server.kill());
      }
    };
    const looking = async () => {
      let looks = 0;
      while (finished < OPERATIONS) {
        expect(await ask(connection, drift, [people.slice(0, HOT)])).toEqual([]);
        looks += 1;
        await sleep(250);
      }
      return looks;
    };
    const [looks] = await Promise.all([looking(), killing(), ...Array.from({ length: CLIENTS }, client)]);
    const took = (performance.now() - started) / 1000;

    const checked = openDatabase(connection, { max: 2, log: createLog('silent') });
    const rows = await ask<{ user_id: string; key: string; delta: number }>(
      connection,
      `select user_id, key, delta from ${ledger.prefix}_ledger where key <> 'opening'`,
    );
    const entered = new Map(rows.map((row) => [row.key, row]));
    expect(entered.size).toBe(rows.length); // each once
    expect([...books.done.keys()].filter((key) => !entered.has(key))).toEqual([]); // no acknowledged operation is lost
    expect([...entered.keys()].filter((key) => !books.done.has(key))).toEqual([]); // no other entry exists
    const signOf = (verb: BankRequest['verb']) =>
      verb === 'grant' ? 1 : verb === 'spend' ? ledger.sign : -ledger.sign;
    const wrong = [...books.done].filter(([key, { verb, userId, points }]) => {
      const row = entered.get(key);
      return row?.user_id !== userId || row.delta !== points * signOf(verb);
    });
    expect(wrong).toEqual([]);
    expect(await ask(connection, drift, [people])).toEqual([]);
    const verified = await ledger.verify(checked.db, ({ userId, what }) =>
      expect.unreachable(`${userId}: ${what}`),
    );
    await checked.close();
    expect(verified).toEqual({ accounts: people.length, entries: rows.length + people.length, faults: 0 });
    // The seed decides which spends exceed a balance: in a short run, maybe none.
    if (ledger.sign < 0) expect(books.refused.size).toBeGreaterThanOrEqual(sized({ gate: 0, soak: 1 }));
    expect(looks).toBeGreaterThan(sized({ gate: 1, soak: 5 }));
    process.stdout.write(
      `bank of ${ledger.name}: seed ${seed}, ${OPERATIONS} operations in ${took.toFixed(1)} s (${Math.round(OPERATIONS / took)}/s), ` +
        `${counted.retries} sent again, ${KILLS} backends and ${KILLS} servers killed, ${verified.entries} entries verified\n`,
    );
  },
);
