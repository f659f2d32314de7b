import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Uuid } from '#contract/values.ts';

/** How often a window reports that it shows a case. */
export const WATCH_SECONDS = 20;

export const watchCase = endpoint({
  method: 'PUT',
  path: '/api/desk/cases/:caseId/watch',
  access: 'staff',
  may: 'cases.work',
  summary: 'Report that you’re viewing a case, typing in it, or gone. Returns who else is there.',
  errors: ['reason_required'],
  params: z.object({ caseId: Uuid }),
  body: z.object({ state: z.enum(['viewing', 'typing', 'gone']) }),
  reply: z.object({
    others: z.array(z.object({ id: Uuid, name: z.string(), isTyping: z.boolean() })),
  }),
});
