import { informationNames } from '#text/emergency/information.ts';
import * as v from '#text/emergency/values.ts';
import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Shape } from '#contract/shape.ts';
import { Instant, text, Uuid } from '#contract/values.ts';

/** Official information that starts no services. Each kind has its own switch in Settings. */
export const INFORMATION_KINDS = ['shelter-in-place', 'advisories', 'red-flag', 'power-shutoff'] as const;
export const InformationKind = z.enum(INFORMATION_KINDS, v.informationKind);
export type InformationKind = z.infer<typeof InformationKind>;

/** The official wording, on screen and in messages. */
export const INFORMATION_NAMES: Record<InformationKind, string> = informationNames;

export const InformationEvent = z
  .object({
    id: Uuid,
    kind: InformationKind,
    name: z.string(),
    source: z.string(),
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    changedAt: Instant,
    endedAt: Instant.nullable(),
    isOurs: z.boolean().describe('Announced by our team, which can end it'),
    sent: z.int().describe('Messages sent about it'),
  })
  .meta({ id: 'InformationEvent' });
export type InformationEvent = z.output<typeof InformationEvent>;

export const listInformation = endpoint({
  method: 'GET',
  path: '/api/admin/operations/information',
  access: 'staff',
  may: 'operations.read',
  summary: 'List information alerts, in force and ended, newest first',
  reply: z.array(InformationEvent),
});

export const InformationInput = z
  .object({
    kind: InformationKind,
    name: text(120, v.informationArea),
    source: text(200, v.informationSource),
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    shape: Shape,
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(endsAt) > Date.parse(startsAt), {
    path: ['endsAt'],
    message: v.endAfterStart,
  });

export type InformationInput = z.input<typeof InformationInput>;

export const announceInformation = endpoint({
  method: 'POST',
  path: '/api/admin/operations/information',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Announce a power shutoff or other information for an area. Starts no services.',
  status: 201,
  body: InformationInput,
  reply: InformationEvent,
});

export const endInformation = endpoint({
  method: 'POST',
  path: '/api/admin/operations/information/:id/end',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'End an announcement by our team. Everyone who was notified gets another message.',
  errors: ['conflict'],
  params: z.object({ id: Uuid }),
  reply: InformationEvent,
});
