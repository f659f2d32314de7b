import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newMasterKey, parseMasterKeys, type MasterKeys } from '#server/platform/master-keys.ts';
import { tamper as tamperWith } from '#test/tampering.ts';
import { openWorld } from '#test/world.ts';
import {
  BACK_OFFICE,
  checkHistories,
  eraseHistory,
  recordAccountChange,
  recordAdminChange,
  sealHistories,
} from './audit.ts';
import { hashOf } from './entry-hash.ts';
import { chainFrom, START } from './store.ts';
import { verifyAndSave } from './verify.ts';
import { QUICK_START } from '#test/server-process.ts';
import { sized } from '#test/tier.ts';

const LENGTH = 9;
const TABLES = ['audit_entries', 'audit_heads', 'audit_seals', 'audit_checkpoints'];
/** All columns except the id, which the database generates. */
const ENTRY = sql`chain, seq, version, kind, at, actor_id, device, network, action, subject_id, detail, changes, previous_hash, hash`;
const ALL = sql`*`;
const columns = (table: string) => (table === 'audit_entries' ? ENTRY : ALL);
const kept = (table: string) => sql.raw(`kept_${table}`);
const actor = { id: randomUUID(), device: 'Safari on iPhone' };

async function aHouseOfHistories() {
  const world = await openWorld({ withWorkers: false });
  const { db, clock, deps } = world;
  const chains = Array.from({ length: 4 }, () => randomUUID());
  const write = (chain: string, i: number) =>
    db.transaction((tx) =>
      recordAccountChange(tx, chain, {
        at: clock.now(),
        actor,
        action: 'account.renamed',
        subjectId: randomUUID(),
        detail: `${i}`,
        before: { name: `Rosa ${i}` },
        after: { name: `Rosa ${i + 1}` },
      }),
    );
  for (const chain of chains) for (let i = 1; i <= LENGTH; i += 1) await write(chain, i);
  const check = async (keys: MasterKeys = deps.masterKeys) => (await checkHistories(db, keys)).altered;
  const tamper = (...statements: SQL[]) => tamperWith(db, ...statements);
  /** Changes the tables, returns what the verifier finds, and restores everything. */
  const found = async (...statements: SQL[]) => {
    for (const table of TABLES)
      await db.execute(sql`create table ${kept(table)} as select ${columns(table)} from ${sql.raw(table)}`);
    try {
      await tamper(...statements);
      return await check();
    } finally {
      for (const table of TABLES)
        await tamper(
          sql`delete from ${sql.raw(table)}`,
          sql`insert into ${sql.raw(table)} ${columns(table) === ALL ? sql`` : sql`(${columns(table)})`} table ${kept(table)}`,
          sql`drop table ${kept(table)}`,
        );
    }
  };
  return { world, db, chains, write, check, tamper, found, seal: () => sealHistories(deps) };
}

const at = (chain: string, seq: number) => sql`where chain = ${chain} and seq = ${seq}`;

