import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { WaitlistDetail, WaitlistEntry } from '#contract/outreach/invitations.ts';
import { officeHistory } from '#server/core/audit/audit.ts';
import { readCsv } from '#server/platform/csv.ts';
import { openWorld, signedInAdmin } from '#test/world.ts';

const world = await openWorld();
const admin = await signedInAdmin(world);
const ADDRESS = '1482 Ridgecrest Drive, Paradise, CA 95969';

async function asked(address = ADDRESS): Promise<WaitlistEntry> {
  const email = `${randomUUID()}@example.com`;
  await world.visitor().post('/api/waitlist', { address, email, plan: 'plus', source: 'pricing' });
  const { body } = await admin.get(`/api/admin/waitlist?q=${email}`);
  const [entry] = (body as { rows: WaitlistEntry[] }).rows;
  if (!entry) throw new Error('the entry is not listed');
  return entry;
}

const act = (entry: { id: string }, what: string, body: object = {}) =>
  admin.post(`/api/admin/waitlist/${entry.id}/${what}`, body);

test('an administrator filters requests by state and address text, and pages through them', async () => {
  const place = randomUUID().slice(0, 8);
  const some = await Promise.all([1, 2, 3].map((n) => asked(`${n} ${place} Road, Reno, NV 89501`)));
  const [first] = some.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const page = (query: string) =>
    admin
      .get(`/api/admin/waitlist?q=${place}&${query}`)
      .then(({ body }) => body as { rows: WaitlistEntry[]; next: string; total: number; counts: object });
  const { next } = await page('limit=2');
  expect(await page(`limit=2&after=${next}`)).toMatchObject({
    total: 3,
    next: null,
    rows: [{ coverage: 'planned' }],
  });
  expect(await page('coverage=planned')).toMatchObject({ total: 3 });
  expect(await page('coverage=covered')).toMatchObject({ total: 0, rows: [], next: null });
  if (first) await act(first, 'decline', { reason: 'We are not in Nevada yet.' });
  expect((await page('status=declined')).rows).toMatchObject([
    { id: first?.id, declineReason: 'We are not in Nevada yet.', decidedBy: admin.email, plan: 'plus' },
  ]);
  expect(await page('status=waiting')).toMatchObject({ total: 2, counts: { declined: expect.any(Number) } });
  expect(((await admin.get('/api/admin/waitlist?q=%25')).body as { total: number }).total).toBe(0);
});

test('several requests are decided at once, and each failure is reported', async () => {
  const [one, two] = [await asked(), await asked()];
  const unknown = randomUUID();
  const bulk = async (body: object) => (await admin.post('/api/admin/waitlist/bulk', body)).body;
  const entryIds = [one.id, unknown, two.id, one.id];
  expect(await bulk({ action: 'invite', entryIds })).toMatchObject({
    done: [{ id: one.id, status: 'invited' }, { id: two.id }],
    refused: [{ entryId: unknown, email: null, reason: 'There’s no such request.' }],
  });
  expect(await bulk({ action: 'decline', entryIds: [one.id], reason: 'Too far.' })).toMatchObject({
    done: [],
    refused: [{ email: one.email, reason: expect.stringContaining('Withdraw the invitation first') }],
  });
  expect(await bulk({ action: 'withdraw', entryIds: [one.id, two.id] })).toMatchObject({
    done: [{ status: 'approved' }, { status: 'approved' }],
  });
  expect(await bulk({ action: 'decline', entryIds: [one.id], reason: ' ' })).toMatchObject({
    fields: { reason: 'Say why, in a sentence the person will read' },
  });
  expect(await bulk({ action: 'decline', entryIds: [one.id], reason: 'Too far.' })).toMatchObject({
    done: [{ status: 'declined', declineReason: 'Too far.' }],
  });
  expect(
    await bulk({ action: 'approve', entryIds: Array.from({ length: 101 }, () => one.id) }),
  ).toMatchObject({
    fields: { entryIds: 'Choose at most 100 requests at once' },
  });
});

test('an administrator sees a request’s history and what we know about its home', async () => {
  const entry = await asked();
  await act(entry, 'decline', { reason: 'The road is closed.' });
  await act(entry, 'invite');
  await act(entry, 'withdraw');
  await act(entry, 'invite');
  const { body } = await admin.get(`/api/admin/waitlist/${entry.id}`);
  const { history } = body as WaitlistDetail;
  expect(history.map(({ what }) => what)).toEqual(['asked', 'declined', 'invited', 'withdrawn', 'invited']);
  expect(history.at(-1)).toMatchObject({ by: admin.email });
  expect((await admin.get(`/api/admin/waitlist/${entry.id}/check`)).body).toMatchObject({
    coverage: 'covered',
    problem: null,
    found: { county: 'Butte County, CA', state: 'CA', hotels: expect.any(Number) },
  });
  const nowhere = await asked('The yellow house by the creek');
  expect((await admin.get(`/api/admin/waitlist/${nowhere.id}/check`)).body).toMatchObject({
    coverage: 'unknown',
    problem: expect.stringContaining('We couldn’t find this address'),
    found: null,
  });
});

test('all matching requests are exported as a file, and the audit log records who did it', async () => {
  const place = randomUUID().slice(0, 8);
  const sly = await asked(`=cmd ${place}, "Reno", NV 89501`);
  await asked(`2 ${place}, Reno, NV 89501`);
  await act(sly, 'decline', { reason: 'We are not\nin Nevada yet.' });
  const { text, headers } = await admin.get(`/api/admin/waitlist/export?q=${place}&sort=-created`);
  const lines: string[][] = [];
  for await (const { fields } of readCsv([text])) lines.push(fields);
  expect(lines.map(([, address]) => address)).toEqual([
    'Address',
    `2 ${place}, Reno, NV 89501`,
    `'=cmd ${place}, "Reno", NV 89501`,
  ]);
  expect(lines[2]).toContain('We are not\nin Nevada yet.');
  expect(headers['content-disposition']).toMatch(/filename="?waitlist-\d{4}-\d\d-\d\d\.csv/);
  const entries = await officeHistory(world.db, { limit: 1 });
  expect(entries).toMatchObject([{ action: 'list.exported', detail: expect.stringContaining('2 rows') }]);
  expect(entries[0]?.detail).not.toContain(place);
});
