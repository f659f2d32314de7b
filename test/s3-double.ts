/** A local S3 bucket with the operations we use. It checks every signature, and fails on demand. */
import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const SECRET = 'secret-of-the-double';
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** The signature AWS computes for a request, implemented from its specification (Signature Version 4). */
function expectedSignature(req: http.IncomingMessage, url: URL): string {
  const auth = req.headers.authorization ?? '';
  const scope = /Credential=[^/]+\/(\d{8})\/([\w-]+)\/s3\/aws4_request/.exec(auth);
  const signed = /SignedHeaders=([^,\s]+)/.exec(auth)?.[1] ?? '';
  if (!scope) return 'no scope';
  const [, day = '', region = ''] = scope;
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams]
    .map(([k, v]) => `${encode(k)}=${encode(v)}`)
    .toSorted()
    .join('&');
  const headers = signed.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}\n`);
  const request = [
    req.method,
    url.pathname,
    query,
    headers.join(''),
    signed,
    String(req.headers['x-amz-content-sha256']),
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    String(req.headers['x-amz-date']),
    `${day}/${region}/s3/aws4_request`,
    sha256(request),
  ].join('\n');
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${SECRET}`, day), region));
  return createHmac('sha256', key).update(toSign).digest('hex');
}

/** How the next requests are answered: normally, or with failures, this many times. */
type Trouble = 'error' | 'slow-down' | 'silent' | 'cut' | 'wrong-length' | 'full' | 'denied' | 'hang-up';

export async function openS3Double() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer>; initiated: Date }>();
  const refused: string[] = [];
  let troubles: Trouble[] = [];
  let pageSize = 1000;
  let requests = 0;

  const answer = (res: http.ServerResponse, status: number, body: Buffer | string = '', more = {}) =>
    void res.writeHead(status, { 'content-length': Buffer.byteLength(body), ...more }).end(body);
  const error = (res: http.ServerResponse, status: number, code: string) =>
    answer(res, status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);

  const misbehave = (trouble: Trouble, res: http.ServerResponse, key: string): void => {
    const body = objects.get(key) ?? Buffer.alloc(1000);
    if (trouble === 'error') return error(res, 500, 'InternalError');
    if (trouble === 'slow-down') return error(res, 503, 'SlowDown');
    if (trouble === 'full') return error(res, 507, 'XMinioStorageFull');
    if (trouble === 'denied') return error(res, 403, 'AccessDenied');
    if (trouble === 'silent') return;
    if (trouble === 'hang-up') return void res.destroy();
    const length = trouble === 'wrong-length' ? body.length + 10 : body.length;
    res.writeHead(200, { 'content-length': length });
    res.write(body.subarray(0, Math.floor(body.length / 2)), () => setTimeout(() => res.destroy(), 20));
  };

  const list = (url: URL): string => {
    const all = [...objects.keys()]
      .filter((k) => k.startsWith(url.searchParams.get('prefix') ?? ''))
      .toSorted();
    const from = Number(url.searchParams.get('continuation-token') ?? 0);
    const page = all.slice(from, from + pageSize);
    const isTruncated = from + pageSize < all.length;
    return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${page.map((k) => `<Contents><Key>${k}</Key></Contents>`).join('')}${isTruncated ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : ''}</ListBucketResult>`;
  };
  const listUploads = (): string =>
    `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${[...uploads].map(([id, { key, initiated }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`).join('')}</ListMultipartUploadsResult>`;

  const handle = (req: http.IncomingMessage, res: http.ServerResponse, url: URL, body: Buffer): void => {
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    const { searchParams } = url;
    if (bucket !== 'vault') return error(res, 404, 'NoSuchBucket');
    const uploadId = searchParams.get('uploadId');
    if (req.method === 'GET' && key === '')
      return answer(res, 200, searchParams.has('uploads') ? listUploads() : list(url));
    if (req.method === 'GET') {
      const found = objects.get(key);
      return found ? answer(res, 200, found) : error(res, 404, 'NoSuchKey');
    }
    if (req.method === 'POST' && searchParams.has('uploads')) {
      const id = `upload-${uploads.size + 1}+/=`;
      uploads.set(id, { key, parts: new Map(), initiated: new Date() });
      return answer(
        res,
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (uploadId !== null) {
      const upload = uploads.get(uploadId);
      if (!upload || upload.key !== key) return error(res, 404, 'NoSuchUpload');
      if (req.method === 'PUT') {
        upload.parts.set(Number(searchParams.get('partNumber')), body);
        return answer(res, 200, '', { etag: `"${sha256(body)}"` });
      }
      uploads.delete(uploadId);
      if (req.method === 'DELETE') return void res.writeHead(204).end();
      const parts = [...upload.parts].toSorted(([a], [b]) => a - b).map(([, part]) => part);
      const isNamed = parts.every((part) => body.includes(`&quot;${sha256(part)}&quot;`));
      if (!isNamed || parts.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024))
        return answer(res, 200, '<Error><Code>InvalidPart</Code></Error>');
      objects.set(key, Buffer.concat(parts));
      return answer(res, 200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
    }
    if (req.method === 'PUT') objects.set(key, body);
    if (req.method === 'DELETE') objects.delete(key);
    return req.method === 'DELETE' ? void res.writeHead(204).end() : answer(res, 200);
  };

  const server = http.createServer((req, res) => {
    const chunks: Buffer[] = [];
    requests += 1;
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('error', () => undefined);
    req.on('end', () => {
      const body = Buffer.concat(chunks);
      const url = new URL(req.url ?? '', 'http://double');
      const given = /Signature=(\w+)/.exec(req.headers.authorization ?? '')?.[1];
      if (given !== expectedSignature(req, url) || req.headers['x-amz-content-sha256'] !== sha256(body)) {
        refused.push(`${req.method} ${req.url}`);
        return error(res, 403, 'SignatureDoesNotMatch');
      }
      const trouble = troubles.shift();
      const [, , ...rest] = url.pathname.split('/');
      if (trouble) return misbehave(trouble, res, rest.join('/'));
      return handle(req, res, url, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    options: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'vault',
      region: 'us-west-2',
      accessKeyId: 'id-of-the-double',
      secretAccessKey: SECRET,
      patienceMs: 2_000,
      retryMs: 5,
    },
    objects,
    uploads,
    /** Requests whose signature or content was wrong. */
    refused,
    requests: () => requests,
    next: (...given: Trouble[]) => void (troubles = given),
    setPageSize: (size: number) => void (pageSize = size),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
