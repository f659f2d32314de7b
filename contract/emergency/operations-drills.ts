import * as v from '#text/emergency/values.ts';
import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Shape } from '#contract/shape.ts';
import { Instant, text, Uuid } from '#contract/values.ts';

/** Typed to confirm before a drill starts. Must differ from the phrase that sends live notices. */
export const drillWord = (homes: number): string => `DRILL FOR ${homes} ${homes === 1 ? 'HOME' : 'HOMES'}`;
/** Run larger rehearsals in parts. */
export const MOST_DRILL_HOMES = 200;

export const AreaDrill = z
  .object({
    id: Uuid,
    name: z.string(),
    state: z.enum(['running', 'done', 'stopped']),
    startedAt: Instant,
    endedAt: Instant.nullable(),
    homes: z.number().int(),
    acknowledged: z.number().int(),
    completed: z.number().int(),
    declined: z.number().int().describe('Households that answered "not now"'),
  })
  .meta({ id: 'AreaDrill' });
export type AreaDrill = z.output<typeof AreaDrill>;

export const AreaDrillInput = z.object({
  name: text(80, v.drillName),
  shape: Shape,
  confirm: z.string().max(100),
});

export const listAreaDrills = endpoint({
  method: 'GET',
  path: '/api/admin/operations/drills',
  access: 'staff',
  may: 'operations.read',
  summary: 'List area drills with their households’ progress, in counts',
  reply: z.array(AreaDrill),
});

export const startAreaDrill = endpoint({
  method: 'POST',
  path: '/api/admin/operations/drills',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Start a drill for the households of an area. No money moves and no room is held.',
  status: 201,
  errors: ['conflict'],
  body: AreaDrillInput,
  reply: AreaDrill,
});

export const endAreaDrill = endpoint({
  method: 'POST',
  path: '/api/admin/operations/drills/:id/end',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'End a drill for all its households',
  errors: ['conflict'],
  params: z.object({ id: Uuid }),
  reply: AreaDrill,
});
