import { z } from 'zod';
import { endpoint } from '#contract/http.ts';

export const getWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  access: 'staff',
  may: 'office.open',
  summary: 'Count the work waiting for the team, by kind',
  reply: z.object({
    cases: z.number().int().nonnegative().describe('Open cases that no one has taken.'),
    waitlist: z.number().int().nonnegative().describe('Undecided requests to join.'),
  }),
});
