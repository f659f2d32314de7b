import type { Readable } from 'node:stream';
import { BRAND } from '#contract/brand.ts';
import { safeStep, uniquePaths } from '#server/platform/file-names.ts';
import type { ZipWriter } from '#server/platform/zip.ts';
import { addressLine, byRoom, roomOf, totalOf, type PacketContent } from './content.ts';
import { packetWords } from './pdf-words.ts';
import { inventoryCsv } from './spreadsheet.ts';

type Reading = {
  /** The PDF, and the inventory as a spreadsheet. Waits until both are drawn. */
  openPdf: () => Promise<{ stream: Readable; xlsx: Buffer }>;
  /** Reads these files of the home. One that is missing or can't be opened is null. */
  readerOf: (
    fileIds: readonly string[],
  ) => (fileId: string) => Promise<{ content: Buffer; mime: string } | null>;
  onFile: () => Promise<void>;
};

type Skipped = { what: string; reason: string };
/** Originals read ahead of the one that is written. Each may have 10 MB. */
const AHEAD = 4;
const GONE = 'Deleted or unreadable when its turn came';

/** Fills a packet's ZIP: the PDF, the inventory tables, every original, and a manifest with hashes. */
export async function fillArchive(
  zip: ZipWriter,
  content: PacketContent,
  { openPdf, readerOf, onFile }: Reading,
): Promise<{ skipped: number }> {
  const nameFor = uniquePaths();
  const skipped: Skipped[] = [];
  const words = packetWords(content.language, content.timeZone);
  const { noRoom } = words.t;
  const ordered = byRoom(content.items, noRoom).flatMap(({ items }) => items);
  await zip.add('inventory.csv', inventoryCsv(ordered, words));
  const originals = [
    ...content.documents.map(({ fileId, name }) => ({ fileId, folder: 'documents', name })),
    ...content.receipts.map(({ fileId, name }) => ({ fileId, folder: 'receipts', name })),
    ...ordered.flatMap((item, i) => {
      const folder = `photos/${safeStep(roomOf(item, noRoom), 'room')}/${i + 1} ${safeStep(item.name, 'item')}`;
      return item.photoIds.map((fileId, n) => ({ fileId, folder, name: `photo ${n + 1}` }));
    }),
  ];
  const fileIds = originals.map(({ fileId }) => fileId);
  const readNext = readAhead(fileIds, readerOf(fileIds));
  for (const { folder, name } of originals) {
    const file = await readNext();
    if (file) await zip.add(nameFor(folder, name, file.mime), file.content);
    else skipped.push({ what: `${folder}/${name}`, reason: GONE });
    await onFile();
  }
  // Last, because it is drawn while the originals are packed.
  const { stream, xlsx } = await openPdf();
  await zip.addStream('claim-packet.pdf', stream);
  await zip.add('inventory.xlsx', xlsx);
  const total = totalOf(content.items);
  const manifest = {
    version: 1,
    madeBy: BRAND.name,
    madeAt: content.madeAt.toISOString(),
    insured: content.insured,
    home: addressLine(content.home),
    items: total.items,
    costToReplaceCents: total.replacementCents,
    actualCashValueCents: total.cashCents,
    hashes: 'SHA-256 of every file in this archive but this one',
    files: zip.entries,
    skipped,
  };
  await zip.add('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  zip.end();
  return { skipped: skipped.length };
}

/** Reads files in order, a few ahead of the caller. `read` must not throw. */
function readAhead<T>(
  ids: readonly string[],
  read: (id: string) => Promise<T>,
): () => Promise<T | undefined> {
  const underWay: Promise<T>[] = [];
  let begun = 0;
  return () => {
    while (begun < ids.length && underWay.length <= AHEAD) underWay.push(read(ids[begun++] ?? ''));
    return underWay.shift() ?? Promise.resolve(undefined);
  };
}
