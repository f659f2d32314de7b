import * as v from '#text/emergency/values.ts';
import { z } from 'zod';
import { RoomView } from './evacuation.ts';
import { COMPASS } from './routes.ts';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { PLAN_KEYS } from '#contract/core/plans.ts';
import { Instant, Uuid } from '#contract/values.ts';

/** What a household does in a drill, in this order. */
export const DRILL_STEPS = ['acknowledged', 'left', 'safe'] as const;
export const DrillStep = z.enum(DRILL_STEPS, v.drillStep);
export type DrillStep = z.infer<typeof DrillStep>;

/** Problems a drill can find, most serious first. */
export const DRILL_GAPS = [
  'pin',
  'membership',
  'protection',
  'card',
  'room',
  'reach',
  'routes',
  'one-way-out',
  'trailer',
  'people',
  'meeting-place',
  'contact',
] as const;
export const DrillGap = z.enum(DRILL_GAPS);
export type DrillGap = z.infer<typeof DrillGap>;

/** A rehearsal: what would have happened. It books nothing, pays nothing and notifies only the household. */
export const Drill = z
  .object({
    id: Uuid,
    homeId: Uuid,
    addressLine: z.string(),
    name: z.string(),
    kind: z.enum(['household', 'area']),
    state: z.enum(['running', 'done', 'stopped']),
    startedAt: Instant,
    endedAt: Instant.nullable(),
    would: z.object({
      plan: z.enum(PLAN_KEYS).nullable(),
      cashCents: z.number().int(),
      card: z.string().nullable(),
      nights: z.number().int(),
      room: RoomView.nullable(),
      roomProblem: z.string().nullable().describe('Why no room was found'),
      needsReview: z
        .boolean()
        .default(false)
        .describe('Our team would have reviewed the home before anything started'),
      waysOut: z
        .object({
          headings: z.array(z.enum(COMPASS)).describe('One for each way out by car, two at most'),
          onlyBy: z.array(z.string().nullable()).describe('With one way out: the streets everyone must use'),
          dataEndsNear: z.boolean(),
        })
        .nullable()
        .default(null)
        .describe('Null where no roads are imported, or the home has no exact place'),
      channels: z.array(z.enum(['email', 'sms', 'push'])),
      gaps: z
        .array(z.object({ gap: DrillGap, text: z.string() }))
        .describe('What would have gone wrong, and what to do about it'),
    }),
    steps: z.array(z.object({ step: DrillStep, at: Instant.nullable() })),
    pointsGranted: z.number().int(),
  })
  .meta({ id: 'Drill' });
export type Drill = z.output<typeof Drill>;

const Home = z.object({ homeId: HomeRef });
const One = Home.extend({ id: Uuid });
const at = '/api/homes/:homeId/drills';

export const listDrills = endpoint({
  method: 'GET',
  path: at,
  access: 'member',
  summary: 'The drills of a home, newest first',
  params: Home,
  reply: z.object({ drills: z.array(Drill) }),
});

export const startDrill = endpoint({
  method: 'POST',
  path: at,
  access: 'member',
  summary: 'Rehearse an evacuation from end to end: no money moves, no room is held',
  status: 201,
  errors: ['conflict'],
  params: Home,
  reply: Drill,
});

export const takeDrillStep = endpoint({
  method: 'POST',
  path: `${at}/:id/steps`,
  access: 'member',
  summary: 'Do the next step of a drill',
  errors: ['conflict'],
  params: One,
  body: z.object({ step: DrillStep }),
  reply: Drill,
});

export const stopDrill = endpoint({
  method: 'POST',
  path: `${at}/:id/stop`,
  access: 'member',
  summary: 'End a drill before it is done, or say "not now" to one of the area',
  errors: ['conflict'],
  params: One,
  reply: Drill,
});
