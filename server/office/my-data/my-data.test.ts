import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ClaimPacket } from '#contract/home/claims.ts';
import { users } from '#server/core/accounts/tables.ts';
import { makePacket } from '#server/home/claims/build.ts';
import { adoptFile, storeUpload } from '#server/core/files/files.ts';
import { deleteDiscarded } from '#server/core/files/jobs.ts';
import { homeMembers } from '#server/home/homes/tables.ts';
import { inventoryPhotos } from '#server/home/inventory/tables.ts';
import { days, hours } from '#server/platform/clock.ts';
import { HANDLERS } from '#server/worker.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { readZip } from '#test/zip.ts';
import sharp from 'sharp';
import { erasePerson } from './erase.ts';
import { accountDeletions } from '#server/core/accounts/tables.ts';

const world = await openWorld({ withWorkers: false });
type Person = Awaited<ReturnType<typeof signedIn>>;

/** A member with data of every kind, each with its own mark. */
async function settle(person: Person) {
  const marks: string[] = [];
  const mark = (where: string) => {
    const made = `canary-${where}-${randomUUID()}`;
    marks.push(made);
    return made;
  };
  const post = async (url: string, body: object = {}) => {
    const reply = await person.post(url, body);
    expect([url, reply.status, reply.status < 300 ? '' : reply.text]).toEqual([url, reply.status, '']);
    return reply.body as { id: string };
  };
  await person.patch('/api/account', { name: mark('name') });
  await post('/api/waitlist', { address: `${mark('waitlist')} 12 Oak St, Napa, CA`, email: person.email });
  await post('/api/contact', {
    firstName: mark('first'),
    lastName: mark('last'),
    email: person.email,
    subject: mark('subject'),
    message: mark('message'),
  });
  const { id: homeId } = await post('/api/homes', {
    address: `1 ${mark('street')}`,
    city: mark('city'),
    state: 'CA',
    zip: '95404',
    policy: {
      carrier: mark('carrier'),
      policyNumber: mark('number'),
      coverageLimit: 950000,
      deductible: 2500,
      effectiveDate: '2026-02-01',
      expiryDate: '2027-02-01',
    },
  });
  for (let i = 0; i < 12; i += 1)
    await post(`/api/homes/${homeId}/inventory`, {
      name: mark(`item-${i}`),
      category: 'Other',
      estValue: 10,
    });
  const { id: itemId } = await post(`/api/homes/${homeId}/inventory`, {
    name: mark('item'),
    category: 'Other',
    estValue: 99,
    room: mark('room'),
    brand: mark('brand'),
    model: mark('model'),
  });
  await person.patch(`/api/homes/${homeId}/inventory/${itemId}`, {
    serial: mark('serial'),
    notes: mark('notes'),
  });
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#446655' } })
    .jpeg()
    .toBuffer();
  const stored = await storeUpload(world.deps, {
    homeId,
    createdBy: person.user.id,
    upload: { stream: Readable.from([photo]), filename: 'x.jpg' },
    accept: 'image',
  });
  await world.db.transaction(async (tx) => {
    await adoptFile(tx, homeId, stored.id);
    await tx.insert(inventoryPhotos).values({ fileId: stored.id, itemId });
  });
  const { id: packetId } = await post(`/api/homes/${homeId}/claims/packets`);
  await makePacket(world.deps, packetId);
  const { body } = await person.get(`/api/homes/${homeId}/claims/packets`);
  expect((body as { packets: ClaimPacket[] }).packets[0]?.state).toBe('ready');
  const link = await post(`/api/homes/${homeId}/claims/packets/${packetId}/links`, {
    label: mark('label'),
    days: 30,
  });
  await world.runJobs();
  return { marks, homeId, token: (link as unknown as { url: string }).url.replace(/^.*=/, '') };
}

/** Another member, whom no test changes. */
const other = await signedIn(world);
const theirs = await settle(other);

