import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { ShareLink } from '#contract/home/claims.ts';
import { claimPackets } from '#server/home/claims/tables.ts';
import { adoptFile, storeGenerated, storeUpload } from '#server/core/files/files.ts';
import { inventoryPhotos } from '#server/home/inventory/tables.ts';
import { SANTA_ROSA_HOME } from './samples.ts';
import type { signedIn, World } from './world.ts';

export type Person = Awaited<ReturnType<typeof signedIn>>;

export async function homeOf(person: Person): Promise<string> {
  const { status, body } = await person.post('/api/homes', SANTA_ROSA_HOME);
  expect(status).toBe(201);
  return (body as { id: string }).id;
}

export async function addItem(person: Person, homeId: string, item: object): Promise<string> {
  const { status, body } = await person.post(`/api/homes/${homeId}/inventory`, {
    category: 'Electronics',
    estValue: 100,
    ...item,
  });
  expect([status, body]).toEqual([201, body]);
  return (body as { id: string }).id;
}

export async function addPhoto(w: World, person: Person, homeId: string, itemId: string, color = '#557766') {
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const stored = await storeUpload(w.deps, {
    homeId,
    createdBy: person.user.id,
    upload: { stream: Readable.from([picture]), filename: 'photo.jpg' },
    accept: 'image',
  });
  await w.db.transaction(async (tx) => {
    await adoptFile(tx, homeId, stored.id);
    await tx.insert(inventoryPhotos).values({ fileId: stored.id, itemId });
  });
  return stored.id;
}

/** A finished packet that was never rendered, for tests that don't look at its content. */
export async function readyPacket(
  w: World,
  homeId: string,
  given: Partial<typeof claimPackets.$inferInsert> = {},
  zipContent = Buffer.from('PK-given'),
) {
  const file = async (mime: string, content: Buffer) =>
    storeGenerated(w.deps, { homeId, createdBy: null, mime, stream: Readable.from([content]) });
  const pdf = await file('application/pdf', Buffer.from('%PDF-given'));
  const zip = await file('application/zip', zipContent);
  return w.db.transaction(async (tx) => {
    await adoptFile(tx, homeId, pdf.id);
    await adoptFile(tx, homeId, zip.id);
    const at = w.clock.now();
    const [row] = await tx
      .insert(claimPackets)
      .values({
        homeId,
        state: 'ready',
        pdfFileId: pdf.id,
        zipFileId: zip.id,
        createdAt: at,
        readyAt: at,
        ...given,
      })
      .returning();
    if (!row) throw new Error('a packet was not made');
    return row;
  });
}

/** Lists what is in storage. */
export async function storedKeys(w: World): Promise<string[]> {
  const keys: string[] = [];
  for await (const some of w.deps.fileStorage.list()) keys.push(...some);
  return keys;
}

export async function download(world: World, person: Pick<Person, 'cookies'>, url: string): Promise<Buffer> {
  const reply = await world.app.http.inject({
    method: 'GET',
    url,
    cookies: Object.fromEntries(person.cookies),
  });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}

export async function share(person: Person, homeId: string, packetId: string, days_ = 7) {
  const { status, body } = await person.post(`/api/homes/${homeId}/claims/packets/${packetId}/links`, {
    label: 'Dana, adjuster',
    days: days_,
  });
  expect([status, body]).toEqual([201, body]);
  const { link, url } = body as { link: ShareLink; url: string };
  return { link, token: url.replace(/^.*#token=/, '') };
}
