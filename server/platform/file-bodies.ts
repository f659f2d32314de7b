import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILE_NAME_HEADER } from '#contract/http.ts';
import { seconds } from './clock.ts';
import { contentDisposition } from './content-disposition.ts';
import { AppError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file: it reaches the handler as a stream. */
    takesFile?: boolean;
  }
}

/** A file as it arrives. Nobody has looked at it yet: neither its name nor its bytes are to be trusted. */
export type Upload = {
  stream: Readable;
  filename: string;
  /** What the client says its length is. */
  bytes?: number;
};

/** A file as it leaves: always as an attachment, never as a page of ours. Without `bytes` it is made while it is sent. */
export type FileReply = { stream: Readable; mime: string; bytes?: number; filename: string };

const FILE_TYPE = 'application/octet-stream';
/** 255 letters of three bytes, percent-encoded. */
const LONGEST_NAME = 9 * 255;
/** How long the rest of a file that was refused may take. */
const PATIENCE = seconds(30);
const FILE_CSP = "default-src 'none'; sandbox";

/** Lets bodies of endpoints that take a file through unread, and refuses such bodies everywhere else. */
export function acceptFiles(app: FastifyInstance): void {
  app.addContentTypeParser(FILE_TYPE, (req, payload, done) => {
    if (req.routeOptions.config.takesFile) done(null, payload);
    else done(new AppError('unsupported_media', 'Send the request as application/json.'));
  });
  // A browser that is still sending hears an early refusal only if somebody listens to the rest.
  app.addHook('onResponse', (req, _reply, done) => {
    if (req.routeOptions.config.takesFile && !req.raw.readableEnded && !req.raw.destroyed)
      listenToTheRest(req);
    done();
  });
}

function listenToTheRest({ raw }: FastifyRequest): void {
  const cut = setTimeout(() => raw.destroy(), PATIENCE).unref();
  raw.once('close', () => clearTimeout(cut));
  raw.once('end', () => clearTimeout(cut));
  raw.on('error', () => undefined);
  raw.resume();
}

function nameIn(header: string | string[] | undefined): string {
  const refuse = (sentence: string) =>
    new AppError('validation_failed', sentence, { fields: { file: sentence } });
  if (typeof header !== 'string' || header.trim() === '') throw refuse('Send the name of the file with it');
  if (header.length > LONGEST_NAME) throw refuse('The name of the file is too long');
  try {
    return decodeURIComponent(header);
  } catch {
    throw refuse('The name of the file cannot be read');
  }
}

/** The file in the body of a request. */
export function readUpload(req: FastifyRequest): Upload {
  const type = (req.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== FILE_TYPE || req.body === undefined || req.body === null)
    throw new AppError('unsupported_media', `Send the file itself as ${FILE_TYPE}.`);
  const filename = nameIn(req.headers[FILE_NAME_HEADER]);
  const length = req.headers['content-length'];
  return {
    stream: req.body as Readable,
    filename,
    ...(length === undefined ? {} : { bytes: Number(length) }),
  };
}

/**
 * Sends a file. Its length is told first where it is known: when reading it fails halfway, the connection is cut and the client knows that
 * it does not have all of it.
 */
export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  if (file.bytes !== undefined) reply.header('content-length', file.bytes);
  return reply
    .header('content-type', file.mime)
    .header('content-disposition', contentDisposition(file.filename))
    .header('content-security-policy', FILE_CSP)
    .header('cache-control', 'no-store')
    .send(file.stream);
}
