/** Which home a membership protects, and whether it's approved. */
import { approval as t } from '#text/home/homes.ts';
import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, Uuid } from '#contract/values.ts';

/**
 * Pre-approval of a home: approved automatically or by our team, being reviewed, declined, or outside the area we
 * serve.
 */
export const APPROVALS = ['automatic', 'approved', 'review', 'declined', 'not-covered'] as const;
export const Approval = z.enum(APPROVALS);
export type Approval = z.infer<typeof Approval>;

/** Whether services start automatically when an order covers the home. */
export const isApproved = (approval: Approval): boolean =>
  approval === 'automatic' || approval === 'approved';

/** What prevents a home from being approved automatically. */
export const APPROVAL_DOUBTS = ['pin-far', 'same-home'] as const;
export const ApprovalDoubt = z.enum(APPROVAL_DOUBTS);
export type ApprovalDoubt = z.infer<typeof ApprovalDoubt>;

/** What the membership page shows about the one home that the membership protects. */
export const Protection = z
  .object({
    homeId: Uuid.nullable().describe('The home that is protected now'),
    addressLine: z.string().nullable(),
    approval: Approval.nullable(),
    doubt: ApprovalDoubt.nullable(),
    next: z
      .object({ homeId: Uuid, addressLine: z.string(), from: Instant })
      .nullable()
      .describe('The home that will be protected from a later date'),
    choices: z
      .array(z.object({ homeId: Uuid, addressLine: z.string() }))
      .describe('Homes the member owns and can choose instead'),
  })
  .meta({ id: 'Protection' });
export type Protection = z.output<typeof Protection>;

export const getProtection = endpoint({
  method: 'GET',
  path: '/api/protection',
  access: 'member',
  summary: 'The one home that the membership protects',
  reply: Protection,
});

export const chooseProtected = endpoint({
  method: 'PUT',
  path: '/api/protection',
  access: 'member',
  summary:
    'Choose the home that the membership protects. Takes effect after a waiting period, and never during an event.',
  errors: ['not_found', 'conflict'],
  body: z.object({ homeId: Uuid }),
  reply: Protection,
});

/** What a member reads about the approval of a home. */
export function approvalText(approval: Approval, doubt: ApprovalDoubt | null): string {
  switch (approval) {
    case 'automatic':
    case 'approved':
      return t.approved;
    case 'not-covered':
      return t.notCovered;
    case 'declined':
      return t.declined;
    case 'review':
      if (doubt === null) return t.review;
      return doubt === 'same-home' ? t.sameHome : t.pinFar;
  }
}
