import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Note } from './operations.ts';
import { Shape } from '#contract/shape.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as t from '#text/office/values.ts';

export const ZoneRow = z
  .object({
    id: Uuid,
    key: z.string(),
    name: z.string(),
    county: z.string().nullable(),
    feedId: z.string(),
    status: z.enum(['order', 'warning', 'advisory', 'shelter', 'lifted', 'unknown']),
    words: z.string().nullable(),
    verdict: z.enum(['auto', 'held', 'approved', 'refused']),
    verdictReason: z.string().nullable(),
    rule: z.string().nullable().describe('The written rule that last changed it'),
    version: z.number().int(),
    firstSeenAt: Instant,
    lastSeenAt: Instant,
    orderSince: Instant.nullable(),
    vanishedAt: Instant.nullable(),
    endedAt: Instant.nullable(),
    endReason: z.string().nullable(),
    incidentId: Uuid.nullable(),
    homes: z.number().int().describe('Homes with active services that it started'),
    evidence: z.string().nullable().describe('SHA-256 of the source response it was read from'),
  })
  .meta({ id: 'OperationsZone' });
export type ZoneRow = z.output<typeof ZoneRow>;

const anyShape = z.array(z.array(z.array(z.tuple([z.number(), z.number()])))).nullable();

export const listZones = endpoint({
  method: 'GET',
  path: '/api/admin/operations/zones',
  access: 'staff',
  may: 'operations.read',
  summary: 'List live zones with their shapes, and the locations of homes with active services',
  reply: z.object({
    zones: z.array(ZoneRow.extend({ shape: anyShape })),
    homes: z.array(z.tuple([z.number(), z.number()])).describe('Longitude and latitude, at most 2,000 homes'),
    homesTotal: z.number().int(),
  }),
});

export const ZoneDetail = ZoneRow.extend({
  notes: z.string().nullable(),
  url: z.string().nullable(),
  shape: anyShape,
  toCorrect: z.number().int().describe('Homes affected by a correction of this zone only'),
  history: z.array(
    z.object({
      version: z.number().int(),
      at: Instant,
      status: z.string(),
      words: z.string().nullable(),
      reason: z.string(),
      rule: z.string().nullable().describe('The written rule that made the change'),
      evidence: z.string().nullable(),
    }),
  ),
}).meta({ id: 'OperationsZoneDetail' });
export type ZoneDetail = z.output<typeof ZoneDetail>;

const params = z.object({ id: Uuid });

export const getZone = endpoint({
  method: 'GET',
  path: '/api/admin/operations/zones/:id',
  access: 'staff',
  may: 'operations.read',
  summary: 'Get a zone with its version history and the evidence for each version',
  params,
  reply: ZoneDetail,
});

export const decideZone = endpoint({
  method: 'POST',
  path: '/api/admin/operations/zones/:id/decide',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Approve or block a zone',
  errors: ['conflict'],
  params,
  body: z.object({ decision: z.enum(['approved', 'refused'], t.allowOrBlock), note: Note }),
  reply: ZoneDetail,
});

export const endZone = endpoint({
  method: 'POST',
  path: '/api/admin/operations/zones/:id/end',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'End a zone manually. Households inside are notified that it was lifted.',
  errors: ['conflict'],
  params,
  body: z.object({ reason: Note }),
  reply: ZoneDetail,
});

export const downloadEvidence = endpoint({
  method: 'GET',
  path: '/api/admin/operations/evidence/:hash',
  access: 'staff',
  may: 'operations.read',
  gives: 'file',
  summary: 'Download an official source’s response, unmodified',
  params: z.object({ hash: z.string().max(64).describe('SHA-256 as 64 hexadecimal digits') }),
});

export const DeclarationInput = z.object({
  status: z.enum(['order', 'warning'], t.orderOrWarning),
  name: text(120, t.areaName),
  source: text(1000, t.source),
  shape: Shape,
});
export type DeclarationInput = z.output<typeof DeclarationInput>;

export const Declaration = z
  .object({
    id: Uuid,
    status: z.string(),
    name: z.string(),
    source: z.string(),
    shape: anyShape,
    shapeHash: z.string(),
    state: z.enum(['proposed', 'approved', 'refused', 'withdrawn']),
    proposedAt: Instant,
    proposedBy: z.string().nullable(),
    isMine: z.boolean().describe('If true, another administrator must decide'),
    decidedAt: Instant.nullable(),
    decidedBy: z.string().nullable(),
    note: z.string().nullable(),
    zoneId: Uuid.nullable(),
    homes: z.number().int().nullable().describe('Members’ homes inside, while it’s proposed'),
  })
  .meta({ id: 'Declaration' });
export type Declaration = z.output<typeof Declaration>;

export const listDeclarations = endpoint({
  method: 'GET',
  path: '/api/admin/operations/declarations',
  access: 'staff',
  may: 'operations.read',
  summary: 'List orders and warnings declared by our team where no feed reaches, newest first',
  reply: z.array(Declaration),
});

export const measureShape = endpoint({
  method: 'POST',
  path: '/api/admin/operations/declarations/measure',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Count members’ homes in an area. Nothing is saved.',
  body: z.object({ shape: Shape }),
  reply: z.object({ homes: z.number().int(), km2: z.number() }),
});

export const proposeDeclaration = endpoint({
  method: 'POST',
  path: '/api/admin/operations/declarations',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Propose an order or a warning. It has no effect until another administrator approves it.',
  status: 201,
  body: DeclarationInput,
  reply: Declaration,
});

export const decideDeclaration = endpoint({
  method: 'POST',
  path: '/api/admin/operations/declarations/:id/decide',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Approve or refuse another administrator’s proposal',
  errors: ['conflict'],
  params,
  body: z.object({
    decision: z.enum(['approved', 'refused'], t.approveOrReject),
    note: Note,
    shownHash: z.string().max(100).describe('`shapeHash` of the area that was shown'),
    confirm: z.string().max(100).default('').describe('To approve: confirmation text with the home count'),
  }),
  reply: Declaration,
});

export const withdrawDeclaration = endpoint({
  method: 'POST',
  path: '/api/admin/operations/declarations/:id/withdraw',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Withdraw your proposal before it’s decided',
  errors: ['conflict'],
  params,
  reply: Declaration,
});
