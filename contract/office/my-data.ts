import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Email, Instant } from '#contract/values.ts';

export const startExport = endpoint({
  method: 'POST',
  path: '/api/account/export',
  access: 'member',
  summary: 'Create a single-use download URL for all data stored about you, valid for 15 minutes',
  status: 201,
  stepUp: true,
  reply: z.object({ url: z.string(), expiresAt: Instant }),
});

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/account/export/:ticket',
  access: 'member',
  summary: 'Download your data: a ZIP with JSON, CSV and your files',
  once: true,
  gives: 'file',
  params: z.object({ ticket: z.string() }),
});

/** What blocks deletion, and what else is deleted; shown before the member confirms. */
export const Deletion = z
  .object({
    dueAt: Instant.nullable().describe('When the account will be deleted; null if deletion isn’t scheduled'),
    /** Why it can't be deleted now, as a sentence; null when it can. */
    obstacle: z.string().nullable(),
    homes: z.array(z.object({ addressLine: z.string(), otherPeople: z.number().int() })),
    owedCents: z.int().default(0).describe('Emergency cash still to be repaid; it stays on record'),
    goingHomes: z
      .array(z.object({ addressLine: z.string(), owner: z.string(), dueAt: Instant }))
      .describe('Homes shared with you that will be deleted with their owner’s account'),
  })
  .meta({ id: 'Deletion' });
export type Deletion = z.output<typeof Deletion>;

export const getDeletion = endpoint({
  method: 'GET',
  path: '/api/account/deletion',
  access: 'member',
  summary: 'Whether your account is scheduled for deletion, and what would be deleted with it',
  reply: Deletion,
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/account/deletion',
  access: 'member',
  summary: 'Schedule your account for deletion in 24 hours. You can cancel until then.',
  status: 201,
  stepUp: true,
  errors: ['conflict'],
  body: z.object({ email: Email.describe('Your own address, typed to confirm') }),
  reply: Deletion,
});

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/api/account/deletion',
  access: 'member',
  summary: 'Cancel the scheduled deletion of your account',
  status: 204,
});
