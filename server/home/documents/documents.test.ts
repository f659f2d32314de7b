import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Document, DocumentShelf } from '#contract/home/documents.ts';
import { homeHistory } from '#server/core/audit/audit.ts';
import { files } from '#server/core/files/tables.ts';
import { homeowner, join } from '#test/homes.ts';
import { makeJpeg, makePdf } from '#test/sample-documents.ts';
import { seedDocument } from '#test/documents.ts';
import { expectLateUploadsRefused } from '#test/late-uploads.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { addDocument, documentsForClaim } from './documents.ts';
import { documents, documentVersions } from './tables.ts';

const world = await openWorld();
const shelfOf = async (me: { get: (url: string) => Promise<{ body: unknown }> }, api: string) =>
  (await me.get(`${api}/documents`)).body as DocumentShelf;
const historyOf = async (me: Awaited<ReturnType<typeof homeowner>>) =>
  (await homeHistory(world.db, me.cipher, { limit: 50 })).map(({ action, detail }) => [action, detail]);

test('a member adds a document, finds it by name, and downloads the identical file', async () => {
  const me = await homeowner(world);
  const content = await makePdf('Canary deed');
  const paper = await seedDocument(me, me.api, { name: 'Grant deed 2014.pdf', content });
  expect(paper).toMatchObject({
    kind: 'deed-or-lease',
    name: 'Grant deed 2014',
    filename: 'Grant deed 2014.pdf',
    mime: 'application/pdf',
    version: 1,
    trashedAt: null,
  });
  expect(await shelfOf(me, me.api)).toMatchObject({
    homeId: me.homeId,
    documents: [paper],
    trash: [],
    canEdit: true,
  });
  const file = await me.get(`${me.api}/documents/${paper.id}/versions/1/file`);
  expect(file.status).toBe(200);
  expect(file.text).toContain('Canary deed');
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(String(file.headers['content-disposition'])).toMatch(/^attachment; filename="Grant deed 2014\.pdf"/);
  expect(await historyOf(me)).toContainEqual(['document.added', 'Grant deed 2014']);
});