/** Everything in the database, including the queue's own tables. */
async function dump(schemas = ['public', 'pgboss']): Promise<string> {
  const { rows } = await world.database.pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema = any($1) and table_type = 'BASE TABLE'`,
    [schemas],
  );
  let text = '';
  for (const { schema, name } of rows) {
    const found = await world.database.pool.query<{ t: string | null }>(
      `select string_agg(r::text, E'\\n') as t from "${schema}"."${name}" r`,
    );
    text += found.rows[0]?.t ?? '';
  }
  return text;
}

async function storedBytes(root: string): Promise<Buffer[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return Promise.all(entries.filter((e) => e.isFile()).map((e) => readFile(path.join(e.parentPath, e.name))));
}

const exportOf = async (person: Person) => {
  const { body, status } = await person.post('/api/account/export');
  expect(status).toBe(201);
  const { url } = body as { url: string };
  const reply = await world.app.http.inject({
    method: 'GET',
    url,
    cookies: Object.fromEntries(person.cookies),
  });
  return { url, status: reply.statusCode, zip: reply.rawPayload };
};

test('a member’s export is complete and schema-valid, with correct hashes and no one else’s data', async () => {
  const me = await signedIn(world);
  const mine = await settle(me);
  const { url, status, zip } = await exportOf(me);
  expect(status).toBe(200);
  const files = await readZip(zip);
  const manifest = JSON.parse(String(files.get('manifest.json'))) as {
    files: { path: string; sha256: string }[];
  };
  expect(manifest.files.length).toBe(files.size - 1);
  for (const { path: name, sha256 } of manifest.files)
    expect([
      name,
      createHash('sha256')
        .update(files.get(name) ?? '')
        .digest('hex'),
    ]).toEqual([name, sha256]);
  const json = JSON.parse(String(files.get('export.json'))) as { files: { path: string }[] };
  const schema = z.fromJSONSchema(
    JSON.parse(String(files.get('export.schema.json'))) as Parameters<typeof z.fromJSONSchema>[0],
  );
  expect(schema.safeParse(json).error).toBeUndefined();
  expect(schema.safeParse({ ...json, files: 'none' }).success).toBe(false);
  const text = String(files.get('export.json'));
  for (const mark of mine.marks) expect(text).toContain(mark);
  const everything = [...files.values()].map(String).join('');
  for (const mark of theirs.marks) expect(everything).not.toContain(mark);
  expect(json.files.length).toBe(1);
  expect(String(files.get('index.html'))).not.toContain('<script');
  // once
  expect((await me.get(url)).status).toBe(404);
});

test('a download that belongs to someone else, or is too old, is not found', async () => {
  const me = await signedIn(world);
  const { url } = (await me.post('/api/account/export')).body as { url: string };
  const stranger = await signedIn(world, other.email);
  expect((await stranger.get(url)).status).toBe(404);
  world.clock.advance(hours(0.26));
  expect((await me.get(url)).status).toBe(404);
  expect((await me.post('/api/account/export')).body).toMatchObject({ code: 'step_up_required' });
});

test('deleting needs the address typed, waits a day, sends an email, and can be canceled', async () => {
  const me = await signedIn(world);
  expect((await me.get('/api/account/deletion')).body).toEqual({
    dueAt: null,
    obstacle: null,
    homes: [],
    owedCents: 0,
    goingHomes: [],
  });
  const wrong = await me.post('/api/account/deletion', { email: 'somebody@example.com' });
  expect(wrong.body).toMatchObject({
    code: 'validation_failed',
    fields: { email: expect.any(String) as string },
  });
  const asked = await me.post('/api/account/deletion', { email: me.email.toUpperCase() });
  expect(asked.status).toBe(201);
  const [mail] = await world.mailbox(me.email);
  expect(mail?.subject).toBe('Your Hearthline account will be deleted');
  expect((await me.delete('/api/account/deletion')).status).toBe(204);
  expect((await me.delete('/api/account/deletion')).status).toBe(204);
  expect((await world.mailbox(me.email, 2))[0]?.subject).toBe('Your Hearthline account stays');
  world.clock.advance(days(2));
  await erasePerson(world.deps, me.user.id);
  expect(await world.db.select().from(users).where(eq(users.id, me.user.id))).toHaveLength(1);
});

test('the only administrator can’t delete their account; one of two can', async () => {
  const admin = await signedInAdmin(world);
  expect((await admin.get('/api/account/deletion')).body).toMatchObject({
    obstacle: expect.any(String) as string,
  });
  expect((await admin.post('/api/account/deletion', { email: admin.email })).status).toBe(409);
  await signedInAdmin(world);
  expect((await admin.post('/api/account/deletion', { email: admin.email })).status).toBe(201);
});

test('after a day every trace is gone from the database and storage, and another member is untouched', async () => {
  const root = path.join(world.deps.config.dataDir, 'files');
  const me = await signedIn(world);
  const mine = await settle(me);
  const relative = await signedIn(world);
  await world.db.insert(homeMembers).values([
    { homeId: mine.homeId, userId: relative.user.id, role: 'member' },
    { homeId: theirs.homeId, userId: me.user.id, role: 'viewer' },
  ]);
  expect(mine.marks.length).toBeGreaterThan(25);
  const before = await dump();
  expect(before).toContain(mine.marks[0]);
  await me.post('/api/account/deletion', { email: me.email });
  world.clock.advance(days(1) + 1000);
  await erasePerson(world.deps, me.user.id);
  await erasePerson(world.deps, me.user.id); // idempotent
  const sweep = HANDLERS.find(({ job }) => job.name === deleteDiscarded.name);
  await sweep?.run(world.deps, {});
  await world.runJobs();
  const { rows } = await world.database.pool.query(`select 1 from files where home_id = $1`, [mine.homeId]);
  expect(rows).toEqual([]);
  expect((await world.mailbox(relative.email))[0]?.subject).toBe(
    'A home you shared on Hearthline was deleted',
  );
  expect((await world.mailbox(me.email))[0]?.subject).toBe('Your Hearthline account is deleted');

  const text = await dump();
  const bytes = await storedBytes(root);
  for (const found of mine.marks.filter((m) => text.includes(m) || bytes.some((b) => b.includes(m))))
    expect(found).toBe('nowhere');
  expect(await dump(['public'])).not.toContain(mine.homeId);
  for (const table of ['users', 'sessions', 'home_keys', 'homes', 'audit_heads'])
    expect(
      await world.database.pool.query(`select 1 from ${table} t where t::text like $1`, [`%${me.user.id}%`]),
    ).toMatchObject({ rows: [] });
  expect((await me.get('/api/account')).status).toBe(401);
  expect((await world.visitor().post('/api/shared/open', { token: mine.token })).status).toBe(400);

  const again = await signedIn(world, other.email);
  const kept = await readZip((await exportOf(again)).zip);
  const json = String(kept.get('export.json'));
  for (const mark of theirs.marks) expect(json).toContain(mark);
  expect((await world.visitor().post('/api/shared/open', { token: theirs.token })).status).toBe(200);
});

test('a deletion interrupted after the homes is finished by the next run', async () => {
  const me = await signedIn(world);
  await me.post('/api/homes', { address: '1 Oak', city: 'Napa', state: 'CA', zip: '94558' });
  await me.post('/api/account/deletion', { email: me.email });
  world.clock.advance(days(1) + 1000);
  const { jobs } = world.deps;
  const broken = {
    ...world.deps,
    jobs: { ...jobs, clearAbout: () => Promise.reject(new Error('cut off')) },
  };
  await expect(erasePerson(broken, me.user.id)).rejects.toThrow('cut off');
  const asked = () => world.db.select().from(accountDeletions).where(eq(accountDeletions.userId, me.user.id));
  expect(await asked()).toHaveLength(1);
  await erasePerson(world.deps, me.user.id);
  expect(await world.db.select().from(users).where(eq(users.id, me.user.id))).toEqual([]);
});
