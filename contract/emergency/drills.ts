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
        .describe('Whether our team would have reviewed the home before services started'),
      waysOut: z
        .object({
          headings: z.array(z.enum(COMPASS)).describe('One per way out by car, at most two'),
          onlyBy: z.array(z.string().nullable()).describe('If only one way out: streets everyone must use'),
          dataEndsNear: z.boolean(),
        })
        .nullable()
        .default(null)
        .describe('Null if no roads are imported or the home has no exact location'),
      channels: z.array(z.enum(['email', 'sms', 'push'])),
      gaps: z
        .array(z.object({ gap: DrillGap, text: z.string() }))
        .describe('What would have gone wrong, and how to fix it'),
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
  summary: 'List a home’s drills, newest first',
  params: Home,
  reply: z.object({ drills: z.array(Drill) }),
});

export const startDrill = endpoint({
  method: 'POST',
  path: at,
  access: 'member',
  summary: 'Start a drill, which rehearses an evacuation end to end. No money moves and no room is held.',
  status: 201,
  errors: ['conflict'],
  params: Home,
  reply: Drill,
});

export const takeDrillStep = endpoint({
  method: 'POST',
  path: `${at}/:id/steps`,
  access: 'member',
  summary: 'Complete the next step of a drill',
  errors: ['conflict'],
  params: One,
  body: z.object({ step: DrillStep }),
  reply: Drill,
});

export const stopDrill = endpoint({
  method: 'POST',
  path: `${at}/:id/stop`,
  access: 'member',
  summary: 'End a drill early, or answer "not now" to an area drill',
  errors: ['conflict'],
  params: One,
  reply: Drill,
});
