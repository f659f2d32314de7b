/** Webhook calls in Postmark's format, for emails to our reply addresses. */
import { createPostmarkMailIn, POSTMARK_USER } from '#server/adapters/mail-in.postmark.ts';
import type { World } from './world.ts';

const PASSWORD = 'a-password-of-the-webhook';
export const POSTMARK_ENV = {
  REPLY_ADDRESS: 'reply@in.hearthline.example',
  POSTMARK_INBOUND_PASSWORD: PASSWORD,
};
export const postmarkMailIn = () => createPostmarkMailIn({ password: PASSWORD });

/** The header that Postmark adds if the domain in From vouches for the email. */
export const VOUCHED = { Name: 'X-Spam-Tests', Value: 'DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU' };

let emails = 0;
/** One email to us, as fields of Postmark's webhook. */
export const emailFields = (from: string, to: string, text: string, more: object = {}) => ({
  MessageID: `pm-${(emails += 1)}`,
  Subject: 'Re: x',
  Headers: [VOUCHED],
  FromFull: { Email: from },
  OriginalRecipient: to,
  TextBody: text,
  ...more,
});

/** Calls our webhook and returns its status. */
export async function callFromPostmark(world: World, fields: object): Promise<number> {
  const credentials = Buffer.from(`${POSTMARK_USER}:${PASSWORD}`).toString('base64');
  const reply = await world.app.http.inject({
    method: 'POST',
    url: '/api/webhooks/mail',
    headers: { 'content-type': 'application/json', authorization: `Basic ${credentials}` },
    payload: JSON.stringify(fields),
  });
  return reply.statusCode;
}
