import { expect, onTestFinished, test } from 'vitest';
import { verifyActivations } from '#server/emergency/activations/verify.ts';
import { checkMasterKeys } from '#server/core/sealing/sealing.ts';
import { verifyLedgers } from '#server/money/points/verify.ts';
import { verifySettlement } from '#server/office/settlement/verify.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { parseMasterKeys } from '#server/platform/master-keys.ts';
import { migrate } from '#server/platform/migrate.ts';
import { fullProduct } from './full-product.ts';
import { isRemade, openPrevious, readPrevious, savePrevious } from './previous-version.ts';
import { cloneDatabase, openWorld } from './world.ts';

test.runIf(isRemade)('remakes the data of this version', async () => {
  const world = await openWorld({ withWorkers: false });
  await fullProduct(world);
  const [{ id, key }] = world.deps.masterKeys;
  await savePrevious(world.connection, `${id}:${key.toString('base64')}`);
});

/** How many rows a table had. */
const rowsOf = ({ rows }: { rows: string }): number => (rows === '' ? 0 : rows.trimEnd().split('\n').length);

test('a database of the previous version is upgraded with every row, and its books agree', async () => {
  const previous = readPrevious();
  const filled = previous.tables.filter((table) => rowsOf(table) > 0);
  expect(filled.length).toBeGreaterThan(90);
  const connection = await cloneDatabase('template0');
  await openPrevious(connection, previous);
  await migrate(connection);
  const database = openDatabase(connection, { max: 2, log: createLog('silent') });
  onTestFinished(() => database.close());
  const { db, pool } = database;
  await checkMasterKeys(db, parseMasterKeys(previous.vaultKey));
  expect((await verifyActivations(db)).faults).toEqual([]);
  expect((await verifySettlement(db)).faults).toEqual([]);
  const faults: unknown[] = [];
  await verifyLedgers(db, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
  for (const table of filled) {
    const { rows } = await pool.query<{ name: string | null }>('select to_regclass($1)::text as name', [
      table.name,
    ]);
    if (!rows[0]?.name) continue; // a migration folded it into another table
    const { rowCount } = await pool.query(`select 1 from ${rows[0].name}`);
    // Migrations add rows to their own tables (moves), and remove none.
    expect([table.name, rowCount]).toEqual([table.name, expect.toSatisfy((n: number) => n >= rowsOf(table))]);
  }
});
