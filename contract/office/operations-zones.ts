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
    rule: z.string().nullable().describe('The written rule that acted last'),
    version: z.number().int(),
    firstSeenAt: Instant,
    lastSeenAt: Instant,
    orderSince: Instant.nullable(),
    vanishedAt: Instant.nullable(),
    endedAt: Instant.nullable(),
    endReason: z.string().nullable(),
    incidentId: Uuid.nullable(),
    homes: z.number().int().describe('Homes for which it started services that go on'),
    evidence: z.string().nullable().describe('SHA-256 of the bytes it was read from'),
  })
  .meta({ id: 'OperationsZone' });
export type ZoneRow = z.output<typeof ZoneRow>;

const anyShape = z.array(z.array(z.array(z.tuple([z.number(), z.number()])))).nullable();

export const listZones = endpoint({
  method: 'GET',
  path: '/api/admin/operations/zones',
  access: 'staff',
  may: 'operations.read',
  summary: 'Every live zone with its shape, and where the homes are for which services run',
  reply: z.object({
    zones: z.array(ZoneRow.extend({ shape: anyShape })),
    homes: z.array(z.tuple([z.number(), z.number()])).describe('Longitude and latitude, 2,000 homes at most'),
    homesTotal: z.number().int(),
  }),
});

export const ZoneDetail = ZoneRow.extend({
  notes: z.string().nullable(),
  url: z.string().nullable(),
  shape: anyShape,
  toCorrect: z.number().int().describe('Homes that a correction of this zone alone would be about'),
  history: z.array(
    z.object({
      version: z.number().int(),
      at: Instant,
      status: z.string(),
      words: z.string().nullable(),
      reason: z.string(),
      rule: z.string().nullable().describe('The written rule that acted'),
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
  summary: 'A zone, change by change, with the evidence of each',
  params,
  reply: ZoneDetail,
});

export const decideZone = endpoint({
  method: 'POST',
  path: '/api/admin/operations/zones/:id/decide',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Let a zone act, or keep it from acting',
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
  summary: 'End a zone by hand: households inside are told that it was lifted',
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
  summary: 'The bytes that an official source gave us, as they came',
  params: z.object({ hash: z.string().max(64).describe('SHA-256, in 64 hexadecimal digits') }),
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
    isMine: z.boolean().describe('Somebody else decides about what you propose'),
    decidedAt: Instant.nullable(),
    decidedBy: z.string().nullable(),
    note: z.string().nullable(),
    zoneId: Uuid.nullable(),
    homes: z.number().int().nullable().describe('Homes of members inside, while it is proposed'),
  })
  .meta({ id: 'Declaration' });
export type Declaration = z.output<typeof Declaration>;

export const listDeclarations = endpoint({
  method: 'GET',
  path: '/api/admin/operations/declarations',
  access: 'staff',
  may: 'operations.read',
  summary: 'What administrators declared where no feed reaches, newest first',
  reply: z.array(Declaration),
});

export const measureShape = endpoint({
  method: 'POST',
  path: '/api/admin/operations/declarations/measure',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'How many homes of members an area holds; nothing is written',
  body: z.object({ shape: Shape }),
  reply: z.object({ homes: z.number().int(), km2: z.number() }),
});

export const proposeDeclaration = endpoint({
  method: 'POST',
  path: '/api/admin/operations/declarations',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Propose an order or a warning; it does nothing until another administrator approves it',
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
  summary: 'Approve or refuse what another administrator proposed',
  errors: ['conflict'],
  params,
  body: z.object({
    decision: z.enum(['approved', 'refused'], t.approveOrReject),
    note: Note,
    shownHash: z.string().max(100).describe('Of the area as it was shown'),
    confirm: z.string().max(100).default('').describe('To approve: the words that name how many homes'),
  }),
  reply: Declaration,
});

export const withdrawDeclaration = endpoint({
  method: 'POST',
  path: '/api/admin/operations/declarations/:id/withdraw',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Take back what you proposed, before anybody decided',
  errors: ['conflict'],
  params,
  reply: Declaration,
});
