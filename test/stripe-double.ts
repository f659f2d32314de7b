/**
 * A local Stripe with the calls we use: checks every request against their published schema (allowed parameters,
 * required ones, types, form encoding, headers), keeps state, repeats responses for an idempotency key like Stripe
 * does, signs webhooks, and fails on demand. Add other calls with `route`.
 */
import { createHmac, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { STRIPE_VERSION } from '#server/adapters/stripe-version.ts';

export const DOUBLE_KEYS = {
  secretKey: 'sk_test_double',
  publishableKey: 'pk_test_double',
  webhookSecret: 'whsec_double',
};

/** A parameter as the API's description has it. `path` is in its encoded form: `metadata[*]`, `expand[*]`. */
export type Rule = {
  path: string;
  type: 'integer' | 'string' | 'boolean';
  required?: boolean;
  values?: readonly string[];
  min?: number;
  maxLength?: number;
};

export type Reply = { status: number; body: object };
export type Params = ReadonlyMap<string, string>;
/** `ids` are the values for `:id` in the path, `account` the connected account of the request, if any. */
export type Handle = (params: Params, ids: string[], account: string | undefined) => Reply;
type Route = { method: string; path: RegExp; rules: readonly Rule[]; handle: Handle };

/**
 * How the next request is answered. With `lost` and `late`, the request succeeds, but the response never arrives, or
 * slowly.
 */
export type Trouble = 'declined' | 'locked' | 'too-many' | 'error' | 'lost' | 'hang-up' | 'late';

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
export const failure = (status: number, error: Record<string, unknown>): Reply => ({
  status,
  body: { error },
});
/** `param` is the parameter that has its id, if it isn't in the path. */
export const missing = (what: string, param?: string): Reply =>
  failure(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
    ...(param && { param }),
  });
export const unexpected = (code: string, message: string): Reply =>
  failure(400, { type: 'invalid_request_error', code, message });