test('a picture has a thumbnail, a PDF has none', async () => {
  const me = await homeowner(world);
  const photo = await seedDocument(me, me.api, {
    name: 'id.jpg',
    kind: 'photo-id',
    content: await makeJpeg(),
  });
  expect(photo.hasThumb).toBe(true);
  const thumb = await me.get(`${me.api}/documents/${photo.id}/thumb`);
  expect([thumb.status, thumb.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const pdf = await seedDocument(me, me.api);
  expect((await me.get(`${me.api}/documents/${pdf.id}/thumb`)).status).toBe(404);
});

test('a refused file is reported with its reason and leaves no document behind', async () => {
  const me = await homeowner(world);
  const answer = await me.sendFile(`${me.api}/documents?kind=other`, 'setup.exe', Buffer.from('MZ hello'));
  expect(answer.status).toBe(415);
  expect(answer.body).toMatchObject({ error: expect.stringContaining('setup.exe') as string });
  expect((await shelfOf(me, me.api)).documents).toEqual([]);
  const noKind = await me.sendFile(`${me.api}/documents?kind=novel`, 'a.pdf', await makePdf('a'));
  expect(noKind.body).toMatchObject({ code: 'validation_failed', error: 'Choose a document type' });
});

test('a member renames a document and sets its type; unchanged values are not recorded', async () => {
  const me = await homeowner(world);
  const { id } = await seedDocument(me, me.api, { kind: 'other' });
  const change = (body: object) => me.patch(`${me.api}/documents/${id}`, body);
  expect((await change({ name: '  Our   deed ', kind: 'deed-or-lease' })).body).toMatchObject({
    name: 'Our deed',
    kind: 'deed-or-lease',
  });
  expect((await change({ kind: 'mortgage' })).body).toMatchObject({ kind: 'mortgage', name: 'Our deed' });
  expect((await change({ name: 'Our deed', kind: 'mortgage' })).status).toBe(200);
  expect(await historyOf(me)).toEqual([
    ['document.kind-changed', 'Our deed: Deed or lease to Mortgage or loan documents'],
    ['document.renamed', 'Grant deed to Our deed; Other document to Deed or lease'],
    ['document.added', 'Grant deed'],
    ['home.added', '12 Skyway'],
  ]);
  expect((await change({})).status).toBe(400);
  expect((await change({ name: ' ' })).body).toMatchObject({ fields: { name: 'Give it a name' } });
});

test.each([
  '../../etc/passwd.pdf',
  'C:\\Windows\\evil.pdf',
  '<img src=x onerror=alert(1)>.pdf',
  'deed\u202Efdp.pdf',
  "Robert'); DROP TABLE documents;--.pdf",
  '契約書 🏠.pdf',
  `${'very long '.repeat(25)}.pdf`,
  '.pdf',
  'a\r\nSet-Cookie: x=1.pdf',
  '%00.pdf',
])('a document named %j is stored as plain text and downloads with a safe one-line name', async (name) => {
  const me = await homeowner(world);
  const answer = await me.sendFile(`${me.api}/documents?kind=other`, name, await makePdf('x'));
  // A name that is nothing but an extension has none, so the server reports that.
  if (answer.status !== 201) {
    expect([name, answer.status]).toEqual(['.pdf', 415]);
    return;
  }
  const paper = answer.body as Document;
  expect(paper.name).toMatch(/^\P{C}{1,120}$/u);
  expect((await shelfOf(me, me.api)).documents[0]?.name).toBe(paper.name);
  const file = await me.get(`${me.api}/documents/${paper.id}/versions/1/file`);
  expect(file.headers['set-cookie']).toBeUndefined();
  expect(String(file.headers['content-disposition'])).toMatch(/^attachment; filename="[ -~]*"/);
});

test('malicious document names are returned as plain text', async () => {
  const me = await homeowner(world);
  const { id } = await seedDocument(me, me.api);
  for (const name of ['<script>alert(1)</script>', '=cmd|calc', '${x}', '../../x', '"; --', 'עברית', '🏠'])
    expect((await me.patch(`${me.api}/documents/${id}`, { name })).body).toMatchObject({ name });
  expect((await me.patch(`${me.api}/documents/${id}`, { name: 'a\u202eb' })).body).toMatchObject({
    name: 'a b',
  });
});

test('the checklist shows each type as covered by a document, needed, or not applicable', async () => {
  const me = await homeowner(world);
  const mark = (kind: string, applicable: boolean) =>
    me.call('PUT', `${me.api}/document-kinds/${kind}`, { applicable });
  expect((await mark('military-record', false)).status).toBe(204);
  expect((await mark('military-record', false)).status).toBe(204);
  expect((await shelfOf(me, me.api)).notApplicable).toEqual(['military-record']);
  expect((await mark('military-record', true)).status).toBe(204);
  expect((await mark('other', false)).status).toBe(400);
  const words = (await historyOf(me)).filter(([action]) => String(action).startsWith('checklist'));
  expect(words).toEqual([
    ['checklist.needed', 'Military record (DD-214)'],
    ['checklist.not-applicable', 'Military record (DD-214)'],
  ]);
});

test('a claim lists every saved document once, in checklist order, and none from the trash', async () => {
  const me = await homeowner(world);
  await seedDocument(me, me.api, { name: 'b.pdf', kind: 'mortgage' });
  const photo = await seedDocument(me, me.api, {
    name: 'me.jpg',
    kind: 'photo-id',
    content: await makeJpeg(),
  });
  await seedDocument(me, me.api, { name: 'a.pdf', kind: 'mortgage' });
  const gone = await seedDocument(me, me.api, { name: 'gone.pdf' });
  await me.post(`${me.api}/documents/${gone.id}/trash`);
  const list = await documentsForClaim(world.db, me.cipher, me.homeId);
  expect(list.map(({ name, kindTitle, mime }) => [name, kindTitle, mime])).toEqual([
    ['me', 'Photo ID', 'image/jpeg'],
    ['a', 'Mortgage or loan documents', 'application/pdf'],
    ['b', 'Mortgage or loan documents', 'application/pdf'],
  ]);
  const [row] = await world.db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, photo.id));
  expect(list[0]?.fileId).toBe(row?.fileId);
});

