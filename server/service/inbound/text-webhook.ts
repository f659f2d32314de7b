import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#contract/http.ts';
import { SMS_SIGNATURE_HEADER } from '#contract/core/phones.ts';
import { receiveTextWebhook } from '#contract/service/inbound.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { receiveText } from './inbound.ts';

type Call = { path: string; body: string; signature: string };

/** Stores a text that the carrier delivers. Everything else happens in a job, so the carrier isn't kept waiting. */
export async function takeText(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'sms' | 'config'>,
  { path, ...call }: Call,
): Promise<void> {
  const inbox = deps.sms?.inbox;
  // The signature covers the URL we configured, regardless of proxies in front of us.
  const received = inbox?.read({ ...call, url: deps.config.origin + path }) ?? null;
  if (!inbox || received === null)
    throw new AppError('not_allowed', say().conversationsErrors.notFromCarrier);
  if (received !== 'nothing') await receiveText(deps, inbox.provider, received);
}

/** The signature covers the fields as sent, so the body is read as a string. */
export async function registerTextWebhook(
  http: FastifyInstance,
  deps: Deps & { endpoints: AnyEndpoint[] },
): Promise<void> {
  const { method, path: url, status } = receiveTextWebhook;
  deps.endpoints.push(receiveTextWebhook as unknown as AnyEndpoint);
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 65_536 }, (_req, body, done) =>
      done(null, body),
    );
    scope.route({
      method,
      url,
      config: { fromAnywhere: true },
      handler: async (req, reply) => {
        await takeText(deps, {
          path: req.raw.url ?? url,
          body: typeof req.body === 'string' ? req.body : '',
          signature: String(req.headers[SMS_SIGNATURE_HEADER] ?? ''),
        });
        return reply.code(status).send();
      },
    });
  });
}
