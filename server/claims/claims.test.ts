import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ClaimPacket } from '#contract/claims.ts';
import { openStored } from '#server/files/files.ts';
import { deleteDiscarded } from '#server/files/jobs.ts';
import { files } from '#server/files/tables.ts';
import { minutes } from '#server/platform/clock.ts';
import { cipherOf } from '#server/sealing/sealing.ts';
import { HANDLERS } from '#server/worker.ts';
import {
  addItem,
  addPhoto,
  download,
  givenPacket,
  homeOf,
  readyPacket,
  share,
  storedKeys,
} from '#test/claims.ts';
import { makePdf } from '#test/made-papers.ts';
import { pdfText } from '#test/pdf-text.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { readZip } from '#test/zip.ts';
import { makePacket } from './build.ts';
import { gather } from './gather.ts';
import { resumePackets } from './job-names.ts';
import { outdated } from './kept-packets.ts';
import { claimPackets } from './tables.ts';

const world = await openWorld();

test('a member makes a packet: a PDF, and a ZIP whose hashes are all true', async () => {
  const me = await signedIn(world);
  const homeId = await homeOf(me);
  const tv = await addItem(me, homeId, {
    name: 'Television 🔥 客厅 שלום',
    room: 'Living room',
    quantity: 2,
    estValue: 500.25,
  });
  await addItem(me, homeId, { name: '=cmd|calc', category: 'Other' });
  await addPhoto(world, me, homeId, tv);
  const packet = await readyPacket(me, homeId);
  expect(packet).toMatchObject({ itemCount: 2, valueCents: 110050, skippedCount: 0, done: packet.total });
  const at = `/api/homes/${homeId}/claims/packets/${packet.id}`;
  const pdf = await download(world, me, `${at}/pdf`);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBe(packet.pdfBytes);
  const zip = await download(world, me, `${at}/zip`);
  expect(zip.length).toBe(packet.zipBytes);
  const files = await readZip(zip);
  const manifest = JSON.parse(String(files.get('manifest.json'))) as {
    files: { path: string; sha256: string }[];
    skipped: unknown[];
  };
  expect(manifest.skipped).toEqual([]);
  expect(manifest.files.map((f) => f.path).toSorted()).toEqual(
    [...files.keys()].filter((name) => name !== 'manifest.json').toSorted(),
  );
  for (const { path, sha256 } of manifest.files)
    expect([
      path,
      createHash('sha256')
        .update(files.get(path) ?? '')
        .digest('hex'),
    ]).toEqual([path, sha256]);
  expect(files.get('claim-packet.pdf')?.equals(pdf)).toBe(true);
  expect([...files.keys()]).toContainEqual(
    expect.stringMatching(/^photos\/Living room\/1 Television.*\/photo 1\.jpg$/),
  );
  const csv = String(files.get('inventory.csv'));
  expect(csv).toContain('Television 🔥 客厅 שלום');
  expect(csv).toContain("'=cmd|calc");
  expect(csv).toContain('1000.50');
});

test('asking twice while one is made is one packet', async () => {
  const idle = await openWorld({ withWorkers: false });
  const me = await signedIn(idle);
  const at = `/api/homes/${await homeOf(me)}/claims/packets`;
  const asked = await Promise.all([me.post(at), me.post(at), me.post(at)]);
  expect(new Set(asked.map(({ body }) => (body as ClaimPacket).id)).size).toBe(1);
});

test('a new packet pushes out the oldest of three, with its files and their bytes', async () => {
  const idle = await openWorld({ withWorkers: false });
  const me = await signedIn(idle);
  const homeId = await homeOf(me);
  const old = [];
  for (let i = 0; i < 3; i += 1) {
    old.push(await givenPacket(idle, homeId));
    idle.clock.advance(1000);
  }
  await givenPacket(idle, homeId, { state: 'failed' });
  expect(await storedKeys(idle)).toHaveLength(8);
  idle.clock.advance(1000);
  const { id } = (await me.post(`/api/homes/${homeId}/claims/packets`)).body as ClaimPacket;
  await makePacket(idle.deps, id);
  const rows = await idle.db.select().from(claimPackets).where(eq(claimPackets.homeId, homeId));
  expect(rows.map((row) => row.id).toSorted()).toEqual([...old.slice(1).map((row) => row.id), id].toSorted());
  await HANDLERS.find(({ job }) => job.name === deleteDiscarded.name)?.run(idle.deps, {});
  const kept = rows.flatMap((row) => [row.pdfFileId ?? '', row.zipFileId ?? '']);
  const left = await idle.db.select().from(files).where(eq(files.homeId, homeId));
  expect(left.map((file) => file.id).toSorted()).toEqual(kept.toSorted());
  expect((await storedKeys(idle)).toSorted()).toEqual(left.map((file) => file.storageKey).toSorted());
});

