import { z } from 'zod';
import { User } from '#contract/core/accounts.ts';
import { endpoint } from '#contract/http.ts';
import { Email } from '#contract/values.ts';
import * as t from '#text/core/account-values.ts';

/** How long the old address can undo a change, and stays reserved. */
export const UNDO_DAYS = 7;

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'member',
  summary: 'Send a code to a new email address. The response doesn’t reveal whether the address is taken.',
  status: 202,
  stepUp: true,
  errors: ['rate_limited', 'validation_failed'],
  body: z.object({ email: Email }),
  reply: z.object({ expiresInSeconds: z.number().int() }),
});

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'member',
  summary: 'Change the email address, using the code sent to the new one',
  errors: ['code_wrong', 'conflict', 'step_up_required'],
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, t.sixDigitsFromEmail),
  }),
  reply: User,
});

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/api/account/email/undo',
  access: 'public',
  summary: 'Restore the old email address by the link sent to it, and sign out all sessions',
  errors: ['link_wrong'],
  body: z.object({
    token: z.string().regex(/^[\w-]{43}$/, t.incompleteEmailLink),
  }),
  reply: z.object({ email: z.string().describe('The restored address') }),
});
