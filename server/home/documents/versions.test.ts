import { expect, test } from 'vitest';
import type { Document, DocumentVersion } from '#contract/home/documents.ts';
import { homeowner } from '#test/homes.ts';
import { makeJpeg, makePdf } from '#test/sample-documents.ts';
import { seedDocument } from '#test/documents.ts';
import { openWorld } from '#test/world.ts';
import { documentsForExport } from './documents.ts';

const world = await openWorld();

test('a replaced document keeps its earlier files, each downloadable and restorable', async () => {
  const me = await homeowner(world);
  const { id } = await seedDocument(me, me.api, {
    name: 'Policy 2025.pdf',
    content: await makePdf('year one'),
  });
  const at = `${me.api}/documents/${id}`;
  const replaced = await me.sendFile(`${at}/versions`, 'Policy 2026.jpg', await makeJpeg());
  expect(replaced.body).toMatchObject({
    name: 'Policy 2025',
    filename: 'Policy 2026.jpg',
    mime: 'image/jpeg',
    version: 2,
  });
  expect((await me.get(`${at}/versions/1/file`)).text).toContain('year one');
  expect((await me.post(`${at}/versions/1/restore`)).body).toMatchObject({
    mime: 'application/pdf',
    filename: 'Policy 2025.pdf',
    version: 3,
  });
  const versions = (await me.get(`${at}/versions`)).body as DocumentVersion[];
  expect(versions.map(({ version, filename, restoredFrom }) => [version, filename, restoredFrom])).toEqual([
    [3, 'Policy 2025.pdf', 1],
    [2, 'Policy 2026.jpg', null],
    [1, 'Policy 2025.pdf', null],
  ]);
  const newest = await me.get(`${at}/versions/3/file`);
  expect(newest.text).toContain('year one');
  expect(String(newest.headers['content-disposition'])).toContain('"Policy 2025.pdf"');
  const older = await me.get(`${at}/versions/2/file`);
  expect(String(older.headers['content-disposition'])).toContain('"Policy 2025 (version 2).jpg"');
});

test('the newest version can’t be restored, and a nonexistent one is not found', async () => {
  const me = await homeowner(world);
  const { id } = await seedDocument(me, me.api);
  const at = `${me.api}/documents/${id}/versions`;
  expect((await me.post(`${at}/1/restore`)).status).toBe(409);
  expect((await me.post(`${at}/7/restore`)).status).toBe(404);
  expect((await me.get(`${at}/7/file`)).status).toBe(404);
  for (const odd of ['0', '-1', '1.5', 'x', '1e3'])
    expect((await me.get(`${at}/${odd}/file`)).status).toBe(404);
});

test('concurrent replacements of a document all keep their file', async () => {
  const me = await homeowner(world);
  const { id } = await seedDocument(me, me.api);
  const at = `${me.api}/documents/${id}`;
  const contents = await Promise.all(['one', 'two', 'three', 'four'].map((word) => makePdf(`says ${word}`)));
  const answers = await Promise.all(
    contents.map((content) => me.sendFile(`${at}/versions`, 'new.pdf', content)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const versions = (await me.get(`${at}/versions`)).body as DocumentVersion[];
  expect(versions.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
  const texts = await Promise.all(
    [2, 3, 4, 5].map(async (n) => (await me.get(`${at}/versions/${n}/file`)).text),
  );
  const said = texts.map((text) => /says (\w+)/.exec(text)?.[1]);
  expect(said.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(['four', 'one', 'three', 'two']);
});

test('a document in the trash cannot be replaced, renamed or reverted', async () => {
  const me = await homeowner(world);
  const { id } = await seedDocument(me, me.api);
  const at = `${me.api}/documents/${id}`;
  await me.sendFile(`${at}/versions`, 'new.pdf', await makePdf('new'));
  await me.post(`${at}/trash`);
  const tried = [
    await me.sendFile(`${at}/versions`, 'newer.pdf', await makePdf('newer')),
    await me.patch(at, { name: 'Mine' }),
    await me.post(`${at}/versions/1/restore`),
  ];
  expect(tried.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(tried[0]?.body).toMatchObject({
    error: 'This document is in the trash. Restore it first, then change it.',
  });
  // It can still be viewed, to decide whether to restore it.
  expect((await me.get(`${at}/versions/2/file`)).status).toBe(200);
});

test('a document has at most fifty versions, and the error says what to do', async () => {
  const me = await homeowner(world);
  const { id } = await seedDocument(me, me.api);
  const at = `${me.api}/documents/${id}`;
  const content = await makePdf('x');
  await me.sendFile(`${at}/versions`, 'b.pdf', content);
  for (let version = 3; version <= 50; version += 1)
    expect((await me.post(`${at}/versions/${version - 2}/restore`)).status).toBe(201);
  const full = await me.sendFile(`${at}/versions`, 'c.pdf', content);
  expect([full.status, full.body]).toMatchObject([
    409,
    { error: expect.stringContaining('50 versions') as string },
  ]);
});

test('a data export has every file of every document, including the trash', async () => {
  const me = await homeowner(world);
  const kept = await seedDocument(me, me.api, { name: 'kept.pdf' });
  await me.sendFile(`${me.api}/documents/${kept.id}/versions`, 'kept 2.pdf', await makePdf('2'));
  const gone = await seedDocument(me, me.api, { name: 'gone.pdf' });
  await me.post(`${me.api}/documents/${gone.id}/trash`);
  const all = await documentsForExport(world.db, me.cipher, me.homeId);
  const told = Object.fromEntries(all.map(({ name, versions }) => [name, versions.map((v) => v.filename)]));
  expect(told).toEqual({ kept: ['kept.pdf', 'kept 2.pdf'], gone: ['gone.pdf'] });
  expect(all.find((one: Pick<Document, 'name'>) => one.name === 'gone')?.trashedAt).toBeInstanceOf(Date);
});
