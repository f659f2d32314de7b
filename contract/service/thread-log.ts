import { z } from 'zod';
import { RECORDS } from '#contract/home/recovery-records.ts';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { Uuid } from '#contract/values.ts';

/** What a household writes down about a message: its own words about it, or the message itself. */
export const ThreadContact = RECORDS.contact.pick({
  who: true,
  company: true,
  summary: true,
  promise: true,
  promiseDue: true,
});

export const logHelpMessage = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/help/:caseId/messages/:messageId/log',
  access: 'member',
  summary: 'Add a message of the conversation to the recovery’s contact log, once',
  status: 201,
  errors: ['conflict'],
  params: z.object({ homeId: HomeRef, caseId: Uuid, messageId: Uuid }),
  body: ThreadContact,
  reply: z.object({ id: Uuid }),
});
