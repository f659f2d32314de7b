import { z } from 'zod';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { requestDeclined } from './mails.ts';
import * as store from './store.ts';

/** Emails the requester that we declined. Approved requesters get the usual notices instead. */
export const sendDeclined = defineJob({
  name: 'evacuation.send-declined',
  schema: z.object({ requestId: z.uuid(), state: z.enum(['declined', 'appeal-declined']) }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

type JobDeps = Pick<Deps, 'db' | 'mail' | 'config' | 'log'>;

async function runSendDeclined(
  { db, mail, config, log }: JobDeps,
  { requestId, state }: z.infer<typeof sendDeclined.schema>,
): Promise<void> {
  const request = await store.findRequest(db, requestId);
  if (request?.state !== state) return; // deleted, or appealed before the email was sent
  const to = (await peopleById(db, [request.userId])).get(request.userId);
  if (!to) return;
  const parts = requestDeclined({
    language: to.language,
    name: to.name,
    mayAppeal: state === 'declined',
    url: `${config.origin}/evacuation`,
  });
  const result = await mail.send(composeMail(to.email, parts));
  if (result.outcome === 'refused')
    log.warn({ requestId, reason: result.reason }, 'service request email refused');
}

export const evacuationHandlers: Handler<JobDeps>[] = [handler(sendDeclined, runSendDeclined)];
