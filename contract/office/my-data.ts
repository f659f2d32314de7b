import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Email, Instant } from '#contract/values.ts';

export const startExport = endpoint({
  method: 'POST',
  path: '/api/account/export',
  access: 'member',
  summary: 'A download of everything kept about you, good once within 15 minutes',
  status: 201,
  stepUp: true,
  reply: z.object({ url: z.string(), expiresAt: Instant }),
});

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/account/export/:ticket',
  access: 'member',
  summary: 'The download itself: a ZIP with JSON, CSV and your files',
  once: true,
  gives: 'file',
  params: z.object({ ticket: z.string() }),
});

/** What blocks deletion, and what else is deleted; shown before the member confirms. */
export const Deletion = z
  .object({
    dueAt: Instant.nullable().describe('When the account will be gone; null while nobody asked for it'),
    /** Why it can't be deleted now, as a sentence; null when it can. */
    obstacle: z.string().nullable(),
    homes: z.array(z.object({ addressLine: z.string(), otherPeople: z.number().int() })),
    owedCents: z.int().default(0).describe('Emergency cash that is still to be repaid; it stays on record'),
    goingHomes: z
      .array(z.object({ addressLine: z.string(), owner: z.string(), dueAt: Instant }))
      .describe('Homes of others that you share and that go with their owner’s account'),
  })
  .meta({ id: 'Deletion' });
export type Deletion = z.output<typeof Deletion>;

export const getDeletion = endpoint({
  method: 'GET',
  path: '/api/account/deletion',
  access: 'member',
  summary: 'Whether your account is about to be deleted, and what would go with it',
  reply: Deletion,
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/account/deletion',
  access: 'member',
  summary: 'Delete your account in 24 hours; until then you can take it back',
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
  summary: 'Keep your account after all',
  status: 204,
});