test('five packets behind links are the most a home holds; taking one back makes room', async () => {
  const idle = await openWorld({ withWorkers: false });
  const me = await signedIn(idle);
  const homeId = await homeOf(me);
  const at = `/api/homes/${homeId}/claims/packets`;
  const links = [];
  for (let i = 0; i < 5; i += 1) {
    const { id } = await givenPacket(idle, homeId);
    links.push((await share(me, homeId, id, 1)).link.id);
    idle.clock.advance(1000);
  }
  const refused = await me.post(at);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Take a link back')]);
  await me.delete(`/api/homes/${homeId}/claims/links/${links[0]}`);
  expect((await me.post(at)).status).toBe(202);
});

const packetsOf = (given: readonly string[]) =>
  given.map((id) => ({
    id,
    state: id.startsWith('f') ? 'failed' : id.startsWith('b') ? 'building' : 'ready',
  }));
test.each([
  [['b', 'r1', 'r2', 'r3'], [], []],
  [['r1', 'r2', 'r3', 'r4', 'f1'], [], ['r4', 'f1']],
  [['r1', 'r2', 'r3', 'r4', 'r5'], ['r5'], ['r4']],
  [['r1', 'r2', 'r3', 'r4', 'r5', 'r6'], ['r3', 'r4', 'r5', 'r6'], ['r2']],
  [['r1', 'r2', 'r3', 'r4', 'r5', 'r6'], ['r2', 'r3', 'r4', 'r5', 'r6'], []],
])('of %j with links to %j go %j', (all, shared, gone) => {
  expect(outdated(packetsOf(all), new Set(shared))).toEqual(gone);
});

test('a packet whose worker died is taken up again, and fails honestly when it kills every worker', async () => {
  const idle = await openWorld({ withWorkers: false });
  const me = await signedIn(idle);
  const homeId = await homeOf(me);
  const { id } = (await me.post(`/api/homes/${homeId}/claims/packets`)).body as ClaimPacket;
  const die = () =>
    idle.db.update(claimPackets).set({ state: 'building', workedAt: idle.clock.now(), attempts: 1 });
  await die();
  await makePacket(idle.deps, id);
  const state = async () =>
    (await idle.db.select().from(claimPackets).where(eq(claimPackets.id, id)))[0]?.state;
  expect(await state()).toBe('building'); // it may yet live
  idle.clock.advance(minutes(2));
  await makePacket(idle.deps, id);
  expect(await state()).toBe('ready');

  const second = (await me.post(`/api/homes/${homeId}/claims/packets`)).body as ClaimPacket;
  await idle.db
    .update(claimPackets)
    .set({ state: 'building', workedAt: idle.clock.now(), attempts: 3 })
    .where(eq(claimPackets.id, second.id));
  idle.clock.advance(minutes(2));
  await makePacket(idle.deps, second.id);
  const { body } = await me.get(`/api/homes/${homeId}/claims/packets`);
  expect((body as { packets: ClaimPacket[] }).packets[0]?.state).toBe('failed');
});

test('a backlog does not multiply: what waits in line is not put in line again', async () => {
  const idle = await openWorld({ withWorkers: false });
  const me = await signedIn(idle);
  const { id } = (await me.post(`/api/homes/${await homeOf(me)}/claims/packets`)).body as ClaimPacket;
  const resume = HANDLERS.find(({ job }) => job.name === resumePackets.name);
  const inLine = async () =>
    (
      await idle.database.pool.query(
        `select 1 from pgboss.job where name = 'claims.build' and data->>'packetId' = $1`,
        [id],
      )
    ).rows.length;
  for (let i = 0; i < 5; i += 1) {
    idle.clock.advance(minutes(2));
    await resume?.run(idle.deps, {});
  }
  expect(await inLine()).toBe(1);
  await idle.database.pool.query(`delete from pgboss.job where name = 'claims.build'`);
  await resume?.run(idle.deps, {});
  expect(await inLine()).toBe(1); // one that was lost comes back
});

test('a storage that takes its time with every file gets its packet', async () => {
  const slow = await openWorld({ withWorkers: false });
  const { fileStorage } = slow.deps;
  const put: typeof fileStorage.put = async (key, content) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return fileStorage.put(key, content);
  };
  const me = await signedIn(slow);
  const homeId = await homeOf(me);
  const { id } = (await me.post(`/api/homes/${homeId}/claims/packets`)).body as ClaimPacket;
  await makePacket({ ...slow.deps, fileStorage: { ...fileStorage, put } }, id);
  const [packet] = await slow.db.select().from(claimPackets).where(eq(claimPackets.id, id));
  expect(packet).toMatchObject({ state: 'ready', attempts: 1 });
});

