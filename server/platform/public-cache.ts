import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The same answer for everybody: sent by `sendCacheable`. */
    isCacheable?: boolean;
  }
}

/** Used as it is for five minutes, and for a day more while a fresh one is fetched. */
const KEEP = 'public, max-age=300, stale-while-revalidate=86400';

/** What follows the hash in a tag: a strong tag names the very bytes, and these differ by compression. */
const CODED = /-(?:br|gzip)$/;

/** The tag a caller holds that is of this content, in whichever compression. */
function heldTag(header: string | undefined, hash: string): string | undefined {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.find((tag) => tag.replaceAll('"', '').replace(CODED, '') === hash);
}

/** Answers with JSON that may be kept, or 304 to whoever has it already. */
export function sendCacheable(req: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const text = JSON.stringify(body);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  reply.header('cache-control', KEEP).header('vary', 'accept-encoding');
  const held = heldTag(req.headers['if-none-match'], hash);
  if (held) return reply.code(304).header('etag', held).send();
  return reply.header('etag', `"${hash}"`).type('application/json; charset=utf-8').send(text);
}

/** Writes the compression into the tags of cacheable answers. Call it after compression is registered: it must run last. */
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
