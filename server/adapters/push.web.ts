import { createHash } from 'node:crypto';
import https from 'node:https';
import { isIP } from 'node:net';
import { after, type Clock, hours } from '#server/platform/clock.ts';
import { isPublicAddress, publicLookup } from '#server/platform/public-address.ts';
import type { PushMessage, PushPort, PushTarget } from '#server/ports/push.ts';
import { sealPush } from './push-encryption.ts';
import { pushKeyOf, vapidHeader } from './push-key.ts';

export type WebPushOptions = {
  privateKey: string;
  /** mailto: or https: URL where a push service can reach us. */
  subject: string;
  clock: Clock;
  timeoutMs?: number;
  /** For a test double, which is never on the public internet. */
  isAllowed?: (address: string) => boolean;
  ca?: string;
};

/** A phone that is off gets it within an hour; later the message would be outdated. */
const KEPT_SECONDS = 3600;

/** Pushes notices through the Web Push standards: no vendor library, no vendor account. */
export function createWebPush(options: WebPushOptions): PushPort {
  const { subject, clock, timeoutMs = 15_000, isAllowed = isPublicAddress } = options;
  const key = pushKeyOf(options.privateKey);
  const lookup = publicLookup(isAllowed);

  const post = (target: PushTarget, body: Buffer, topic: string) =>
    new Promise<number>((done, fail) => {
      const url = new URL(target.endpoint);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (url.protocol !== 'https:') return fail(new Error('a push endpoint is https'));
      if (isIP(host) !== 0 && !isAllowed(host)) return fail(new Error('not a public address'));
      const until = after(clock.now(), hours(12));
      const request = https.request(
        url,
        {
          method: 'POST',
          lookup,
          timeout: timeoutMs,
          signal: AbortSignal.timeout(timeoutMs),
          ...(options.ca ? { ca: options.ca } : {}),
          headers: {
            'content-type': 'application/octet-stream',
            'content-encoding': 'aes128gcm',
            'content-length': body.length,
            ttl: KEPT_SECONDS,
            urgency: 'high',
            topic,
            authorization: vapidHeader(key, { endpoint: target.endpoint, subject, until }),
          },
        },
        (answer) => {
          answer.resume(); // discard the rest of the response
          done(answer.statusCode ?? 0);
        },
      );
      request.on('error', fail);
      request.end(body);
    });

  return {
    publicKey: key.publicKey,
    send: async (target, message, messageKey) => {
      // The service keeps one message per topic for an offline browser, so a retry replaces the first
      // attempt.
      const topic = createHash('sha256').update(messageKey).digest('base64url').slice(0, 32);
      const status = await post(target, sealPush(wordsOf(message), target), topic);
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return 'sent';
    },
  };
}

const wordsOf = ({ title, body, path, tag }: PushMessage): Buffer =>
  Buffer.from(JSON.stringify({ title, body, path, tag }));
