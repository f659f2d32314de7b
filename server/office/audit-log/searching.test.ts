import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AuditDetail, AuditEntry } from '#contract/office/audit-admin.ts';
import { grantAdmin, removePasskeys } from '#server/core/accounts/accounts.ts';
import { recordAdminChange, recordHomeChange } from '#server/core/audit/audit.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { addHome } from '#test/file-routes.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { verifyAndSave } from '#server/core/audit/verify.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
const admin = await signedInAdmin(world);

type Found = { rows: AuditEntry[]; total: number; next: string | null; check: { faults: number } | null };
const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await admin.get(`/api/admin/audit?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return body as Found;
};
const recordAction = (action: string, subjectId = randomUUID(), after: object = { state: 'new' }) =>
  db.transaction((tx) =>
    recordAdminChange(tx, {
      at: clock.now(),
      actor: { id: admin.user.id, device: 'Firefox on Mac' },
      action,
      subjectId,
      detail: action,
      before: { state: 'old' },
      after: { ...after },
    }),
  );

test('an administrator finds the team’s actions by person, action, subject and time, page by page', async () => {
  const thing = randomUUID();
  await recordAction('hotel.changed', thing);
  clock.advance(3_600_000);
  const later = clock.now().toISOString();
  for (let i = 0; i < 5; i += 1) await recordAction('zone.ended');
  expect((await list({ q: thing })).rows.map(({ action }) => action)).toContain('hotel.changed');
  expect((await list({ q: admin.email, capability: 'hotel' })).total).toBe(1);
  expect((await list({ q: 'nobody@nowhere.example' })).rows).toEqual([]);
  expect((await list({ q: 'partner hotel', actions: 'hotel.changed' })).total).toBe(1);
  expect((await list({ from: later, capability: 'zone' })).total).toBe(5);
  expect((await list({ to: later, capability: 'zone' })).total).toBe(0);
  const first = await list({ capability: 'zone', limit: '3' });
  const second = await list({ capability: 'zone', limit: '3', after: first.next ?? '' });
  expect([first.rows.length, second.rows.length, second.next]).toEqual([3, 2, null]);
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(5);
  expect((await admin.get('/api/admin/audit?after=nonsense')).status).toBe(400);
  expect((await admin.get(`/api/admin/audit?q=${'x'.repeat(201)}`)).status).toBe(400);
});

test('an entry shows values before and after, and where it was done from', async () => {
  const { body: made } = await admin.post('/api/admin/skus', {
    name: 'Ember guard',
    description: 'For vents',
    pointsCost: 120,
    priceCents: 0,
    active: true,
  });
  const [row] = (await list({ capability: 'sku' })).rows;
  expect(row).toMatchObject({ action: 'sku.created', device: 'Firefox on Mac', network: '127.0.0.x' });
  const { body } = await admin.get(`/api/admin/audit/${row?.id}`);
  expect(body as AuditDetail).toMatchObject({
    subjectId: (made as { id: string }).id,
    before: null,
    after: { name: 'Ember guard', pointsCost: 120 },
    isSealed: false,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  expect((await admin.get(`/api/admin/audit/${randomUUID()}`)).status).toBe(404);
});

test('for a member’s home the team sees that something changed, never what', async () => {
  const me = await signedIn(world);
  const homeId = await addHome(world, me.user.id);
  const cipher = await cipherOf(db, world.deps.masterKeys, homeId);
  await db.transaction((tx) =>
    recordHomeChange(tx, cipher, {
      at: clock.now(),
      actor: { id: me.user.id, device: null },
      action: 'document.renamed',
      detail: 'CANARY-DETAIL',
      before: { name: 'CANARY-BEFORE' },
      after: { name: 'CANARY-AFTER' },
    }),
  );
  const found = await list({ scope: 'everybody', person: me.user.id });
  const entry = found.rows.find(({ action }) => action === 'document.renamed');
  expect(entry).toMatchObject({ about: 'home', concerns: me.email, detail: null });
  const { text, body } = await admin.get(`/api/admin/audit/${entry?.id}`);
  expect(body).toMatchObject({ isSealed: true, detail: null, before: null, after: null });
  const file = await admin.get(`/api/admin/audit/export?scope=everybody&person=${me.user.id}`);
  expect(`${JSON.stringify(found)}${text}${file.text}`).not.toContain('CANARY');
});

test('viewing a member is logged once, and viewing the team’s own actions is not', async () => {
  const me = await signedIn(world);
  const before = (await list({ capability: 'audit' })).total;
  await list();
  await list({ capability: 'hotel' });
  await list({ q: randomUUID() }); // an id of a thing, not of a person
  expect((await list({ capability: 'audit' })).total).toBe(before);
  await list({ scope: 'everybody', q: me.email });
  await list({ scope: 'everybody', q: me.email, limit: '1' });
  const { rows, total } = await list({ capability: 'audit' });
  expect(total).toBe(before + 1);
  expect(rows[0]).toMatchObject({ action: 'audit.viewed', concerns: me.email, detail: 'one member' });
  clock.advance(11 * 60_000);
  await list({ scope: 'everybody', q: me.email });
  expect((await list({ capability: 'audit' })).total).toBe(before + 2);
});

test('an export has every matching row, and is itself recorded', async () => {
  await recordAction('job.retried', randomUUID(), { note: 1 });
  const { text, headers } = await admin.get('/api/admin/audit/export?capability=job');
  expect(headers['content-disposition']).toMatch(/audit-\d{4}-\d\d-\d\d\.csv/);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('job.retried');
  const [last] = (await list({ capability: 'list' })).rows;
  expect(last).toMatchObject({
    action: 'list.exported',
    detail: expect.stringContaining('1 rows') as string,
  });
});

test('the list shows when all audit logs were last verified, and what was found', async () => {
  expect((await list()).check).toBeNull();
  await verifyAndSave(world.deps);
  expect((await list()).check).toMatchObject({ faults: 0 });
});

test('exporting a member’s activity log counts as viewing that member', async () => {
  const me = await signedIn(world);
  await admin.get(`/api/admin/audit/export?scope=everybody&person=${me.user.id}`);
  const looks = await list({ capability: 'audit', q: me.user.id });
  expect(looks.rows).toMatchObject([{ action: 'audit.viewed', concerns: me.email, detail: 'one member' }]);
});

test('viewing two members one by one is recorded for each', async () => {
  const own = await signedInAdmin(world);
  for (const email of ['twin-a@example.com', 'twin-b@example.com']) await signedIn(world, email);
  await own.get('/api/admin/audit?scope=everybody&q=twin-');
  await own.get('/api/admin/audit?scope=everybody');
  await own.get('/api/admin/audit?scope=everybody&limit=5');
  const { rows } = await list({ capability: 'audit', person: own.user.id });
  const theirs = rows.filter(({ actor }) => actor.name === own.email);
  expect(theirs.map(({ detail }) => detail)).toEqual(['everybody', '2 members']);
});

test('command-line actions are also in the back office’s audit log', async () => {
  const me = await signedIn(world);
  await grantAdmin(db, me.email);
  await grantAdmin(db, me.email);
  await removePasskeys(db, me.email);
  const fresh = await grantAdmin(db, `${randomUUID()}@example.com`);
  const doings = async (person: string) =>
    (await list({ capability: 'account', person })).rows.map(
      ({ action, actor }) => `${actor.kind} ${action}`,
    );
  expect((await doings(me.user.id)).toSorted()).toEqual([
    'product account.made-administrator',
    'product account.passkeys-removed',
  ]);
  expect(await doings(fresh.id)).toEqual(['product account.made-administrator']);
});
