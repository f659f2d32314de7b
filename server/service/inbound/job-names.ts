import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

const Key = z.object({ provider: z.string(), ref: z.string() });
export type Key = z.output<typeof Key>;

/** Does what a text or email says. */
export const processInbound = defineJob({
  name: 'inbound.process',
  schema: Key,
  retryLimit: 8,
  retryDelaySeconds: 1,
});

/**
 * Brings the files of a text or email into its conversation. Retries take about two hours; the job gives up before, so
 * the last ones always settle it.
 */
export const takeFiles = defineJob({
  name: 'inbound.take-files',
  schema: Key,
  retryLimit: 9,
  retryDelaySeconds: 15,
});

/** Texts the sender that a file was refused. */
export const sayRefused = defineJob({
  name: 'inbound.say-refused',
  schema: Key,
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** Sends our automatic answer. Its words are sealed with the message, never in the job. */
export const sendAnswer = defineJob({
  name: 'inbound.send-answer',
  schema: Key,
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** Every minute: what a failed webhook call was about, and messages whose job was lost. */
export const catchUp = defineJob({
  name: 'inbound.catch-up',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});

/** Every minute, where email arrives in a mailbox. */
export const pollMail = defineJob({
  name: 'inbound.poll-mail',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});

export const forgetOld = defineJob({ name: 'inbound.forget-old', schema: z.object({}), cron: '41 4 * * *' });
