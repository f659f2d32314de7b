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

/** Tasks that the server marks as done based on facts. They can't be marked manually. */
export const FACT_TASKS = ['pin', 'membership', 'cash-card', 'notifications'] as const;
export type FactTask = (typeof FACT_TASKS)[number];
const DoneBy = z
  .enum(['hand', 'drill', ...FACT_TASKS])
  .describe('Marked as done manually, by finishing a drill, or by the server once this is in place');

export const ReadinessTask = z
  .object({
    id: Uuid,
    key: z.string().describe('Identifies the task, the same in every home'),
    title: z.string(),
    description: z.string(),
    status: TaskStatus,
    weight: z.number().int().positive(),
    points: z.number().int().nonnegative(),
    hazard: z.enum(TASK_HAZARDS).nullable().describe('Null for tasks that every home has'),
    doneBy: DoneBy,
    doneAt: Instant.nullable(),
    isRewarded: z.boolean().describe('The caller already got the points for this task'),
    proof: z
      .object({ takenAt: Instant, isStale: z.boolean().describe('A year old: no longer counts as proof') })
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
        hasPolicy: z.boolean().describe('A policy that hasn’t expired and looks real'),
        items: z.number().int().nonnegative(),
        weightDone: z.number().int().nonnegative(),
        weightAll: z.number().int().nonnegative(),
      })
      .describe('The facts behind the breakdown'),
    tasks: z.array(ReadinessTask),
    history: z
      .array(z.object({ score: z.number().int(), computedAt: Instant }))
      .describe('The latest 100, oldest first'),
    cashWaitsForIdentity: z
      .boolean()
      .describe('Emergency cash can’t be sent until you verify your identity with the provider'),
    hazards: z
      .object({
        county: z.string().describe('Including the state, like Butte County, CA'),
        ratings: z.record(z.enum(TASK_HAZARDS), z.enum(FEMA_RATINGS)),
        source: z.string().describe('Short citation to show next to the ratings'),
      })
      .nullable()
      .describe('Why hazard tasks are listed; null if the county is unknown'),
  })
  .meta({ id: 'Readiness' });
export type Readiness = z.output<typeof Readiness>;

const ofHome = z.object({ homeId: HomeRef });

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/readiness',
  access: 'member',
  summary: 'Readiness of a home: score, breakdown, tasks and history',
  errors: ['not_found'],
  params: ofHome,
  reply: Readiness,
});

export const recomputeReadiness = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/readiness/recompute',
  access: 'member',
  summary: 'Recompute and save the score',
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
  summary: 'Mark a task as done or not done. Points are granted the first time it’s done.',
  errors: ['not_found', 'not_allowed', 'conflict'],
  params: ofTask,
  body: z.object({ status: TaskStatus }),
  reply: TaskChanged,
});

export const addProof = endpoint({
  method: 'POST',
  path: '/api/tasks/:taskId/proof',
  access: 'member',
  summary: 'Add a photo as proof of a task. Marks the task as done and replaces any earlier photo.',
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
  summary: 'Get a task’s photo, original or thumbnail',
  errors: ['not_found'],
  gives: 'file',
  params: ofTask,
  query: z.object({ size: z.enum(['original', 'thumb']).default('original') }),
});

export const removeProof = endpoint({
  method: 'DELETE',
  path: '/api/tasks/:taskId/proof',
  access: 'member',
  summary: 'Delete a task’s photo. The task’s status doesn’t change.',
  errors: ['not_found', 'not_allowed'],
  params: ofTask,
  reply: TaskChanged,
});
