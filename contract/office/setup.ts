import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Uuid } from '#contract/values.ts';
import * as t from '#text/office/values.ts';

/** The steps of guided setup, in their order. */
export const SETUP_STEPS = ['home', 'pin', 'membership', 'card', 'people', 'reach', 'plan', 'drill'] as const;
export const SetupStep = z.enum(SETUP_STEPS, t.setupStep);
export type SetupStep = z.infer<typeof SetupStep>;

/** Open: the person can do it now. Waiting: our team has to act first. Blocked: another step comes first. */
export const SETUP_STATES = ['done', 'open', 'waiting', 'blocked'] as const;

export const Setup = z
  .object({
    homeId: Uuid.nullable().describe('The current home'),
    steps: z
      .array(
        z.object({
          step: SetupStep,
          state: z.enum(SETUP_STATES),
          blockedBy: SetupStep.nullable().describe('The step that has to come first'),
          isPutOff: z.boolean().describe('The person chose "Not now"'),
        }),
      )
      .describe('The steps that apply to this person'),
    next: SetupStep.nullable().describe('What to do next; null: nothing, or only postponed steps'),
    isFinished: z.boolean(),
  })
  .meta({ id: 'Setup' });
export type Setup = z.output<typeof Setup>;

export const getSetup = endpoint({
  method: 'GET',
  path: '/api/setup',
  access: 'member',
  summary: 'Setup steps with their status, derived from existing data, and what to do next',
  reply: Setup,
});

export const putOffStep = endpoint({
  method: 'PUT',
  path: '/api/setup/:step',
  access: 'member',
  summary: 'Postpone a setup step ("Not now"), or resume it',
  params: z.object({ step: SetupStep }),
  body: z.object({ isPutOff: z.boolean() }),
  reply: Setup,
});
