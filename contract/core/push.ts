import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, Uuid } from '#contract/values.ts';
import * as t from '#text/core/account-values.ts';

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, t.wrongBrowserKey)
    .transform((key) => key.replace(/=+$/, ''))
    .refine((key) => key.length === Math.ceil((bytes * 4) / 3), t.wrongBrowserKey);

/** URL.canParse, for iPhones before iOS 17. */
function readUrl(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

/** Push services have public host names. An address inside a private network isn't accepted. */
const isPushEndpoint = (value: string): boolean => {
  const url = readUrl(value);
  if (!url) return false;
  const { protocol, hostname, port, username, password } = url;
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname) &&
    !/\.(?:local|localhost|internal|lan|home|arpa|test|invalid)$/i.test(hostname)
  );
};

const Endpoint = z.string().max(1000, t.wrongPushAddress).refine(isPushEndpoint, t.wrongPushAddress);

export const PushState = z
  .object({
    publicKey: z
      .string()
      .nullable()
      .describe('Key that browsers subscribe with; null: this server doesn’t send push notifications'),
    browsers: z.array(
      z.object({
        id: Uuid,
        device: z.string().nullable(),
        createdAt: Instant,
        mark: z.string().describe('SHA-256 of the endpoint in hex, so a browser can find its own entry'),
      }),
    ),
  })
  .meta({ id: 'PushState' });
export type PushState = z.output<typeof PushState>;

export const getPush = endpoint({
  method: 'GET',
  path: '/api/push',
  access: 'member',
  summary: 'List the browsers that show your evacuation notifications',
  reply: PushState,
});

export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/push',
  access: 'member',
  summary: 'Turn on push notifications in this browser',
  errors: ['unavailable'],
  body: z.object({
    endpoint: Endpoint,
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  reply: PushState,
});

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/push/:id',
  access: 'member',
  summary: 'Turn off push notifications in a browser',
  params: z.object({ id: Uuid }),
  reply: PushState,
});
