import type { Readable } from 'node:stream';
import { seconds } from '#server/platform/clock.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Upload } from '#server/platform/file-bodies.ts';
import { safeFileName } from '#server/platform/safe-file-name.ts';
import type { MalwareScanPort } from '#server/ports/malware-scan.ts';
import { BadFile } from './bad-file.ts';
import { cleanJpeg } from './jpeg.ts';
import type { FileDeps, Filled, Place } from './stored-files.ts';
import { kindOf, MIME, refusalOf, SNIFF_BYTES } from './kinds.ts';
import { MOST_BYTES } from './limits.ts';
import { checkPdf, checkTable } from './pdf.ts';
import type { Size } from './picture-size.ts';
import { cleanPng } from './png.ts';
import { makeThumbnail } from './thumbnail.ts';
import { say } from '#server/platform/say.ts';

/** Documents are PDFs and pictures; images are pictures only. */
export type Accept = 'document' | 'image';
type Plain = AsyncIterable<Uint8Array>;

/** An arriving file whose kind is known. */
export type Intake = {
  /** Its name, safe to display. */
  name: string;
  mime: string;
  /** Checks, cleans and stores it, then reopens it to verify that it can be opened. */
  fill(place: Place): Promise<Filled>;
};

/** Idle time after which we give up. */
const STALLED = seconds(30);

const tooLarge = () => new BadFile('file_too_large', say().fileErrors.tooLarge(MOST_BYTES / 1024 ** 2));

/**
 * The bytes as they arrive, while they keep coming and don't exceed the limit. The request stays open for the
 * response.
 */
async function* arriving(stream: Readable, name: string): AsyncGenerator<Buffer> {
  const chunks = stream.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
  let bytes = 0;
  try {
    for (;;) {
      const { promise: stalled, reject } = Promise.withResolvers<never>();
      const stop = () => reject(new AppError('malformed_request', say().fileErrors.stoppedArriving(name)));
      const timer = setTimeout(stop, STALLED);
      const next = await Promise.race([chunks.next(), stalled]).finally(() => clearTimeout(timer));
      if (next.done) return;
      const chunk = next.value as Buffer;
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw tooLarge();
      yield chunk;
    }
  } finally {
    // Not awaited: after a stall it would wait for bytes that never come.
    Promise.resolve(chunks.return?.()).catch(() => undefined);
  }
}

/** The first bytes of a stream, and the stream unchanged. */
async function peek(source: AsyncGenerator<Buffer>, size: number) {
  const chunks: Buffer[] = [];
  let length = 0;
  while (length < size) {
    const next = await source.next();
    if (next.done) break;
    chunks.push(next.value);
    length += next.value.length;
  }
  const head = Buffer.concat(chunks);
  const whole = (async function* () {
    if (head.length > 0) yield head;
    yield* source;
  })();
  return { head: head.subarray(0, size), whole };
}

/** Passes every byte as sent to the scanner. The last byte is released only after a clean verdict. */
async function* scanned(
  { malwareScan, log }: Pick<FileDeps, 'malwareScan' | 'log'>,
  source: Plain,
  name: string,
): AsyncGenerator<Uint8Array> {
  if (!malwareScan) return yield* source;
  const scan = malwareScan.begin();
  try {
    for await (const chunk of source) {
      await scan.write(chunk);
      yield chunk;
    }
    checkVerdict(await scan.end(), log, name);
  } finally {
    scan.cancel();
  }
}

function checkVerdict(
  verdict: Awaited<ReturnType<ReturnType<MalwareScanPort['begin']>['end']>>,
  log: FileDeps['log'],
  name: string,
): void {
  if (verdict.verdict === 'clean') return;
  if (verdict.verdict === 'infected') {
    log.warn({ malware: verdict.name }, 'infected upload refused');
    throw new AppError('file_infected', say().fileErrors.infected(name));
  }
  log.error({ reason: verdict.reason }, 'malware scanner did not respond');
  throw new AppError('unavailable', say().fileErrors.notScanned(name), {
    retryAfterSeconds: 10,
  });
}

async function* one(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

async function fillPdf(place: Place, content: Plain): Promise<Filled> {
  let table: number | undefined;
  const written = await place.write(
    'original',
    checkPdf(content, (found) => (table = found)),
  );
  if (table !== undefined) await checkTable(await place.read('original'), table);
  return written;
}

async function fillPicture(
  place: Place,
  owner: string,
  content: Plain,
  clean: typeof cleanPng,
): Promise<Filled> {
  let size: Size = { width: 0, height: 0 };
  const written = await place.write(
    'original',
    clean(content, (found) => (size = found)),
  );
  const format = clean === cleanJpeg ? 'jpeg' : 'webp';
  const thumb = await makeThumbnail(owner, size, format, () => place.read('original'));
  await place.write('thumb', one(thumb));
  return { ...written, ...size, hasThumb: true };
}

/** Turns a fault of the file into a sentence with its name; other errors pass through. */
async function naming<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BadFile ? new AppError(error.code, `${name} ${error.message}.`) : error;
  }
}

/** Checks the start of an upload and refuses kinds we don't accept. `owner` is whose turn its processing takes. */
export async function openIntake(
  deps: Pick<FileDeps, 'malwareScan' | 'log'>,
  { upload, accept, owner }: { upload: Upload; accept: Accept; owner: string },
): Promise<Intake> {
  const name = safeFileName(upload.filename);
  return naming(name, async () => {
    if (upload.bytes !== undefined && upload.bytes > MOST_BYTES) throw tooLarge();
    const { head, whole } = await peek(arriving(upload.stream, name), SNIFF_BYTES);
    const kind = kindOf(head);
    const refusal = refusalOf(head, name, accept);
    if (refusal !== undefined || kind === undefined)
      throw new BadFile('file_not_supported', refusal ?? say().fileErrors.unknownKind);
    const content = scanned(deps, whole, name);
    const fill = (place: Place) => {
      if (kind === 'pdf') return fillPdf(place, content);
      return fillPicture(place, owner, content, kind === 'jpeg' ? cleanJpeg : cleanPng);
    };
    return { name, mime: MIME[kind], fill: (place) => naming(name, () => fill(place)) };
  });
}
