import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyEndpoint, Endpoint, Nothing } from '#contract/http.ts';

/**
 * The route of a provider's webhook. Signatures cover the body as sent, so only these routes read it as bytes. Any
 * origin may call them: the signature is the only authorization.
 */
export async function registerWebhook(
  http: FastifyInstance,
  endpoints: AnyEndpoint[],
  endpoint: Endpoint<Nothing, Nothing, Nothing, Nothing, 'json', 'json'>,
  receive: (req: FastifyRequest, body: Buffer) => Promise<void>,
  { bodyLimit }: { bodyLimit?: number } = {},
): Promise<void> {
  const { method, path: url, status } = endpoint;
  endpoints.push(endpoint as unknown as AnyEndpoint);
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', ...(bodyLimit ? { bodyLimit } : {}) },
      (_req, body, done) => done(null, body),
    );
    scope.route({
      method,
      url,
      config: { fromAnywhere: true },
      handler: async (req, reply) => {
        await receive(req, Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
        return reply.code(status).send();
      },
    });
  });
}
