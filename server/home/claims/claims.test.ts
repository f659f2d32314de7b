import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ClaimPacket } from '#contract/home/claims.ts';
import { deleteDiscarded } from '#server/core/files/jobs.ts';
import { files } from '#server/core/files/tables.ts';
import { inventoryPhotos } from '#server/home/inventory/tables.ts';
import { minutes } from '#server/platform/clock.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { HANDLERS } from '#server/worker.ts';
import {
  addItem,
  addPhoto,
  download,
  readyPacket,
  homeOf,
  share,
  storedKeys,
  type Person,
} from '#test/claims.ts';
import { makePdf } from '#test/sample-documents.ts';
import { pdfText } from '#test/pdf-text.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { readZip } from '#test/zip.ts';
import { makePacket } from './build.ts';
import { gather } from './gather.ts';
import { buildPacket, resumePackets } from './job-names.ts';
import { outdated } from './stored-packets.ts';
import { claimPackets } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const run = (job: { name: string }, data: object = {}) =>
  HANDLERS.find((one) => one.job.name === job.name)?.run(world.deps, data);

/** Asks for a packet and has its job done here and now. */
async function makeOne(person: Person, homeId: string): Promise<ClaimPacket> {
  const at = `/api/homes/${homeId}/claims/packets`;
  const { id } = (await person.post(at)).body as ClaimPacket;
  await run(buildPacket, { packetId: id });
  const { packets } = (await person.get(at)).body as { packets: ClaimPacket[] };
  const made = packets.find((packet) => packet.id === id);
  if (made?.state !== 'ready') throw new Error(`the packet is ${made?.state}`);
  return made;
}

/** One packet of a home that holds what a packet can hold: drawn once, looked at by several tests. */
async function fullPacket() {
  const me = await signedIn(world, 'maya@example.com');
  const homeId = await homeOf(me);
  const api = `/api/homes/${homeId}`;
  const tv = await addItem(me, homeId, {
    name: 'Television 🔥 客厅 שלום',
    room: 'Living room',
    quantity: 2,
    estValue: 500.25,
  });
  await addPhoto(world, me, homeId, tv);
  await addItem(me, homeId, { name: '=cmd|calc', category: 'Other' });
  const lamp = await addItem(me, homeId, { name: 'Lamp' });
  const gone = await addPhoto(world, me, homeId, lamp);
  await addPhoto(world, me, homeId, lamp, '#aa3300');
  await world.db.update(files).set({ state: 'deleting' }).where(eq(files.id, gone));
  const camera = await addItem(me, homeId, { name: 'Camera' });
  await addItem(me, homeId, { name: 'Unproven' });
  const sent = await me.sendFile(`${api}/receipts`, 'best-buy.pdf', await makePdf('camera 900'));
  const receiptId = (sent.body as { id: string }).id;
  await me.post(`${api}/receipts/${receiptId}/items`, { ids: [camera], tied: true });
  for (const kind of ['mortgage', 'photo-id'])
    await me.sendFile(`${api}/documents?kind=${kind}`, `${kind}.pdf`, await makePdf(kind));
  const packet = await makeOne(me, homeId);
  await world.db.delete(inventoryPhotos).where(eq(inventoryPhotos.fileId, gone)); // for who sweeps later
  const at = `${api}/claims/packets/${packet.id}`;
  const pdf = await download(world, me, `${at}/pdf`);
  const zip = await download(world, me, `${at}/zip`);
  const entries = await readZip(zip);
  const manifest = JSON.parse(String(entries.get('manifest.json'))) as {
    insured: unknown;
    files: { path: string; sha256: string }[];
    skipped: { what: string }[];
  };
  return { me, packet, pdf, zip, entries, names: [...entries.keys()], manifest };
}
const made = await fullPacket();

test('a member creates a packet: a PDF, and a ZIP whose hashes all match', () => {
  const { packet, pdf, zip, entries, names, manifest } = made;
  expect(packet).toMatchObject({ itemCount: 5, valueCents: 140050, done: packet.total });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect([pdf.length, zip.length]).toEqual([packet.pdfBytes, packet.zipBytes]);
  expect(manifest.files.map((f) => f.path).toSorted()).toEqual(
    names.filter((name) => name !== 'manifest.json').toSorted(),
  );
  for (const { path, sha256 } of manifest.files)
    expect([
      path,
      createHash('sha256')
        .update(entries.get(path) ?? '')
        .digest('hex'),
    ]).toEqual([path, sha256]);
  expect(entries.get('claim-packet.pdf')?.equals(pdf)).toBe(true);
  expect(names).toContainEqual(expect.stringMatching(/^photos\/Living room\/1 Television.*\/photo 1\.jpg$/));
  const csv = String(entries.get('inventory.csv'));
  expect(csv).toContain('Television 🔥 客厅 שלום');
  expect(csv).toContain("'=cmd|calc");
  expect(csv).toContain('1000.50');
});

