import { z } from 'zod';
import { endpoint } from '#contract/http.ts';

export const getWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  access: 'staff',
  may: 'office.open',
  summary: 'How much work of each kind waits for somebody of the team',
  reply: z.object({
    cases: z.number().int().nonnegative().describe('Open cases that no one has taken.'),
    waitlist: z.number().int().nonnegative().describe('Requests to join nobody has decided on.'),
  }),
});
