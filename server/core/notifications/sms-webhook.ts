import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AnyEndpoint } from '#contract/http.ts';
import { receiveSmsWebhook, SMS_SIGNATURE_HEADER } from '#contract/core/phones.ts';
import { and, eq, sql } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { NOTICE_KINDS } from './notice-facts.ts';
import { notices } from './tables.ts';
import { registerWebhook } from '#server/platform/webhook.ts';
import { say } from '#server/platform/say.ts';

/** The row a text was sent for, as written by `send-notice.ts`. */
const About = z.tuple([z.uuid(), z.uuid(), z.uuid(), z.enum(NOTICE_KINDS), z.coerce.number().int()]);

/**
 * A text the carrier couldn't deliver wasn't received, whatever we recorded. Delivery confirmations change
 * nothing.
 */
export async function receiveSmsEvent(
  { db, sms, config }: Pick<Deps, 'db' | 'sms' | 'config'>,
  call: { path: string; body: string; signature: string },
): Promise<void> {
  // The signature covers the URL we configured, regardless of proxies in front of us.
  const news = sms?.readNews?.({ ...call, url: config.origin + call.path }) ?? null;
  if (news === null) throw new AppError('not_allowed', say().notificationErrors.notFromCarrier);
  if (news === 'nothing' || news.isDelivered) return;
  const about = new URLSearchParams(call.path.split('?')[1] ?? '').get('about') ?? '';
  const read = About.safeParse(about.split('.'));
  if (!read.success) return;
  const [incidentId, homeId, userId, kind, round] = read.data;
  await db
    .update(notices)
    .set({ state: 'failed', reason: news.reason })
    .where(
      and(
        eq(notices.incidentId, incidentId),
        eq(notices.homeId, homeId),
        eq(notices.userId, userId),
        eq(notices.channel, 'sms'),
        eq(notices.kind, kind),
        eq(notices.round, round),
        eq(notices.state, 'sent'),
        sql`${notices.providerRef} = ${news.ref}`,
      ),
    );
}

/** The carrier's webhook. */
export const registerSmsWebhook = (
  http: FastifyInstance,
  deps: Deps & { endpoints: AnyEndpoint[] },
): Promise<void> =>
  registerWebhook(
    http,
    deps.endpoints,
    receiveSmsWebhook,
    (req, body) =>
      receiveSmsEvent(deps, {
        path: req.raw.url ?? receiveSmsWebhook.path,
        body: body.toString(),
        signature: String(req.headers[SMS_SIGNATURE_HEADER] ?? ''),
      }),
    { bodyLimit: 16_384 },
  );