test('the packet names its owner by name if set, otherwise by email address', async () => {
  const { me, pdf, manifest } = made;
  expect(manifest.insured).toEqual({ name: null, email: me.email });
  expect(await pdfText(pdf)).toContain(`Email ${me.email}`);
  const homeId = await homeOf(me);
  await me.patch('/api/account', { name: 'Maya Torres' });
  const cipher = await cipherOf(world.db, world.deps.masterKeys, homeId);
  const { insured } = await gather(world.deps, cipher, { homeId, papers: [], requestedBy: null });
  expect(insured).toEqual({ name: 'Maya Torres', email: me.email });
});

test('a receipt is listed next to its item in the PDF, the table and the ZIP; the ZIP has only the claim’s documents', async () => {
  const { packet, pdf, entries, names } = made;
  expect(await pdfText(pdf)).toContain('Receipt: R1 best-buy');
  expect(names.filter((name) => name.startsWith('receipts/'))).toEqual(['receipts/R1 best-buy.pdf']);
  expect(names.filter((name) => name.startsWith('documents/'))).toEqual(['documents/mortgage.pdf']);
  expect(packet.papers).toEqual(['mortgage']);
  const lines = String(entries.get('inventory.csv')).split('\r\n');
  expect(lines.find((line) => line.includes('Camera'))).toContain('R1 best-buy');
  expect(lines.find((line) => line.includes('Unproven'))).not.toContain('best-buy');
});

test('an unreadable photo is skipped and listed in the manifest, and the packet is still made', () => {
  const { packet, names, manifest } = made;
  expect(packet.skippedCount).toBe(1);
  expect(manifest.skipped).toMatchObject([{ what: expect.stringContaining('Lamp') as string }]);
  expect(names.filter((name) => name.includes('Lamp'))).toHaveLength(1);
});

test('requesting a packet twice while one is being made creates one', async () => {
  const me = await signedIn(world);
  const at = `/api/homes/${await homeOf(me)}/claims/packets`;
  const asked = await Promise.all([me.post(at), me.post(at), me.post(at)]);
  expect(new Set(asked.map(({ body }) => (body as ClaimPacket).id)).size).toBe(1);
});

test('a new packet replaces the oldest of three, including its files', async () => {
  const me = await signedIn(world);
  const homeId = await homeOf(me);
  const before = new Set(await storedKeys(world));
  const old = [];
  for (let i = 0; i < 3; i += 1) {
    old.push(await readyPacket(world, homeId));
    world.clock.advance(1000);
  }
  await readyPacket(world, homeId, { state: 'failed' });
  world.clock.advance(1000);
  const { id } = (await me.post(`/api/homes/${homeId}/claims/packets`)).body as ClaimPacket;
  await makePacket(world.deps, id);
  const rows = await world.db.select().from(claimPackets).where(eq(claimPackets.homeId, homeId));
  expect(rows.map((row) => row.id).toSorted()).toEqual([...old.slice(1).map((row) => row.id), id].toSorted());
  await run(deleteDiscarded);
  const kept = rows.flatMap((row) => [row.pdfFileId ?? '', row.zipFileId ?? '']);
  const left = await world.db.select().from(files).where(eq(files.homeId, homeId));
  expect(left.map((file) => file.id).toSorted()).toEqual(kept.toSorted());
  const stored = (await storedKeys(world)).filter((key) => !before.has(key));
  expect(stored.toSorted()).toEqual(left.map((file) => file.storageKey).toSorted());
});

test('a home keeps at most five shared packets; revoking a link makes room', async () => {
  const me = await signedIn(world);
  const homeId = await homeOf(me);
  const at = `/api/homes/${homeId}/claims/packets`;
  const links = [];
  for (let i = 0; i < 5; i += 1) {
    const { id } = await readyPacket(world, homeId);
    links.push((await share(me, homeId, id, 1)).link.id);
    world.clock.advance(1000);
  }
  const refused = await me.post(at);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Revoke a link')]);
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
])('from packets %j with links to %j, deletes %j', (all, shared, gone) => {
  expect(outdated(packetsOf(all), new Set(shared))).toEqual(gone);
});