/** One way to change existing entries, and the entries that it alters. */
const alteration = (chains: readonly string[]) =>
  fc
    .record({
      chain: fc.constantFrom(...chains),
      seq: fc.integer({ min: 1, max: LENGTH }),
      other: fc.integer({ min: 1, max: LENGTH }),
      column: fc.constantFrom(
        `action = 'account.signed-in'`,
        `at = at + interval '1 second'`,
        'actor_id = new_id()',
        `device = 'Chrome on Windows'`,
        `network = '203.0.113.x'`,
        `detail = '\\x00'`,
        `changes = null`,
        'subject_id = null',
        'hash = sha256(hash)',
        'previous_hash = sha256(previous_hash)',
        'version = 1',
        `kind = 'home'`,
        'version = 3',
      ),
      how: fc.constantFrom('edit', 'delete', 'swap', 'forge', 'cut', 'cut with its end', 'behead'),
    })
    .map(({ chain, seq, other, column, how }) => {
      switch (how) {
        case 'edit':
          return {
            how: column,
            statements: [sql`update audit_entries set ${sql.raw(column)} ${at(chain, seq)}`],
            chain,
            named: [seq],
          };
        case 'delete':
          return { how, statements: [sql`delete from audit_entries ${at(chain, seq)}`], chain, named: [seq] };
        case 'swap': {
          const partner = other === seq ? (seq % LENGTH) + 1 : other;
          return {
            how,
            statements: [
              sql`update audit_entries set seq = 0 ${at(chain, seq)}`,
              sql`update audit_entries set seq = ${seq} ${at(chain, partner)}`,
              sql`update audit_entries set seq = ${partner} ${at(chain, 0)}`,
            ],
            chain,
            named: [seq, partner].toSorted((a, b) => a - b),
          };
        }
        case 'forge':
          return {
            how,
            statements: [
              sql`insert into audit_entries (${ENTRY}) select chain, ${LENGTH + 1}, version, kind, at, actor_id, device, network, 'account.exported', subject_id, detail, changes, hash, sha256(hash) from audit_entries ${at(chain, LENGTH)}`,
            ],
            chain,
            named: [LENGTH + 1],
          };
        case 'cut':
          return {
            how,
            statements: [sql`delete from audit_entries where chain = ${chain} and seq >= ${seq}`],
            chain,
            named: Array.from({ length: LENGTH - seq + 1 }, (_, i) => seq + i),
          };
        case 'cut with its end':
          return {
            how,
            statements: [
              sql`delete from audit_entries where chain = ${chain} and seq >= ${seq}`,
              sql`update audit_heads set seq = ${seq - 1}, hash = coalesce((select hash from audit_entries ${at(chain, seq - 1)}), hash) where chain = ${chain}`,
            ],
            chain,
            named: Array.from({ length: LENGTH - seq + 1 }, (_, i) => seq + i),
          };
        case 'behead':
          return {
            how,
            statements: [
              sql`delete from audit_entries where chain = ${chain}`,
              sql`delete from audit_heads where chain = ${chain}`,
            ],
            chain,
            named: Array.from({ length: LENGTH }, (_, i) => i + 1),
          };
      }
    });

test('each random alteration is reported by its log and entry number, and nothing else is', async () => {
  const { chains, check, found, seal } = await aHouseOfHistories();
  expect(await check()).toEqual([]);
  expect(await seal()).toEqual({ sealed: 4, refused: [] });
  expect(await check()).toEqual([]);
  const ways = new Set<string>();
  await fc.assert(
    fc.asyncProperty(alteration(chains), async ({ how, statements, chain, named }) => {
      ways.add(how);
      const altered = await found(...statements);
      expect([how, altered.map((fault) => fault.chain)]).toEqual([how, named.map(() => chain)]);
      expect([how, altered.map((fault) => fault.seq)]).toEqual([how, named]);
    }),
    { numRuns: sized({ gate: 30, soak: 100 }) },
  );
  // A random selection must cover most of the possible ways.
  expect(ways.size).toBeGreaterThan(sized({ gate: 4, soak: 8 }));
  expect(await check()).toEqual([]);
});

test('rewriting a log from any entry, with all hashes and its head, is caught by the seal', async () => {
  const { db, chains, write, check, tamper, seal } = await aHouseOfHistories();
  const [chain = ''] = chains;
  await seal();
  const forged: SQL[] = [];
  let previousHash: Uint8Array<ArrayBuffer> = START;
  for (const row of await chainFrom(db, chain, 1)) {
    const entry = { ...row, previousHash, ...(row.seq >= 4 ? { device: 'Chrome on Windows' } : {}) };
    const hash = hashOf(entry);
    forged.push(
      sql`update audit_entries set device = ${entry.device}, previous_hash = ${Buffer.from(previousHash)}, hash = ${Buffer.from(hash)} ${at(chain, row.seq)}`,
    );
    previousHash = hash;
  }
  await tamper(
    ...forged,
    sql`update audit_heads set hash = ${Buffer.from(previousHash)} where chain = ${chain}`,
  );
  expect(await check()).toEqual([{ chain, seq: LENGTH, what: 'was exchanged after it was signed' }]);
  // It isn't signed the next time either, whatever is added.
  expect((await seal()).refused).toEqual([]);
  await write(chain, 10);
  expect((await seal()).refused).toEqual([chain]);
  expect(await check()).toEqual([{ chain, seq: LENGTH, what: 'was exchanged after it was signed' }]);
});

