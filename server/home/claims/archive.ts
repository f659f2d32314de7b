import type { Readable } from 'node:stream';
import { BRAND } from '#contract/brand.ts';
import { safeStep, uniquePaths } from '#server/platform/file-names.ts';
import type { ZipWriter } from '#server/platform/zip.ts';
import { addressLine, byRoom, roomOf, totalOf, type PacketContent } from './content.ts';
import { packetWords } from './pdf-words.ts';
import { inventoryCsv } from './spreadsheet.ts';

type Reading = {
  openPdf: () => Promise<Readable>;
  /** The inventory as a spreadsheet. */
  xlsx: Buffer;
  /** Reads a file of the home, or returns null if it is missing or can't be opened. */
  read: (fileId: string) => Promise<{ content: Buffer; mime: string } | null>;
  onFile: () => Promise<void>;
};

type Skipped = { what: string; reason: string };
const GONE = 'Deleted or unreadable when its turn came';

/** Fills a packet's ZIP: the PDF, the inventory tables, every original, and a manifest with hashes. */
export async function fillArchive(
  zip: ZipWriter,
  content: PacketContent,
  { openPdf, xlsx, read, onFile }: Reading,
): Promise<{ skipped: number }> {
  const nameFor = uniquePaths();
  const skipped: Skipped[] = [];
  const put = async (fileId: string, folder: string, name: string) => {
    const file = await read(fileId);
    if (file) await zip.add(nameFor(folder, name, file.mime), file.content);
    else skipped.push({ what: `${folder}/${name}`, reason: GONE });
    await onFile();
  };

  await zip.addStream('claim-packet.pdf', await openPdf());
  const words = packetWords(content.language, content.timeZone);
  const { noRoom } = words.t;
  const ordered = byRoom(content.items, noRoom).flatMap(({ items }) => items);
  await zip.add('inventory.csv', inventoryCsv(ordered, words));
  await zip.add('inventory.xlsx', xlsx);
  for (const document of content.documents) await put(document.fileId, 'documents', document.name);
  for (const receipt of content.receipts) await put(receipt.fileId, 'receipts', receipt.name);
  for (const [i, item] of ordered.entries()) {
    const folder = `photos/${safeStep(roomOf(item, noRoom), 'room')}/${i + 1} ${safeStep(item.name, 'item')}`;
    for (const [n, fileId] of item.photoIds.entries()) await put(fileId, folder, `photo ${n + 1}`);
  }
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
