import * as v from '#text/home/values.ts';
import { z } from 'zod';
import { CLAIM_KINDS, KIND_NAMES } from './document-kinds.ts';
import { endpoint } from '#contract/http.ts';
import { HomeRef } from './homes.ts';
import { Instant, text, Uuid } from '#contract/values.ts';

export const PacketState = z.enum(['queued', 'building', 'ready', 'failed']);

/** What a family hands to the adjuster: a PDF, and a ZIP with the original files. */
export const ClaimPacket = z
  .object({
    id: Uuid,
    state: PacketState,
    done: z.number().int().describe('Steps done, out of total'),
    total: z.number().int(),
    itemCount: z.number().int(),
    valueCents: z.number().int().describe('Replacement cost of everything in it'),
    papers: z
      .array(z.enum(KIND_NAMES))
      .describe('Types of the documents in it; the chosen types while it’s being built'),
    skippedCount: z.number().int().describe('Files that were missing or unreadable when it was built'),
    pdfBytes: z.number().int().nullable(),
    zipBytes: z.number().int().nullable(),
    createdAt: Instant,
    readyAt: Instant.nullable(),
  })
  .meta({ id: 'ClaimPacket' });
export type ClaimPacket = z.output<typeof ClaimPacket>;

const home = { homeId: HomeRef };
const packet = { ...home, packetId: Uuid };

export const listPackets = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/claims/packets',
  access: 'member',
  summary: 'List a home’s claim packets, newest first, and what you may do with them',
  params: z.object(home),
  reply: z.object({ canMake: z.boolean(), canShare: z.boolean(), packets: z.array(ClaimPacket) }),
});

export const NewPacket = z
  .object({
    kinds: z
      .array(z.enum(KIND_NAMES, v.documentTypes))
      .max(KIND_NAMES.length)
      .default([...CLAIM_KINDS])
      .describe('Document types to include. Default: policy, deed or lease, mortgage, vehicle titles'),
  })
  .prefault({});

export const startPacket = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/claims/packets',
  access: 'member',
  summary: 'Create a claim packet. If one is already being built, that one is returned.',
  status: 202,
  stepUp: true,
  errors: ['conflict', 'rate_limited'],
  params: z.object(home),
  body: NewPacket,
  reply: ClaimPacket,
});

export const takePacketPdf = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/claims/packets/:packetId/pdf',
  access: 'member',
  summary: 'Download a claim packet’s PDF',
  stepUp: true,
  gives: 'file',
  params: z.object(packet),
});

export const takePacketZip = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/claims/packets/:packetId/zip',
  access: 'member',
  summary: 'Download a claim packet’s ZIP with the original files',
  stepUp: true,
  gives: 'file',
  params: z.object(packet),
});

/** How many days a link can be valid. */
export const SHARE_DAYS = [1, 7, 30] as const;
export const ShareAction = z.enum(['opened', 'took-pdf', 'took-zip']);
export type ShareAction = z.infer<typeof ShareAction>;

export const ShareAccess = z
  .object({
    id: Uuid,
    action: ShareAction,
    device: z.string(),
    network: z.string().describe('The IP address without its last part'),
    at: Instant,
  })
  .meta({ id: 'ShareAccess' });
export type ShareAccess = z.output<typeof ShareAccess>;

export const ShareLink = z
  .object({
    id: Uuid,
    packetId: Uuid,
    packetMadeAt: Instant,
    label: z.string().describe('Who the link is for'),
    state: z.enum(['active', 'expired', 'revoked']),
    createdAt: Instant,
    expiresAt: Instant,
    revokedAt: Instant.nullable(),
    accessCount: z.number().int(),
    accesses: z.array(ShareAccess).describe('Latest accesses, newest first'),
  })
  .meta({ id: 'ShareLink' });
export type ShareLink = z.output<typeof ShareLink>;

export const listShareLinks = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/claims/links',
  access: 'member',
  summary: 'List share links to a home’s packets, with their access log',
  params: z.object(home),
  reply: z.array(ShareLink),
});

export const NewShareLink = z.object({
  label: text(80, v.linkFor),
  days: z.union([z.literal(1), z.literal(7), z.literal(30)], v.linkDays),
});

export const createShareLink = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/claims/packets/:packetId/links',
  access: 'member',
  summary: 'Create a share link to a packet for a person without an account. The URL is returned only once.',
  status: 201,
  stepUp: true,
  errors: ['conflict'],
  params: z.object(packet),
  body: NewShareLink,
  reply: z.object({ link: ShareLink, url: z.string() }),
});

export const revokeShareLink = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/claims/links/:linkId',
  access: 'member',
  summary: 'Revoke a share link. It stops working immediately.',
  status: 204,
  params: z.object({ ...home, linkId: Uuid }),
});

// What the holder of a link sees. The token travels in the body, never in a URL.

export const ShareToken = z.string().regex(/^[\w-]{43}$/, v.shareLink);

/** One packet as the holder of a link sees it. */
export const SharedPacket = z
  .object({
    addressLine: z.string(),
    madeAt: Instant,
    expiresAt: Instant,
    itemCount: z.number().int(),
    valueCents: z.number().int(),
    papers: z.array(z.enum(KIND_NAMES)).describe('Types of the documents in it'),
    pdfBytes: z.number().int(),
    zipBytes: z.number().int(),
  })
  .meta({ id: 'SharedPacket' });
export type SharedPacket = z.output<typeof SharedPacket>;

export const openShared = endpoint({
  method: 'POST',
  path: '/api/shared/open',
  access: 'public',
  summary: 'Get the packet behind a share link',
  errors: ['link_wrong', 'rate_limited'],
  body: z.object({ token: ShareToken }),
  reply: SharedPacket,
});

export const SharedPart = z.enum(['pdf', 'zip']);
export type SharedPart = z.infer<typeof SharedPart>;

export const createDownloadTicket = endpoint({
  method: 'POST',
  path: '/api/shared/take',
  access: 'public',
  summary: 'Create a single-use download URL for one part, valid for one minute',
  status: 201,
  errors: ['link_wrong', 'rate_limited'],
  body: z.object({ token: ShareToken, part: SharedPart }),
  reply: z.object({ url: z.string() }),
});

export const downloadShared = endpoint({
  method: 'GET',
  path: '/api/shared/files/:ticket',
  access: 'public',
  summary: 'Download a shared file with its ticket',
  once: true,
  gives: 'file',
  params: z.object({ ticket: z.string() }),
});
