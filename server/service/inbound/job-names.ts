import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

const Key = z.object({ provider: z.string(), ref: z.string() });
export type Key = z.output<typeof Key>;

/** Processes a text or email. */
export const processInbound = defineJob({
  name: 'inbound.process',
  schema: Key,
  retryLimit: 8,
  retryDelaySeconds: 1,
});

/**
 * Adds the files of a text or email to its conversation. Retries take about two hours; we give up on a file before
 * that, so the last retries always settle it.
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

/** Sends our automatic answer. Its text is sealed with the message, never in the job. */
export const sendAnswer = defineJob({
  name: 'inbound.send-answer',
  schema: Key,
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** Every minute: recovers what failed webhook calls would have delivered, and messages whose job was lost. */
export const catchUp = defineJob({
  name: 'inbound.catch-up',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});

/** Polls the mailbox every minute, on servers that receive email through one. */
export const pollMail = defineJob({
  name: 'inbound.poll-mail',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});

export const forgetOld = defineJob({ name: 'inbound.forget-old', schema: z.object({}), cron: '41 4 * * *' });
