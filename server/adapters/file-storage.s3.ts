import { StorageTrouble, type FileStoragePort } from '#server/ports/file-storage.ts';
import { openBucket, type Bucket, type S3Options } from './s3-calls.ts';

/** S3 needs the length up front, so this much is buffered and sent as one object or one part. */
const PART_BYTES = 8 * 1024 * 1024;
const FOLDER = 'files/';

const placeOf = (key: string): string => `${FOLDER}${key}`;
const textIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
const allIn = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inner]) => inner ?? '');
const plain = (text: string): string =>
  text.replace(
    /&(quot|lt|gt|apos|amp);/g,
    (_, name: string) => ({ quot: '"', lt: '<', gt: '>', apos: "'" })[name] ?? '&',
  );
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Splits the content into parts of equal size; only the last is smaller. Empty content is one empty part. */
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const chunk of content) {
    let from = 0;
    while (from < chunk.length) {
      if (filled === PART_BYTES) {
        yield part;
        part = new Uint8Array(PART_BYTES);
        filled = 0;
      }
      const piece = chunk.subarray(from, from + PART_BYTES - filled);
      part.set(piece, filled);
      filled += piece.length;
      from += piece.length;
    }
  }
  yield part.subarray(0, filled);
}

/** Uploads parts one after another and completes them at the end; on any failure the upload is aborted. */
async function putInParts(
  bucket: Bucket,
  key: string,
  first: Uint8Array<ArrayBuffer>,
  rest: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const started = await bucket.ok({ method: 'POST', key, query: { uploads: '' } });
  const uploadId = plain(textIn(await bucket.textOf(started), 'UploadId') ?? '');
  if (!uploadId) throw new StorageTrouble('unavailable', 'the storage began an upload without a name');
  try {
    const tags: string[] = [];
    let bytes = 0;
    const send = async (body: Uint8Array<ArrayBuffer>) => {
      bytes += body.length;
      const query = { partNumber: String(tags.length + 1), uploadId };
      const answer = await bucket.ok({ method: 'PUT', key, query, body });
      await answer.body?.cancel();
      tags.push(answer.headers.get('etag') ?? '');
    };
    await send(first);
    for await (const part of rest) await send(part);
    const list = tags.map(
      (tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
    );
    const body = Uint8Array.from(
      Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`),
    );
    const done = await bucket.call({ method: 'POST', key, query: { uploadId }, body });
    // The first response was lost and the call was retried: a completed upload no longer exists as an upload.
    if (done.status === 404 && (await lengthOf(bucket, key)) === bytes) return;
    if (!done.ok)
      throw new StorageTrouble('unavailable', `the storage answers ${done.status} to the last part`);
    // S3 sends the status before it knows the result: an error can come with status 200.
    const text = await bucket.textOf(done);
    if (!text.includes('<CompleteMultipartUploadResult'))
      throw new StorageTrouble('unavailable', `the storage did not join the parts (${textIn(text, 'Code')})`);
  } catch (error) {
    await bucket.call({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

/** An object's length; null when it doesn't exist. */
async function lengthOf(bucket: Bucket, key: string): Promise<number | null> {
  const answer = await bucket.call({ method: 'GET', key });
  await answer.body?.cancel();
  return answer.ok ? Number(answer.headers.get('content-length')) : null;
}

/** Pages of a listing, each with its entries and the cursor of the next. */
async function* pagesOf(
  bucket: Bucket,
  query: Record<string, string>,
  next: (xml: string) => Record<string, string>,
) {
  let where: Record<string, string> = {};
  for (;;) {
    const xml = await bucket.textOf(await bucket.ok({ method: 'GET', query: { ...query, ...where } }));
    yield xml;
    if (textIn(xml, 'IsTruncated') !== 'true') return;
    where = next(xml);
  }
}

/** A bucket of S3 or a compatible service. */
export function createS3Storage(options: S3Options): FileStoragePort {
  const bucket = openBucket(options);
  return {
    put: async (key, content) => {
      const parts = partsOf(content);
      try {
        const first = await parts.next();
        if (first.done) throw new Error('content without parts');
        if (first.value.length === PART_BYTES)
          return await putInParts(bucket, placeOf(key), first.value, parts);
        // A copy of the exact size: the whole underlying buffer is sent.
        const body = Uint8Array.from(first.value);
        const answer = await bucket.ok({ method: 'PUT', key: placeOf(key), body });
        await answer.body?.cancel();
      } finally {
        await parts.return(undefined);
      }
    },

    open: async (key) => {
      const call = { method: 'GET', key: placeOf(key) } as const;
      const answer = await bucket.call(call);
      if (answer.status === 404) {
        const code = textIn(await bucket.textOf(answer), 'Code');
        if (code === undefined || code === 'NoSuchKey') return null;
        throw new StorageTrouble('unavailable', `the storage answers 404 (${code})`); // the bucket is missing
      }
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new StorageTrouble('unavailable', `the storage answers ${answer.status}`);
      }
      const length = answer.headers.get('content-length');
      if (length === null)
        throw new StorageTrouble('unavailable', 'the storage does not say how long an object is');
      return { content: bucket.flowing(answer), bytes: Number(length) };
    },

    delete: async (key) => {
      const answer = await bucket.ok({ method: 'DELETE', key: placeOf(key) });
      await answer.body?.cancel();
    },

    list: async function* () {
      const query = { 'list-type': '2', prefix: FOLDER };
      const next = (xml: string) => ({
        'continuation-token': plain(textIn(xml, 'NextContinuationToken') ?? ''),
      });
      for await (const xml of pagesOf(bucket, query, next))
        yield allIn(xml, 'Key').map((key) => key.slice(FOLDER.length));
    },

    clearUnfinished: async (before) => {
      const next = (xml: string) => ({
        'key-marker': plain(textIn(xml, 'NextKeyMarker') ?? ''),
        'upload-id-marker': plain(textIn(xml, 'NextUploadIdMarker') ?? ''),
      });
      for await (const xml of pagesOf(bucket, { uploads: '', prefix: FOLDER }, next))
        for (const upload of allIn(xml, 'Upload')) {
          const key = textIn(upload, 'Key') ?? '';
          const uploadId = plain(textIn(upload, 'UploadId') ?? '');
          if (new Date(textIn(upload, 'Initiated') ?? '') < before)
            await bucket.call({ method: 'DELETE', key, query: { uploadId } });
        }
    },

    freeBytes: async () => null,
  };
}
