import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  AGREEMENT_KEYS,
  type AgreementsView,
  agreementsFor,
  currentAgreements,
} from '#contract/core/agreements.ts';
import { BENEFIT } from '#contract/core/funds.ts';
import { agreement, newMember, viewOf } from '#test/membership.ts';
import { openWorld, signedIn, type Browser } from '#test/world.ts';
import { missingOf } from './agreements.ts';
import { agreements, users } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;
const read = async (who: Pick<Browser, 'get'>) => (await who.get('/api/agreements')).body as AgreementsView;
const byText = (a: readonly string[], b: readonly string[]) => a.join().localeCompare(b.join());
const rowsOf = (userId: string) => db.select().from(agreements).where(eq(agreements.userId, userId));

test('joining records every document with its version, time and device', async () => {
  const me = await newMember(world);
  const rows = await rowsOf(me.user.id);
  expect(rows.map(({ document, version }) => [document, version]).toSorted(byText)).toEqual(
    AGREEMENT_KEYS.map((key) => [key, agreementsFor(BENEFIT)[key].version]).toSorted(byText),
  );
  for (const row of rows) {
    expect(row.device).toBe('Firefox on Mac');
    expect(Math.abs(row.acceptedAt.getTime() - world.clock.now().getTime())).toBeLessThan(60_000);
  }
  expect(await read(me)).toMatchObject({ missing: [] });
});

test.each(AGREEMENT_KEYS)('joining is refused without accepting: %s', async (left) => {
  const me = await signedIn(world);
  const given = currentAgreements().filter(({ document }) => document !== left);
  const refused = await me.post('/api/membership', {
    ...agreement(world, 'plus', 'month'),
    agreements: given,
  });
  expect(refused).toMatchObject({ status: 409, body: { code: 'confirmation_needed' } });
  expect((refused.body as { error: string }).error).toContain('Nothing was charged');
  expect((await viewOf(me)).membership).toBeNull();
  expect(await rowsOf(me.user.id)).toEqual([]);
});

test('refuses acceptance of a text that changed after it was shown, with and without joining', async () => {
  const me = await signedIn(world);
  const stale = [{ document: 'terms', version: '2024-01-01' }];
  const joining = await me.post('/api/membership', {
    ...agreement(world, 'plus', 'month'),
    agreements: stale,
  });
  expect(joining).toMatchObject({ status: 409, body: { code: 'confirmation_needed' } });
  expect((await me.post('/api/agreements', { agreements: stale })).status).toBe(409);
  expect(await rowsOf(me.user.id)).toEqual([]);
});

test('a member who joined under an older version accepts the new one without losing the old record', async () => {
  const me = await signedIn(world);
  const at = world.clock.now();
  await db.insert(agreements).values(
    AGREEMENT_KEYS.map((document) => ({
      userId: me.user.id,
      document,
      version: document === 'terms' ? '2024-01-01' : agreementsFor(BENEFIT)[document].version,
      device: 'Safari on iPhone',
      acceptedAt: at,
    })),
  );
  expect(await read(me)).toMatchObject({ missing: ['terms'] });
  const accept = () =>
    me.post('/api/agreements', {
      agreements: [{ document: 'terms', version: agreementsFor(BENEFIT).terms.version }],
    });
  expect(await accept()).toMatchObject({ status: 200, body: { missing: [] } });
  await accept();
  const terms = (await rowsOf(me.user.id)).filter(({ document }) => document === 'terms');
  expect(terms.map(({ version }) => version).toSorted()).toEqual([
    '2024-01-01',
    agreementsFor(BENEFIT).terms.version,
  ]);
  // Already accepted, so joining needs only the renewal terms.
  const joined = await me.post('/api/membership', { ...agreement(world, 'plus', 'month'), agreements: [] });
  expect(joined.status).toBe(201);
});

test('acceptance records can’t be changed or removed, and are deleted with the account', async () => {
  const me = await newMember(world);
  await expect(db.execute(sql`update agreements set version = 'x'`)).rejects.toThrow(/agreements/);
  await expect(db.delete(agreements).where(eq(agreements.userId, me.user.id))).rejects.toThrow(/agreements/);
  await expect(db.execute(sql`truncate agreements`)).rejects.toThrow(/agreements/);
  await db.delete(users).where(eq(users.id, me.user.id));
  expect(await rowsOf(me.user.id)).toEqual([]);
});

test('missing agreements are those not accepted in their current version', () => {
  expect(missingOf([], BENEFIT)).toEqual(AGREEMENT_KEYS);
  expect(missingOf(currentAgreements(), BENEFIT)).toEqual([]);
  expect(
    missingOf([...currentAgreements().slice(1), { document: 'terms', version: 'old' }], BENEFIT),
  ).toEqual(['terms']);
});