const wrong = (message: string, param: string): Reply =>
  failure(400, { type: 'invalid_request_error', code: 'parameter_unknown', message, param });

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[[\]]/g, '\\$&').replaceAll('*', '[^\\[\\]]+')}$`);

function faultIn(rules: readonly Rule[], params: Params): Reply | undefined {
  for (const [name, value] of params) {
    const rule = rules.find(({ path }) => pattern(path).test(name));
    if (!rule) return wrong(`Received unknown parameter: ${name}`, name);
    const { type, values, min, maxLength = 5000 } = rule;
    const isRight =
      value.length <= maxLength &&
      (type !== 'integer' || (/^-?\d+$/.test(value) && Number(value) >= (min ?? 0))) &&
      (type !== 'boolean' || /^(true|false)$/.test(value)) &&
      (!values || values.includes(value));
    if (!isRight) return wrong(`Invalid ${type}: ${value}`, name);
  }
  const absent = rules.find(
    ({ path, required }) => required && ![...params.keys()].some((n) => pattern(path).test(n)),
  );
  return absent && wrong(`Missing required param: ${absent.path}.`, absent.path);
}

const TROUBLE: Partial<Record<Trouble, Reply>> = {
  declined: failure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  }),
  locked: failure(409, {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message: 'This object cannot be accessed right now.',
  }),
  'too-many': failure(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests.',
  }),
  error: failure(500, { type: 'api_error', message: 'An unknown error occurred.' }),
};

export type StripeDouble = Awaited<ReturnType<typeof openStripeDouble>>;

export async function openStripeDouble() {
  const routes: Route[] = [];
  const answered = new Map<string, { request: string; reply: Reply }>();
  const events: { id: string; type: string; raw: Buffer }[] = [];
  const requests: { method: string; path: string; params: Params; key: string | undefined }[] = [];
  const refused: string[] = [];
  let troubles: Trouble[] = [];
  let chance: (key: string | undefined, path: string) => Trouble | undefined = () => undefined;

  const perform = (method: string, path: string, params: Params, account: string | undefined): Reply => {
    for (const { method: m, path: p, rules, handle } of routes) {
      const match = m === method ? p.exec(path) : null;
      if (!match) continue;
      const fault = faultIn(rules, params);
      if (fault) refused.push(`${method} ${path} ${JSON.stringify(fault.body)}`);
      return fault ?? handle(params, match.slice(1), account);
    }
    refused.push(`${method} ${path}`);
    return missing(`route ${method} ${path}`);
  };

  /** Stores the first response under a key, except failures of the double itself. 402 and 500 are repeated, too. */
  const withKey = (key: string | undefined, request: string, work: () => Reply): Reply => {
    const earlier = key === undefined ? undefined : answered.get(key);
    if (!earlier) {
      const reply = work();
      if (key !== undefined && reply.status !== 400 && reply.status !== 409 && reply.status !== 429)
        answered.set(key, { request, reply });
      return reply;
    }
    if (earlier.request === request) return earlier.reply;
    return failure(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    });
  };

  const server = http.createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('error', () => undefined);
    req.on('end', () => {
      const { method = '', headers } = req;
      const url = new URL(req.url ?? '', 'http://double');
      const body = Buffer.concat(chunks).toString('utf8');
      const params: Params = new Map(method === 'POST' ? new URLSearchParams(body) : url.searchParams);
      const key = headers['idempotency-key']?.toString();
      const send = ({ status, body: json }: Reply) =>
        void res
          .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
          .end(JSON.stringify(json));
      requests.push({ method, path: url.pathname, params, key });
      const isSpokenRight =
        headers['stripe-version'] === STRIPE_VERSION &&
        (key === undefined || key.length <= 255) &&
        (method !== 'POST' ||
          (headers['content-type'] === 'application/x-www-form-urlencoded' && url.search === ''));
      if (!isSpokenRight) refused.push(`${method} ${req.url} ${JSON.stringify(headers)}`);
      if (headers.authorization !== `Bearer ${DOUBLE_KEYS.secretKey}`)
        return send(failure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }));
      const trouble = troubles.shift() ?? chance(key, url.pathname);
      const account = headers['stripe-account']?.toString();
      if (trouble === 'hang-up') return void req.socket.destroy();
      const instead = trouble ? TROUBLE[trouble] : undefined;
      const reply = withKey(
        key,
        `${method} ${url.pathname} ${account} ${body}`,
        () => instead ?? perform(method, url.pathname, params, account),
      );
      if (trouble === 'lost') return void req.socket.destroy();
      if (trouble === 'late') return void setTimeout(() => send(reply), 300);
      return send(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    config: { ...DOUBLE_KEYS, apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    /** Settings of a server that uses this double for cards. */
    env: () => ({
      STRIPE_SECRET_KEY: DOUBLE_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: DOUBLE_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: DOUBLE_KEYS.webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }),
    /** Adds a call: `/v1/customers/:id`. */
    route: (method: 'GET' | 'POST' | 'DELETE', path: string, rules: readonly Rule[], handle: Handle): void =>
      void routes.push({
        method,
        path: new RegExp(`^${path.replace(/:\w+/g, '([\\w-]+)')}$`),
        rules,
        handle,
      }),
    /** Records an event as Stripe formats it, not delivered yet. */
    emit: (type: string, object: object, account?: string): void => {
      const id = newId('evt');
      const event = {
        id,
        object: 'event',
        api_version: STRIPE_VERSION,
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
        ...(account === undefined ? {} : { account }),
        data: { object },
      };
      events.push({ id, type, raw: Buffer.from(JSON.stringify(event, null, 2)) });
    },
    /** All events, oldest first. */
    events,
    sign: (raw: Buffer, at = new Date(), secret: string = DOUBLE_KEYS.webhookSecret): string => {
      const seconds = Math.floor(at.getTime() / 1000);
      const v1 = createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex');
      return `t=${seconds},v1=${v1}`;
    },
    requests,
    /** Requests that Stripe would have rejected as malformed. */
    refused,
    next: (...given: Trouble[]): void => void (troubles = given),
    /** Decides how to answer every request without a specific instruction. */
    by: (given: typeof chance): void => void (chance = given),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
