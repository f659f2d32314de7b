import { z } from 'zod';
import { HomeRef } from './homes.ts';
import { endpoint } from '#contract/http.ts';
import { FEMA_RATINGS } from '#contract/outreach/risk-words.ts';
import { Instant, Uuid } from '#contract/values.ts';

/** The parts of the score, 100 in total. */
export const PARTS = { policyCoverage: 15, homeInventory: 10, itemCount: 10, tasksComplete: 65 } as const;
export type Part = keyof typeof PARTS;
/** This many inventory items earn the full part. */
export const FULL_ITEMS = 25;

export const TaskStatus = z.enum(['TODO', 'DONE'], 'A task is "TODO" or "DONE"');
export type TaskStatus = z.infer<typeof TaskStatus>;

export const TASK_HAZARDS = ['wildfire', 'earthquake', 'flood'] as const;
export type TaskHazard = (typeof TASK_HAZARDS)[number];

/** Tasks that the server ticks from facts. Nobody ticks them by hand. */
export const FACT_TASKS = ['pin', 'membership', 'cash-card', 'notifications'] as const;
export type FactTask = (typeof FACT_TASKS)[number];
const DoneBy = z
  .enum(['hand', 'drill', ...FACT_TASKS])
  .describe('Ticked by a person, by finishing a drill, or by us as soon as this is in place');

export const ReadinessTask = z
  .object({
    id: Uuid,
    key: z.string().describe('Which task it is, in every home'),
    title: z.string(),
    description: z.string(),
    status: TaskStatus,
    weight: z.number().int().positive(),
    points: z.number().int().nonnegative(),
    hazard: z.enum(TASK_HAZARDS).nullable().describe('Null for what every home does'),
    doneBy: DoneBy,
    doneAt: Instant.nullable(),
    isRewarded: z.boolean().describe('The caller has had the points of this task'),
    proof: z
      .object({ takenAt: Instant, isStale: z.boolean().describe('A year old: it proves nothing any more') })
      .nullable(),
  })
  .meta({ id: 'ReadinessTask' });
export type ReadinessTask = z.output<typeof ReadinessTask>;

// Replies set no range: a score that is out of range by mistake must not fail the whole page. Screens clamp it.
const points = z.number();

export const Readiness = z
  .object({
    homeId: Uuid,
    canEdit: z.boolean(),
    score: z.number().describe('0 to 100'),
    lastComputed: Instant,
    breakdown: z.object({
      policyCoverage: points,
      homeInventory: points,
      itemCount: points,
      tasksComplete: points,
    }),
    facts: z
      .object({
        hasPolicy: z.boolean().describe('One that has not expired and looks real'),
        items: z.number().int().nonnegative(),
        weightDone: z.number().int().nonnegative(),
        weightAll: z.number().int().nonnegative(),
      })
      .describe('What the breakdown is worked out from'),
    tasks: z.array(ReadinessTask),
    history: z
      .array(z.object({ score: z.number().int(), computedAt: Instant }))
      .describe('Oldest first, the latest hundred'),
    cashWaitsForIdentity: z
      .boolean()
      .describe('Your emergency cash cannot be sent until its provider knows who you are'),
    hazards: z
      .object({
        county: z.string().describe('With its state, like Butte County, CA'),
        ratings: z.record(z.enum(TASK_HAZARDS), z.enum(FEMA_RATINGS)),
        source: z.string().describe('The short citation to show beside the ratings'),
      })
      .nullable()
      .describe('Why hazard tasks are there; null where the county is not known'),
  })
  .meta({ id: 'Readiness' });
export type Readiness = z.output<typeof Readiness>;

const ofHome = z.object({ homeId: HomeRef });

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/readiness',
  access: 'member',
  summary: 'How ready a home is: score, what it is made of, tasks and history',
  errors: ['not_found'],
  params: ofHome,
  reply: Readiness,
});

export const recomputeReadiness = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/readiness/recompute',
  access: 'member',
  summary: 'Work the score out again and keep it',
  errors: ['not_found', 'not_allowed'],
  params: ofHome,
  reply: Readiness,
});

const ofTask = z.object({ taskId: Uuid });
/** `pointsGranted` is 0 unless this was the caller's first time. */
const TaskChanged = z.object({
  task: ReadinessTask,
  pointsGranted: z.number().int(),
  score: z.number().int(),
});
export type TaskChanged = z.output<typeof TaskChanged>;

export const changeTask = endpoint({
  method: 'PATCH',
  path: '/api/tasks/:taskId',
  access: 'member',
  summary: 'Tick a task or take the tick back; the first tick of a task gives its points',
  errors: ['not_found', 'not_allowed', 'conflict'],
  params: ofTask,
  body: z.object({ status: TaskStatus }),
  reply: TaskChanged,
});

export const addProof = endpoint({
  method: 'POST',
  path: '/api/tasks/:taskId/proof',
  access: 'member',
  summary:
    'Add a photo that shows the task is done; it ticks the task and takes the place of an earlier photo',
  status: 201,
  errors: ['not_found', 'not_allowed', 'conflict', 'unsupported_media', 'too_large'],
  takes: 'file',
  params: ofTask,
  reply: TaskChanged,
});

export const getProof = endpoint({
  method: 'GET',
  path: '/api/tasks/:taskId/proof',
  access: 'member',
  summary: 'The photo, whole or small',
  errors: ['not_found'],
  gives: 'file',
  params: ofTask,
  query: z.object({ size: z.enum(['original', 'thumb']).default('original') }),
});

export const removeProof = endpoint({
  method: 'DELETE',
  path: '/api/tasks/:taskId/proof',
  access: 'member',
  summary: 'Delete the photo; the task stays as it is',
  errors: ['not_found', 'not_allowed'],
  params: ofTask,
  reply: TaskChanged,
});
