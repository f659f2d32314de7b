import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Uuid } from '#contract/values.ts';

/** A window says this often that it shows a case. */
export const WATCH_SECONDS = 20;

export const watchCase = endpoint({
  method: 'PUT',
  path: '/api/desk/cases/:caseId/watch',
  access: 'staff',
  may: 'cases.work',
  summary: 'Say that you’re viewing a case, typing in it, or gone; returns who else is there',
  errors: ['reason_required'],
  params: z.object({ caseId: Uuid }),
  body: z.object({ state: z.enum(['viewing', 'typing', 'gone']) }),
  reply: z.object({
    others: z.array(z.object({ id: Uuid, name: z.string(), isTyping: z.boolean() })),
  }),
});
