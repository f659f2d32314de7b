import * as v from '#text/home/recovery-share-values.ts';
import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import { ShareToken } from './claims.ts';
import { HomeRef } from './homes.ts';
import { Day } from './policies.ts';
import { Deadline, RecoveryFact } from './recovery.ts';
import { ClaimView, LedgerView, LogView } from './recovery-records.ts';
import { CHANNELS } from './recovery-records.ts';

/** What a household can show. It chooses for each link. */
export const SHARE_PARTS = ['deadlines', 'facts', 'claim', 'expenses', 'letters', 'log'] as const;
export const SharePart = z.enum(SHARE_PARTS, v.parts);
export type SharePart = z.infer<typeof SharePart>;

export const RECOVERY_SHARE_DAYS = [1, 7, 30] as const;

export const RecoveryShare = z
  .object({
    id: Uuid,
    label: z.string().describe('Who the link is for'),
    parts: z.array(SharePart),
    state: z.enum(['active', 'expired', 'revoked', 'locked']),
    createdAt: Instant,
    expiresAt: Instant,
    viewCount: z.number().int(),
    views: z
      .array(z.object({ id: Uuid, device: z.string(), network: z.string(), at: Instant }))
      .describe('Latest accesses, newest first'),
  })
  .meta({ id: 'RecoveryShare' });
export type RecoveryShare = z.output<typeof RecoveryShare>;

const home = z.object({ homeId: HomeRef });

export const listRecoveryShares = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/shares',
  access: 'member',
  summary: 'List read-only links to a recovery, and who opened them',
  errors: ['conflict'],
  params: home,
  reply: z.object({ canShare: z.boolean(), shares: z.array(RecoveryShare) }),
});

export const NewRecoveryShare = z.object({
  label: text(80, v.label),
  days: z.union([z.literal(1), z.literal(7), z.literal(30)], v.days),
  parts: z.array(SharePart).min(1, v.parts).max(SHARE_PARTS.length),
});

export const shareRecovery = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/recovery/shares',
  access: 'member',
  summary: 'Share parts of a recovery, read-only. The link and its code are returned only once.',
  status: 201,
  stepUp: true,
  errors: ['conflict'],
  params: home,
  body: NewRecoveryShare,
  reply: z.object({ share: RecoveryShare, url: z.string(), code: z.string() }),
});

export const revokeRecoveryShare = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/recovery/shares/:shareId',
  access: 'member',
  summary: 'Revoke a link. It stops working immediately.',
  status: 204,
  params: home.extend({ shareId: Uuid }),
});

/** A recovery as the holder of a link sees it. What wasn’t chosen is null. */
export const SharedRecovery = z
  .object({
    addressLine: z.string(),
    expiresAt: Instant,
    today: Day,
    lossDate: Day,
    deadlines: z.array(Deadline).nullable(),
    facts: z.array(RecoveryFact).nullable(),
    claim: ClaimView.pick({
      claims: true,
      estimates: true,
      settlements: true,
      paidCents: true,
      withheldCents: true,
    }).nullable(),
    expenses: LedgerView.pick({ months: true, totals: true }).nullable(),
    letters: z
      .array(
        z.object({
          id: Uuid,
          subject: z.string(),
          to: z.string(),
          body: z.string(),
          channel: z.enum(CHANNELS),
          sentOn: Day,
        }),
      )
      .nullable(),
    log: LogView.pick({ contacts: true, adjusters: true }).nullable(),
  })
  .meta({ id: 'SharedRecovery' });
export type SharedRecovery = z.output<typeof SharedRecovery>;

export const openSharedRecovery = endpoint({
  method: 'POST',
  path: '/api/shared/recovery',
  access: 'public',
  summary: 'Get a shared recovery by its link and code',
  errors: ['link_wrong', 'code_wrong', 'rate_limited'],
  body: z.object({
    token: ShareToken,
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, v.code),
  }),
  reply: SharedRecovery,
});
