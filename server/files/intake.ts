import type { Readable } from 'node:stream';
import { seconds } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Upload } from '#server/platform/file-bodies.ts';
import { safeFileName } from '#server/platform/safe-file-name.ts';
import type { Place } from './keeping.ts';
import { kindOf, MIME, refusalOf, SNIFF_BYTES } from './kinds.ts';
import { MOST_BYTES } from './limits.ts';
import { makeThumbnail, UnreadablePicture } from './thumbnail.ts';

/** Documents are PDFs and pictures; images are pictures only. */
export type Accept = 'document' | 'image';

/** A file that is arriving, its kind known. */
export type Intake = {
  /** Its name, fit to be shown. */
  name: string;
  mime: string;
  fill(
    place: Place,
  ): Promise<Awaited<ReturnType<Place['write']>> & { hasThumb?: boolean; width?: number; height?: number }>;
  close(): void;
};

/** So long nothing may come before we give up. */
const STALLED = seconds(30);

const tooLarge = (name: string) =>
  new AppError('file_too_large', `${name} is larger than ${MOST_BYTES / 1024 ** 2} MB. Send a smaller file.`);

/** The bytes as they come, as long as they keep coming and are not too many. The request stays open for the answer. */
async function* arriving(stream: Readable, name: string): AsyncGenerator<Buffer> {
  const chunks = stream.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
  let bytes = 0;
  for (;;) {
    const { promise: stalled, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () =>
        reject(
          new AppError(
            'malformed_request',
            `${name} stopped arriving. Check your connection and send it again.`,
          ),
        ),
      STALLED,
    );
    const next = await Promise.race([chunks.next(), stalled]).finally(() => clearTimeout(timer));
    if (next.done) return;
    const chunk = next.value as Buffer;
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw tooLarge(name);
    yield chunk;
  }
}

/** The first bytes of a stream, and the stream as it was. */
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

/** Looks at the beginning of a file that is sent and refuses what we do not take. */
export async function openIntake(
  _deps: Pick<Deps, 'malwareScan' | 'log'>,
  upload: Upload,
  accept: Accept,
): Promise<Intake> {
  const name = safeFileName(upload.filename);
  if (upload.bytes !== undefined && upload.bytes > MOST_BYTES) throw tooLarge(name);
  const { head, whole } = await peek(arriving(upload.stream, name), SNIFF_BYTES);
  const refusal = refusalOf(head, name, accept);
  const kind = kindOf(head);
  if (refusal || !kind) throw new AppError('file_not_supported', `${name} ${refusal}.`);
  return {
    name,
    mime: MIME[kind],
    fill: async (place) => {
      const written = await place.write('original', whole);
      if (kind === 'pdf') return written;
      try {
        const thumb = await makeThumbnail(await place.read('original'));
        await place.write(
          'thumb',
          (async function* () {
            yield thumb;
          })(),
        );
      } catch (error) {
        if (!(error instanceof UnreadablePicture)) throw error;
        throw new AppError('file_damaged', `${name} cannot be opened: it is damaged. Send another copy.`);
      }
      return { ...written, hasThumb: true };
    },
    close: () => undefined,
  };
}