test('a receipt is named beside the item it proves, in the PDF, the table and the ZIP; the ZIP has no papers but those of the claim', async () => {
  const idle = await openWorld({ withWorkers: false });
  const me = await signedIn(idle);
  const homeId = await homeOf(me);
  const api = `/api/homes/${homeId}`;
  const camera = await addItem(me, homeId, { name: 'Camera' });
  await addItem(me, homeId, { name: 'Unproven' });
  const sent = await me.sendFile(`${api}/receipts`, 'best-buy.pdf', await makePdf('camera 900'));
  const receiptId = (sent.body as { id: string }).id;
  await me.post(`${api}/receipts/${receiptId}/items`, { ids: [camera], tied: true });
  for (const kind of ['mortgage', 'photo-id'])
    await me.sendFile(`${api}/documents?kind=${kind}`, `${kind}.pdf`, await makePdf(kind));
  const { id } = (await me.post(`${api}/claims/packets`)).body as ClaimPacket;
  await makePacket(idle.deps, id);
  const [row] = await idle.db.select().from(claimPackets).where(eq(claimPackets.id, id));
  const bytesOf = async (fileId: string | null | undefined) =>
    buffer((await openStored(idle.deps, homeId, fileId ?? '')).stream);
  expect(await pdfText(await bytesOf(row?.pdfFileId))).toContain('Receipt: R1 best-buy');
  const zip = await readZip(await bytesOf(row?.zipFileId));
  expect([...zip.keys()].filter((name) => name.startsWith('receipts/'))).toEqual([
    'receipts/R1 best-buy.pdf',
  ]);
  expect([...zip.keys()].filter((name) => name.startsWith('documents/'))).toEqual(['documents/mortgage.pdf']);
  expect(row?.papers).toEqual(['mortgage']);
  const lines = String(zip.get('inventory.csv')).split('\r\n');
  expect(lines.find((line) => line.includes('Camera'))).toContain('R1 best-buy');
  expect(lines.find((line) => line.includes('Unproven'))).not.toContain('best-buy');
});

test('a packet holds papers of the claim and no others, unless somebody chooses them', async () => {
  const idle = await openWorld({ withWorkers: false });
  const me = await signedIn(idle);
  const homeId = await homeOf(me);
  const api = `/api/homes/${homeId}`;
  for (const kind of [
    'insurance-policy',
    'photo-id',
    'social-security-card',
    'prescriptions',
    'bank-statement',
    'other',
  ])
    expect(
      (await me.sendFile(`${api}/documents?kind=${kind}`, `${kind}.pdf`, await makePdf(kind))).status,
    ).toBe(201);
  const chosen = async (body: object) => {
    const { id, papers } = (await me.post(`${api}/claims/packets`, body)).body as ClaimPacket;
    const cipher = await cipherOf(idle.db, idle.deps.masterKeys, homeId);
    const content = await gather(idle.deps, cipher, { homeId, papers });
    await idle.db.delete(claimPackets).where(eq(claimPackets.id, id));
    return content.documents.map(({ kind }) => kind);
  };
  expect(await chosen({})).toEqual(['insurance-policy']);
  expect(await chosen({ kinds: ['photo-id', 'mortgage'] })).toEqual(['photo-id']);
  expect(await chosen({ kinds: [] })).toEqual([]);
  expect((await me.post(`${api}/claims/packets`, { kinds: ['secrets'] })).status).toBe(400);
});

test('a home that burned and was put away is still claimed for', async () => {
  const idle = await openWorld({ withWorkers: false });
  const me = await signedIn(idle);
  const homeId = await homeOf(me);
  expect((await me.post(`/api/homes/${homeId}/archive`)).status).toBeLessThan(300);
  const at = `/api/homes/${homeId}/claims/packets`;
  expect((await me.post(at)).status).toBe(202);
  const { id } = await givenPacket(idle, homeId);
  const { link } = await share(me, homeId, id);
  expect((await me.delete(`/api/homes/${homeId}/claims/links/${link.id}`)).status).toBe(204);
});

test('a photo that cannot be read is left out, said in the manifest, and stops nothing', async () => {
  const me = await signedIn(world);
  const homeId = await homeOf(me);
  const item = await addItem(me, homeId, { name: 'Lamp' });
  const gone = await addPhoto(world, me, homeId, item);
  await addPhoto(world, me, homeId, item, '#aa3300');
  await world.db.update(files).set({ state: 'deleting' }).where(eq(files.id, gone));
  const packet = await readyPacket(me, homeId);
  expect(packet.skippedCount).toBe(1);
  const zip = await readZip(
    await download(world, me, `/api/homes/${homeId}/claims/packets/${packet.id}/zip`),
  );
  const manifest = JSON.parse(String(zip.get('manifest.json'))) as { skipped: { what: string }[] };
  expect(manifest.skipped).toMatchObject([{ what: expect.stringContaining('Lamp') as string }]);
});
