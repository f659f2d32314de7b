import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DocumentShelf } from '#contract/home/documents.ts';
import { homeHistory } from '#server/core/audit/audit.ts';
import { files } from '#server/core/files/tables.ts';
import { days, seconds } from '#server/platform/clock.ts';
import { homeowner } from '#test/homes.ts';
import { makePdf } from '#test/sample-documents.ts';
import { seedDocument } from '#test/documents.ts';
import { openWorld } from '#test/world.ts';
import { documents, documentVersions } from './tables.ts';
import { purgeTrash } from './trash.ts';

type Owner = Awaited<ReturnType<typeof homeowner>>;

const world = await openWorld({ withWorkers: false });
const shelfOf = async (me: Owner) => (await me.get(`${me.api}/documents`)).body as DocumentShelf;
const actionsOf = async (me: Owner) =>
  (await homeHistory(world.db, me.cipher, { limit: 50 })).map(({ action }) => action);
const filesLeft = (me: Owner) => world.db.select().from(files).where(eq(files.homeId, me.homeId));

test('a document in the trash can be restored unchanged; a second tap changes nothing', async () => {
  const me = await homeowner(world);
  const { id } = await seedDocument(me, me.api);
  const at = `${me.api}/documents/${id}`;
  const first = await me.post(`${at}/trash`);
  const again = await me.post(`${at}/trash`);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
  expect(await shelfOf(me)).toMatchObject({ documents: [], trash: [{ id }] });
  expect((await me.post(`${at}/untrash`)).body).toMatchObject({ id, trashedAt: null, goneAt: null });
  expect((await me.post(`${at}/untrash`)).status).toBe(200);
  expect(await shelfOf(me)).toMatchObject({ documents: [{ id }], trash: [] });
  expect((await actionsOf(me)).slice(0, 2)).toEqual(['document.untrashed', 'document.trashed']);
});

test('a document is permanently deleted only from the trash, with the files of all its versions', async () => {
  const me = await homeowner(world);
  const { id } = await seedDocument(me, me.api);
  const at = `${me.api}/documents/${id}`;
  await me.sendFile(`${at}/versions`, 'b.pdf', await makePdf('b'));
  await me.post(`${at}/versions/1/restore`);
  expect((await me.delete(at)).status).toBe(409);
  await me.post(`${at}/trash`);
  expect((await me.delete(at)).status).toBe(204);
  expect((await me.delete(at)).status).toBe(404);
  expect(await world.db.select().from(documentVersions).where(eq(documentVersions.documentId, id))).toEqual(
    [],
  );
  await world.runJobs();
  expect(await filesLeft(me)).toEqual([]);
  expect((await actionsOf(me))[0]).toBe('document.deleted');
});

test('a download in progress when a document is deleted is complete or fails, never partial', async () => {
  const me = await homeowner(world);
  const { id } = await seedDocument(me, me.api, { content: await makePdf('a long deed', 200) });
  const at = `${me.api}/documents/${id}`;
  await me.post(`${at}/trash`);
  const [file, removed] = await Promise.all([me.get(`${at}/versions/1/file`), me.delete(at)]);
  expect(removed.status).toBe(204);
  if (file.status === 200) expect(file.text.trimEnd().endsWith('%%EOF')).toBe(true);
  else expect(file.status).toBe(404);
});

test('a document is gone exactly thirty days after deletion; one second earlier it can be restored', async () => {
  const me = await homeowner(world);
  const kept = await seedDocument(me, me.api, { name: 'kept.pdf' });
  const gone = await seedDocument(me, me.api, { name: 'gone.pdf' });
  await me.post(`${me.api}/documents/${gone.id}/trash`);
  world.clock.advance(days(30) - seconds(30));
  await purgeTrash(world.deps);
  expect((await shelfOf(me)).trash).toMatchObject([{ id: gone.id }]);
  world.clock.advance(seconds(31));
  // It is hidden even before the job has run.
  expect((await shelfOf(me)).trash).toEqual([]);
  const at = `${me.api}/documents/${gone.id}`;
  const tried = [
    await me.post(`${at}/untrash`),
    await me.get(`${at}/versions/1/file`),
    await me.get(`${at}/versions`),
  ];
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404]);
  await purgeTrash(world.deps);
  await purgeTrash(world.deps);
  expect(await world.db.select().from(documents).where(eq(documents.homeId, me.homeId))).toMatchObject([
    { id: kept.id },
  ]);
  await world.runJobs();
  expect(await filesLeft(me)).toHaveLength(1);
  expect((await actionsOf(me)).filter((action) => action === 'document.purged')).toHaveLength(1);
});
