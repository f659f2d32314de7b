import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILE_NAME_HEADER } from '#contract/http.ts';
import { seconds } from './clock.ts';
import { contentDisposition } from './content-disposition.ts';
import { AppError } from './errors.ts';
import { say } from './say.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, passed to the handler as a stream. */
    takesFile?: boolean;
  }
}

/** An arriving file. Not validated yet: trust neither its name nor its bytes. */
export type Upload = {
  stream: Readable;
  filename: string;
  /** The length claimed by the client. */
  bytes?: number;
};

/** An outgoing file: always an attachment, never a page. Without `bytes` it is generated while it is sent. */
export type FileReply = { stream: Readable; mime: string; bytes?: number; filename: string };

const FILE_TYPE = 'application/octet-stream';
/** 255 characters of three bytes, percent-encoded. */
const LONGEST_NAME = 9 * 255;
/** How long the rest of a rejected file may take. */
const PATIENCE = seconds(30);
const FILE_CSP = "default-src 'none'; sandbox";

/** Passes the bodies of file endpoints through unread, and rejects such bodies everywhere else. */
export function acceptFiles(app: FastifyInstance): void {
  app.addContentTypeParser(FILE_TYPE, (req, payload, done) => {
    if (req.routeOptions.config.takesFile) done(null, payload);
    else done(new AppError('unsupported_media', say().platformErrors.sendJson));
  });
  // A browser that is still sending sees an early rejection only if the rest is read.
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
  if (typeof header !== 'string' || header.trim() === '') throw refuse(say().platformErrors.nameMissing);
  if (header.length > LONGEST_NAME) throw refuse(say().platformErrors.nameTooLong);
  try {
    return decodeURIComponent(header);
  } catch {
    throw refuse(say().platformErrors.nameUnreadable);
  }
}

/** The file in a request's body. */
export function readUpload(req: FastifyRequest): Upload {
  const type = (req.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== FILE_TYPE || req.body === undefined || req.body === null)
    throw new AppError('unsupported_media', say().platformErrors.sendFileAs(FILE_TYPE));
  const filename = nameIn(req.headers[FILE_NAME_HEADER]);
  const length = req.headers['content-length'];
  return {
    stream: req.body as Readable,
    filename,
    ...(length === undefined ? {} : { bytes: Number(length) }),
  };
}

/**
 * Sends a file. The length is sent first when known: if reading fails halfway, the connection is cut and the
 * client knows the file is incomplete.
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
