import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#contract/http.ts';
import * as contract from '#contract/money/payments.ts';
import type { TestCardNumber } from '#contract/money/payments.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/route.ts';
import { ProviderRefusal } from '#server/ports/payments.ts';
import { listFlagged, settleFlag } from './flags.ts';
import { receiveEvent } from './webhook-events.ts';

/** The simulated form explains errors in plain words, like a provider's own form. */
const refused = (error: unknown): never => {
  if (error instanceof ProviderRefusal) throw new AppError('payment_refused', error.message);
  throw error;
};

export function paymentsRoutes(route: Route, deps: Pick<Deps, 'payments' | 'db' | 'clock'>): void {
  const { form, simulated } = deps.payments;
  route(contract.getPaymentForm, async () => form);
  route(contract.listFlaggedPayments, () => listFlagged(deps.db));
  route(contract.settleFlaggedPayment, ({ member, params, body }) =>
    settleFlag(deps, member, params.paymentId, body.note),
  );
  if (!simulated) return; // with a real provider, card numbers never reach us
  route(contract.confirmSimulated, ({ body }) =>
    // The schema accepts only test card numbers. Date, code and ZIP were validated and are dropped here.
    simulated.confirm(body.clientSecret, body.number as TestCardNumber).catch(refused),
  );
  route(contract.authenticateSimulated, ({ body }) =>
    simulated.authenticate(body.clientSecret, body.approved).catch(refused),
  );
}

/**
 * Webhook endpoint. The signature covers the raw bytes, so only this route reads the body as bytes. Any
 * origin may call it: the signature is the only authorization.
 */
export async function registerPaymentWebhook(
  http: FastifyInstance,
  deps: Deps & { endpoints: AnyEndpoint[] },
): Promise<void> {
  const { method, path: url, status } = contract.receivePaymentWebhook;
  deps.endpoints.push(contract.receivePaymentWebhook as unknown as AnyEndpoint);
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_req, body, done) => done(null, body));
    scope.route({
      method,
      url,
      config: { fromAnywhere: true },
      handler: async (req, reply) => {
        const raw = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
        await receiveEvent(deps, raw, String(req.headers[contract.PROVIDER_SIGNATURE_HEADER] ?? ''));
        return reply.code(status).send();
      },
    });
  });
}
