import {
  adoptFile,
  openStored,
  readStoredInBatches,
  storeGenerated,
  type StoredFile,
} from '#server/core/files/files.ts';
import { publishToHome } from '#server/home/homes/homes.ts';
import { PRODUCT, recordHomeChange } from '#server/core/audit/audit.ts';
import { after, seconds } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { openZip } from '#server/platform/zip.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { discardOldPackets } from './claims.ts';
import { byRoom, totalOf, type PacketContent } from './content.ts';
import { fillArchive } from './archive.ts';
import { drawInWorker } from './drawing.ts';
import { gather } from './gather.ts';
import { SHOWN_PHOTOS } from './pdf-item.ts';
import { shownPhotos } from './photo-batches.ts';
import { printPhotos } from './photos.ts';
import { LeaseLost, trackProgress, type Progress } from './progress.ts';
import * as packets from './packet-store.ts';

/** A worker without a heartbeat for this long is considered dead. */
export const SILENT_MS = seconds(60);
const WAITING_SIGN_MS = seconds(15);
const MOST_ATTEMPTS = 3;

/** One packet at a time per process: two would double the memory and finish no sooner. */
let line: Promise<unknown> = Promise.resolve();

/** Builds a packet after those queued before it. Safe to call twice: only one caller does the work. */
export function makePacket(deps: Deps, packetId: string): Promise<void> {
  // Heartbeat while queued. Without it, the packet would look abandoned and be enqueued again.
  const life = setInterval(() => {
    packets.touchWaiting(deps.db, packetId, deps.clock.now()).catch(() => undefined);
  }, WAITING_SIGN_MS).unref();
  const mine = line.then(() => {
    clearInterval(life);
    return make(deps, packetId);
  });
  line = mine.catch(() => undefined);
  return mine;
}

async function make(deps: Deps, packetId: string): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const packet = await packets.beginPacket(db, packetId, now, after(now, -SILENT_MS));
  if (!packet) return; // finished, deleted, or claimed by another worker
  if (packet.attempts > MOST_ATTEMPTS) return giveUp(deps, packet);
  try {
    await build(deps, packet);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (packet.attempts >= MOST_ATTEMPTS) {
      log.error({ err: error, packetId }, 'claim packet build failed');
      return giveUp(deps, packet);
    }
    // Queue it for the job's next retry. If it was deleted with its home, there is nothing to retry.
    if (await packets.updateLeased(db, packet, { state: 'queued', done: 0, total: 0 })) throw error;
  }
}

/** Marks the packet as failed. The member can request it again. */
const giveUp = ({ db }: Deps, packet: packets.PacketRow) =>
  db.transaction(async (tx) => {
    if (await packets.updateLeased(tx, packet, { state: 'failed' }))
      await publishToHome(tx, packet.homeId, 'claims');
  });

async function build(deps: Deps, packet: packets.PacketRow): Promise<void> {
  const { db, masterKeys, clock, jobs } = deps;
  const { homeId } = packet;
  const cipher = await cipherOf(db, masterKeys, homeId);
  const content = await gather(deps, cipher, packet);
  const progress = trackProgress(deps, packet, stepsOf(content));
  try {
    // Drawing fills one core and packing the originals another.
    const drawing = storePdf(deps, packet, content, progress);
    const [{ zip, skipped }, { pdf }] = await both(
      storeZip(deps, packet, { content, drawing }, progress),
      drawing,
    );
    await db.transaction(async (tx) => {
      const at = clock.now();
      const total = totalOf(content.items);
      await adoptFile(tx, homeId, pdf.id);
      await adoptFile(tx, homeId, zip.id);
      const isOurs = await packets.updateLeased(tx, packet, {
        state: 'ready',
        pdfFileId: pdf.id,
        zipFileId: zip.id,
        itemCount: total.items,
        valueCents: total.replacementCents,
        papers: content.documents.map(({ kind }) => kind),
        skippedCount: skipped,
        readyAt: at,
        workedAt: at,
        done: stepsOf(content),
        total: stepsOf(content),
      });
      if (!isOurs) throw new LeaseLost(); // the files stay unadopted and get swept
      await discardOldPackets(tx, jobs, homeId, at);
      await recordHomeChange(tx, cipher, { at, actor: PRODUCT, action: 'claim.made', subjectId: packet.id });
      await publishToHome(tx, homeId, 'claims');
    });
  } finally {
    progress.stop();
  }
}

const filesIn = (content: PacketContent) =>
  content.documents.length +
  content.receipts.length +
  content.items.reduce((n, item) => n + item.photoIds.length, 0);

const stepsOf = (content: PacketContent) => content.items.length + filesIn(content) + 2;

async function storePdf(
  deps: Deps,
  { homeId, requestedBy }: packets.PacketRow,
  content: PacketContent,
  progress: Progress,
): Promise<{ pdf: StoredFile; xlsx: Buffer }> {
  const { noRoom } = messagesIn(content.language).claimPacket;
  const ordered = byRoom(content.items, noRoom).flatMap(({ items }) => items);
  const shown = shownPhotos(ordered, SHOWN_PHOTOS);
  const drawing = drawInWorker(content, {
    photoOf: printPhotos(deps, homeId, shown),
    onItems: (count) => progress.step(count),
  });
  const made = { homeId, createdBy: requestedBy, mime: 'application/pdf', stream: drawing.stream };
  const [pdf, { xlsx }] = await both(storeGenerated(deps, made), drawing.done);
  await progress.step();
  return { pdf, xlsx };
}

async function storeZip(
  deps: Deps,
  { homeId, requestedBy }: packets.PacketRow,
  { content, drawing }: { content: PacketContent; drawing: Promise<{ pdf: StoredFile; xlsx: Buffer }> },
  progress: Progress,
): Promise<{ zip: StoredFile; skipped: number }> {
  const archive = openZip(content.madeAt);
  const made = { homeId, createdBy: requestedBy, mime: 'application/zip', stream: archive.stream };
  const filling = fillArchive(archive, content, {
    openPdf: async () => {
      const { pdf, xlsx } = await drawing;
      return { stream: (await openStored(deps, homeId, pdf.id)).stream, xlsx };
    },
    readerOf: (fileIds) => {
      const readNext = readStoredInBatches(deps, homeId, fileIds);
      return async (fileId) => {
        try {
          return await readNext(fileId);
        } catch (error) {
          deps.log.warn({ err: error, fileId }, 'file left out of claim packet');
          return null;
        }
      };
    },
    onFile: () => progress.step(),
  }).catch((error: Error) => {
    archive.abort(error);
    throw error;
  });
  const [zip, { skipped }] = await both(storeGenerated(deps, made), filling);
  await progress.step();
  return { zip, skipped };
}

/**
 * Waits for both, so neither rejection goes unhandled. The error of `b`, the producer, wins, because `a`
 * fails with it.
 */
async function both<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  const [first, second] = await Promise.allSettled([a, b]);
  if (second.status === 'rejected') throw second.reason;
  if (first.status === 'rejected') throw first.reason;
  return [first.value, second.value];
}
