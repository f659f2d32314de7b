import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import * as t from '#text/core/account-values.ts';

/** The secret in a notice's link. */
export const SeenToken = z
  .string()
  .max(120)
  .regex(/^[\w-]{20,}$/, t.incompleteMessageLink);

export const seenNotice = endpoint({
  method: 'POST',
  path: '/api/notices/seen',
  access: 'public',
  summary: 'Acknowledge the order for the household by the link in the message, without signing in',
  errors: ['link_wrong', 'rate_limited'],
  body: z.object({ t: SeenToken }),
  reply: z.object({
    is: z
      .enum(['seen', 'over'])
      .describe('`over`: the home is no longer under an order, so there’s nothing to acknowledge'),
  }),
});