test('a log deleted with its seal is caught by the checkpoint, and so is a restored older seal', async () => {
  const { chains, write, found, seal, db, check } = await aHouseOfHistories();
  const [chain = ''] = chains;
  await seal();
  await db.execute(sql`create table older as table audit_seals`);
  await write(chain, 10);
  await seal();
  const gone = await found(
    ...['audit_entries', 'audit_heads', 'audit_seals'].map(
      (table) => sql`delete from ${sql.identifier(table)} where chain = ${chain}`,
    ),
  );
  expect(gone).toEqual([
    {
      chain: null,
      seq: null,
      what: 'checkpoint 2 counted 4 histories with 37 entries; their seals say 3 with 27',
    },
  ]);
  const back = await found(
    sql`delete from audit_entries ${at(chain, 10)}`,
    sql`update audit_heads set seq = 9, hash = (select hash from older where chain = ${chain}) where chain = ${chain}`,
    sql`delete from audit_seals where chain = ${chain}`,
    sql`insert into audit_seals select * from older where chain = ${chain}`,
  );
  expect(back.map(({ what }) => what)).toEqual([
    'checkpoint 2 counted 4 histories with 37 entries; their seals say 4 with 36',
  ]);
  const [none] = await found(sql`delete from audit_checkpoints`);
  expect(none?.what).toBe('the checkpoint of all histories is gone');
  const forged = await found(sql`update audit_checkpoints set entries = 36 where number = 2`);
  expect(forged.map(({ what }) => what)).toEqual(['checkpoint 2 is not signed by our key']);
  expect(await check()).toEqual([]);
});

test('a properly deleted log leaves a tombstone that no one else can forge', async () => {
  const { world, db, chains, write, check, found, seal } = await aHouseOfHistories();
  const [signed = '', , third = ''] = chains;
  const young = randomUUID();
  await seal();
  await write(young, 1);
  for (const chain of [signed, young])
    await db.transaction((tx) => eraseHistory(tx, world.deps.masterKeys, chain, world.clock.now()));
  expect(await check()).toEqual([]);
  await seal();
  expect(await check()).toEqual([]);
  const { rows } = await db.execute(
    sql`select chain, seq, forgotten_at is not null as forgotten from audit_seals where chain is null order by seq`,
  );
  expect(rows).toEqual([
    { chain: null, seq: 1, forgotten: true },
    { chain: null, seq: 9, forgotten: true },
  ]);
  const pretended = await found(
    sql`update audit_seals set forgotten_at = now(), chain = null where chain = ${third}`,
    sql`delete from audit_entries where chain = ${third}`,
    sql`delete from audit_heads where chain = ${third}`,
  );
  expect(pretended).toEqual([
    { chain: null, seq: null, what: 'a history of 9 entries is marked as forgotten, but not by us' },
  ]);
});

test('the database refuses to update, delete or truncate audit entries', async () => {
  const { world, db, chains, seal } = await aHouseOfHistories();
  await seal();
  await verifyAndSave(world.deps);
  const [chain = ''] = chains;
  for (const statement of [
    sql`update audit_entries set device = null ${at(chain, 1)}`,
    sql`delete from audit_entries ${at(chain, LENGTH)}`,
    sql`truncate audit_entries`,
    sql`update audit_heads set seq = 3 where chain = ${chain}`,
    sql`delete from audit_heads where chain = ${chain}`,
    sql`truncate audit_heads`,
    sql`update audit_seals set seq = 1 where chain = ${chain}`,
    sql`delete from audit_seals where chain = ${chain}`,
    sql`truncate audit_seals`,
    sql`update audit_checkpoints set entries = 1`,
    sql`delete from audit_checkpoints`,
    sql`truncate audit_checkpoints`,
    sql`update audit_checks set faults = 0`,
    sql`delete from audit_checks`,
    sql`truncate audit_checks`,
  ])
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
});

test('version 1 entries still verify, and can’t be given fields they never had', async () => {
  const { world, db, check, tamper } = await aHouseOfHistories();
  const chain = randomUUID();
  const old = {
    chain,
    seq: 1,
    version: 1,
    kind: null,
    at: new Date('2026-05-01T10:00:00Z'),
    actorId: actor.id,
    device: 'Safari on iPhone',
    network: null,
    action: 'account.renamed',
    subjectId: null,
    detail: null,
    changes: null,
    previousHash: START,
  };
  const hash = Buffer.from(hashOf(old));
  await db.execute(
    sql`insert into audit_entries (chain, seq, at, actor_id, device, action, previous_hash, hash)
        values (${chain}, 1, ${old.at.toISOString()}, ${actor.id}, ${old.device}, ${old.action}, ${Buffer.from(START)}, ${hash})`,
  );
  await db.execute(sql`insert into audit_heads values (${chain}, 1, ${hash})`);
  await db.transaction((tx) =>
    recordAccountChange(tx, chain, { at: world.clock.now(), actor, action: 'account.renamed' }),
  );
  expect(await check()).toEqual([]);
  await tamper(sql`update audit_entries set network = '203.0.113.x' ${at(chain, 1)}`);
  expect(await check()).toEqual([{ chain, seq: 1, what: 'is not as it was written' }]);
});

