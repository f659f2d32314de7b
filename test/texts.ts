/** Members who text us: a verified phone, and webhook calls in Twilio's format. */
import { randomInt } from 'node:crypto';
import { phones } from '#server/core/notifications/tables.ts';
import { createTwilioSms, twilioSignature } from '#server/adapters/sms.twilio.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { addPerson, coveredMember } from './covered.ts';
import type { World } from './world.ts';

export const TWILIO_ACCOUNT = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'a-token-of-the-account',
  from: '+15305550100',
};
const WEBHOOK = 'http://localhost:3000/api/webhooks/texts';

export const twilioAt = (apiUrl: string) =>
  createTwilioSms({
    ...TWILIO_ACCOUNT,
    apiUrl,
    webhookUrl: undefined,
    mediaUrls: [`${apiUrl}/storage/`],
    timeoutMs: 5000,
  });

export const newNumber = (): string => `+1530${randomInt(2_000_000, 9_999_999)}`;

/** A member with a verified phone, a household, and an order over their home unless `quiet`. */
export async function memberWithPhone(
  world: World,
  given: { people?: readonly string[]; quiet?: boolean; phone?: string } = {},
) {
  // Far from the orders of other members.
  const me = await coveredMember(world, given.quiet ? { lat: 41.2, lng: -123.5 } : {});
  const phone = given.phone ?? newNumber();
  await world.db.insert(phones).values({ userId: me.user.id, phone, verifiedAt: world.clock.now() });
  const ids: Record<string, string> = {};
  for (const name of given.people ?? []) ids[name] = await addPerson(me, name);
  if (!given.quiet) {
    await me.post('/api/demo/evacuation', { stage: 'order' });
    await reconcileActivations(world.deps);
    await world.runJobs(); // notices of the order
  }
  return { ...me, phone, ids };
}

/** Calls our webhook as Twilio does. The fields may come in any order; the signature covers them sorted. */
export async function callFromTwilio(
  world: World,
  fields: Record<string, string>,
  given: { signature?: string; reversed?: boolean } = {},
): Promise<number> {
  const entries = Object.entries(fields);
  const form = new URLSearchParams(given.reversed ? entries.toReversed() : entries);
  const signature = given.signature ?? twilioSignature(TWILIO_ACCOUNT.authToken, WEBHOOK, form);
  const reply = await world.app.http.inject({
    method: 'POST',
    url: '/api/webhooks/texts',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
    payload: form.toString(),
  });
  return reply.statusCode;
}

let texts = 0;
/** One text to us, as the fields of Twilio's call. */
export const textFields = (from: string, body: string, more: Record<string, string> = {}) => ({
  MessageSid: `SM${String((texts += 1)).padStart(32, 'f')}`,
  From: from,
  To: TWILIO_ACCOUNT.from,
  Body: body,
  NumMedia: '0',
  ...more,
});