test('a home holds at most 500 documents, even with concurrent uploads', async () => {
  const me = await homeowner(world);
  await world.db.insert(documents).values(
    Array.from({ length: 499 }, () => ({
      homeId: me.homeId,
      kind: 'other',
      name: me.cipher.seal('document.name', 'x'),
    })),
  );
  const content = await makePdf('x');
  const both = await Promise.all(
    ['a.pdf', 'b.pdf'].map((name) => me.sendFile(`${me.api}/documents?kind=other`, name, content)),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    error: expect.stringMatching(/^This home has 500 documents, the most it can hold\./) as string,
  });
  const kept = await world.db.select().from(files).where(eq(files.homeId, me.homeId));
  expect(kept.filter(({ state }) => state === 'stored')).toHaveLength(1);
});

test('a viewer can read a home’s documents but not change them, and what they open is logged', async () => {
  const me = await homeowner(world);
  const guest = await signedIn(world);
  await join(world, me.homeId, guest, 'viewer');
  const { id } = await seedDocument(me, me.api);
  const at = `${me.api}/documents/${id}`;
  expect(await shelfOf(guest, me.api)).toMatchObject({ canEdit: false, documents: [{ id }] });
  expect((await guest.get(`${at}/versions/1/file?for=preview`)).status).toBe(200);
  expect((await guest.get(`${at}/versions/1/file`)).status).toBe(200);
  expect((await me.get(`${at}/versions/1/file`)).status).toBe(200);
  const pdf = await makePdf('x');
  const refused = [
    await guest.sendFile(`${me.api}/documents?kind=other`, 'a.pdf', pdf),
    await guest.sendFile(`${at}/versions`, 'a.pdf', pdf),
    await guest.patch(at, { name: 'Mine' }),
    await guest.post(`${at}/versions/1/restore`),
    await guest.post(`${at}/trash`),
    await guest.post(`${at}/untrash`),
    await guest.delete(at),
    await guest.call('PUT', `${me.api}/document-kinds/mortgage`, { applicable: false }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  const written = (await historyOf(me)).filter(([action]) => /viewed|downloaded/.test(String(action)));
  expect(written).toEqual([
    ['document.downloaded', 'Grant deed'],
    ['document.viewed', 'Grant deed'],
  ]);
});

test('a stranger can’t reach another home’s documents, files, versions or checklist by any path', async () => {
  const me = await homeowner(world);
  const other = await homeowner(world);
  const { id } = await seedDocument(me, me.api);
  const pdf = await makePdf('x');
  for (const api of [me.api, other.api, '/api/homes/current-home-id']) {
    const at = `${api}/documents/${id}`;
    const tried = [
      await other.get(`${at}/versions`),
      await other.get(`${at}/versions/1/file`),
      await other.get(`${at}/thumb`),
      await other.patch(at, { name: 'Mine' }),
      await other.sendFile(`${at}/versions`, 'a.pdf', pdf),
      await other.post(`${at}/versions/1/restore`),
      await other.post(`${at}/trash`),
      await other.post(`${at}/untrash`),
      await other.delete(at),
    ];
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
  }
  const inHome = [
    await other.get(`${me.api}/documents`),
    await other.sendFile(`${me.api}/documents?kind=other`, 'a.pdf', pdf),
    await other.call('PUT', `${me.api}/document-kinds/mortgage`, { applicable: false }),
  ];
  expect(inHome.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await shelfOf(me, me.api)).documents).toMatchObject([{ id, name: 'Grant deed', version: 1 }]);
});

test('no document or file name is in plain text in the database', async () => {
  const me = await homeowner(world);
  await seedDocument(me, me.api, { name: 'canary-7f3a.pdf' });
  const { rows } = await world.database.pool.query<{ found: boolean }>(
    `select exists (select 1 from documents d join document_versions v on v.document_id = d.id
       where d.home_id = $1 and (position('canary'::bytea in d.name) > 0 or position('canary'::bytea in v.filename) > 0)) as found`,
    [me.homeId],
  );
  expect(rows[0]?.found).toBe(false);
});

test('a document in flight when its sender was removed or the home archived is not accepted', async () => {
  const me = await homeowner(world);
  await expectLateUploadsRefused(world, me, await makePdf('Late deed'), (sender, stream) =>
    addDocument(world.deps, sender, me.homeId, { kind: 'other', upload: { stream, filename: 'late.pdf' } }),
  );
  expect((await shelfOf(me, me.api)).documents).toEqual([]);
});