test('a new key re-signs every log, and the old key can be retired', async () => {
  const { world, check, seal, db } = await aHouseOfHistories();
  await seal();
  const next = parseMasterKeys(newMasterKey('next'));
  const both: MasterKeys = [next[0], ...world.deps.masterKeys];
  expect((await check(next)).length).toBeGreaterThan(0);
  await sealHistories({ ...world.deps, db, masterKeys: both });
  expect(await check(next)).toEqual([]);
});

test('admin actions are in one audit log, with values before and after', async () => {
  const { world, db, check } = await aHouseOfHistories();
  await db.transaction((tx) =>
    recordAdminChange(tx, {
      at: world.clock.now(),
      actor,
      action: 'hotel.changed',
      subjectId: randomUUID(),
      before: { name: 'Inn', phone: '1', city: 'Chico' },
      after: { name: 'Inn', phone: '2', city: 'Chico', rooms: [1] },
    }),
  );
  const [row] = await chainFrom(db, BACK_OFFICE, 1);
  expect(JSON.parse(Buffer.from(row?.changes ?? []).toString())).toEqual({
    before: { phone: '1', rooms: null },
    after: { phone: '2', rooms: [1] },
  });
  expect(await check()).toEqual([]);
});

test('the verify command reports success, or names every altered entry and fails', async () => {
  const { world, chains, tamper } = await aHouseOfHistories();
  const { host, database } = world.connection;
  const [key] = world.deps.masterKeys;
  const env = {
    ...QUICK_START,
    PATH: '',
    DEMO: '1',
    VAULT_KEYS: `${key.id}:${key.key.toString('base64')}`,
    DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`,
  };
  const cli = path.resolve(import.meta.dirname, '../../audit-cli.ts');
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      execFile(process.execPath, [cli, ...args], { env }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });
  expect(await run('sign')).toMatchObject({
    code: 0,
    out: 'The histories are signed (4 went on since the last time).\n',
  });
  expect(await run('verify')).toEqual({
    code: 0,
    out: 'All 36 entries of 4 histories are as they were written.\n',
    err: '',
  });
  await tamper(sql`update audit_entries set device = null ${at(chains[1] ?? '', 5)}`);
  const found = await run('verify');
  expect(found).toMatchObject({ code: 1, out: '' });
  expect(found.err).toContain(`history ${chains[1]}: entry 5 is not as it was written`);
  expect(await run()).toMatchObject({ code: 1, err: 'Usage: npm run audit -- <verify | sign>\n' });
});

test('entries added during sealing are not reported as alterations', async () => {
  const { write, chains, seal, check } = await aHouseOfHistories();
  const [chain = ''] = chains;
  let isOver = false;
  const writing = (async () => {
    for (let i = LENGTH + 1; !isOver; i += 1) await write(chain, i);
  })();
  const refused: string[] = [];
  for (let i = 0; i < 40; i += 1) refused.push(...(await seal()).refused);
  isOver = true;
  await writing;
  expect(refused).toEqual([]);
  expect(await check()).toEqual([]);
});

test('a deleted log can’t restart, and a forged restart doesn’t stop other logs from being sealed', async () => {
  const { world, db, chains, write, seal, check, tamper } = await aHouseOfHistories();
  const [gone = '', other = ''] = chains;
  await seal();
  await db.transaction((tx) => eraseHistory(tx, world.deps.masterKeys, gone, world.clock.now()));
  await expect(write(gone, 1)).rejects.toThrow('This account no longer exists.');
  expect(await seal()).toEqual({ sealed: 0, refused: [] });

  const hash = sql`sha256('')`;
  await tamper(
    sql`insert into audit_heads (chain, seq, hash) values (${gone}, 1, ${hash})`,
    sql`insert into audit_entries (chain, seq, at, action, previous_hash, hash) values (${gone}, 1, now(), 'account.renamed', ${hash}, ${hash})`,
  );
  await write(other, LENGTH + 1);
  expect(await seal()).toEqual({ sealed: 1, refused: [gone] });
  expect(await check()).toEqual([{ chain: gone, seq: 1, what: 'was added after it was forgotten' }]);
});
