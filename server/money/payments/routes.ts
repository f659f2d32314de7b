import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#contract/http.ts';
import * as contract from '#contract/money/payments.ts';
import type { TestCardNumber } from '#contract/money/payments.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/route.ts';
import { registerWebhook } from '#server/platform/webhook.ts';
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

/** The card provider's webhook. */
export const registerPaymentWebhook = (
  http: FastifyInstance,
  deps: Deps & { endpoints: AnyEndpoint[] },
): Promise<void> =>
  registerWebhook(http, deps.endpoints, contract.receivePaymentWebhook, (req, body) =>
    receiveEvent(deps, body, String(req.headers[contract.PROVIDER_SIGNATURE_HEADER] ?? '')),
  );