test('a packet whose worker died is resumed, and fails after killing every worker', async () => {
  const me = await signedIn(world);
  const homeId = await homeOf(me);
  const { id } = (await me.post(`/api/homes/${homeId}/claims/packets`)).body as ClaimPacket;
  const die = () =>
    world.db
      .update(claimPackets)
      .set({ state: 'building', workedAt: world.clock.now(), attempts: 1 })
      .where(eq(claimPackets.id, id));
  await die();
  await makePacket(world.deps, id);
  const state = async () =>
    (await world.db.select().from(claimPackets).where(eq(claimPackets.id, id)))[0]?.state;
  expect(await state()).toBe('building'); // it may yet live
  world.clock.advance(minutes(2));
  await makePacket(world.deps, id);
  expect(await state()).toBe('ready');

  const second = (await me.post(`/api/homes/${homeId}/claims/packets`)).body as ClaimPacket;
  await world.db
    .update(claimPackets)
    .set({ state: 'building', workedAt: world.clock.now(), attempts: 3 })
    .where(eq(claimPackets.id, second.id));
  world.clock.advance(minutes(2));
  await makePacket(world.deps, second.id);
  const { body } = await me.get(`/api/homes/${homeId}/claims/packets`);
  expect((body as { packets: ClaimPacket[] }).packets[0]?.state).toBe('failed');
});

test('a queued packet is not queued again', async () => {
  const me = await signedIn(world);
  const { id } = (await me.post(`/api/homes/${await homeOf(me)}/claims/packets`)).body as ClaimPacket;
  const inLine = async () =>
    (
      await world.database.pool.query(
        `select 1 from pgboss.job where name = 'claims.build' and data->>'packetId' = $1`,
        [id],
      )
    ).rows.length;
  for (let i = 0; i < 5; i += 1) {
    world.clock.advance(minutes(2));
    await run(resumePackets);
  }
  expect(await inLine()).toBe(1);
  await world.database.pool.query(`delete from pgboss.job where name = 'claims.build'`);
  await run(resumePackets);
  expect(await inLine()).toBe(1); // one that was lost comes back
});

test('a storage that starts reading long after the PDF is finished still gets the packet', async () => {
  const { fileStorage } = world.deps;
  const drawn = new Promise<void>((resolve) => {
    process.once('worker', (thread) => thread.once('exit', () => resolve()));
  });
  const put: typeof fileStorage.put = async (key, content) => {
    await drawn;
    return fileStorage.put(key, content);
  };
  const me = await signedIn(world);
  const homeId = await homeOf(me);
  const { id } = (await me.post(`/api/homes/${homeId}/claims/packets`)).body as ClaimPacket;
  await makePacket({ ...world.deps, fileStorage: { ...fileStorage, put } }, id);
  const [packet] = await world.db.select().from(claimPackets).where(eq(claimPackets.id, id));
  expect(packet).toMatchObject({ state: 'ready', attempts: 1 });
});

test('a packet contains the claim’s documents and no others, unless someone selects them', async () => {
  const me = await signedIn(world);
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
    const cipher = await cipherOf(world.db, world.deps.masterKeys, homeId);
    const content = await gather(world.deps, cipher, { homeId, papers, requestedBy: null });
    await world.db.delete(claimPackets).where(eq(claimPackets.id, id));
    return content.documents.map(({ kind }) => kind);
  };
  expect(await chosen({})).toEqual(['insurance-policy']);
  expect(await chosen({ kinds: ['photo-id', 'mortgage'] })).toEqual(['photo-id']);
  expect(await chosen({ kinds: [] })).toEqual([]);
  expect((await me.post(`${api}/claims/packets`, { kinds: ['secrets'] })).status).toBe(400);
});

test('an archived home can still make claims', async () => {
  const me = await signedIn(world);
  const homeId = await homeOf(me);
  expect((await me.post(`/api/homes/${homeId}/archive`)).status).toBeLessThan(300);
  const at = `/api/homes/${homeId}/claims/packets`;
  expect((await me.post(at)).status).toBe(202);
  const { id } = await readyPacket(world, homeId);
  const { link } = await share(me, homeId, id);
  expect((await me.delete(`/api/homes/${homeId}/claims/links/${link.id}`)).status).toBe(204);
});
