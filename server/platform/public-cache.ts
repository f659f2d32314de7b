import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The same response for everyone who reads the language: sent by `sendCacheable`. */
    isCacheable?: boolean;
  }
}

/** Cached for five minutes, and served for another day while a fresh one is fetched. */
const KEEP = 'public, max-age=300, stale-while-revalidate=86400';

/** What changes during an emergency is never served older than this. */
const KEEP_LIVE = 'public, max-age=30';

/** Suffix after the hash in an ETag: a strong tag identifies exact bytes, which differ by compression. */
const CODED = /-(?:br|gzip)$/;

/** The caller's ETag that matches this content, in any compression. */
function heldTag(header: string | undefined, hash: string): string | undefined {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.find((tag) => tag.replaceAll('"', '').replace(CODED, '') === hash);
}

/** Sends cacheable JSON, or 304 when the caller already has it. */
export function sendCacheable(
  req: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  cache: 'public' | 'live' = 'public',
): FastifyReply {
  const text = JSON.stringify(body);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  reply
    .header('cache-control', cache === 'live' ? KEEP_LIVE : KEEP)
    .header('vary', 'accept-encoding, accept-language');
  const held = heldTag(req.headers['if-none-match'], hash);
  if (held) return reply.code(304).header('etag', held).send();
  return reply.header('etag', `"${hash}"`).type('application/json; charset=utf-8').send(text);
}

/**
 * Adds the compression to the ETags of cacheable responses. Call it after compression is registered, because
 * it must run last.
 */
export function tagByCompression(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.isCacheable) return;
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      async (_req, reply, payload) => {
        const coding = reply.getHeader('content-encoding');
        const tag = reply.getHeader('etag');
        if (typeof coding === 'string' && typeof tag === 'string' && reply.statusCode !== 304)
          reply.header('etag', tag.replace(/"$/, `-${coding}"`));
        return payload;
      },
    ];
  });
}
