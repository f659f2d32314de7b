import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant } from '#contract/values.ts';
import * as v from '#text/emergency/ambassador-values.ts';
import { MODULES, OPTIONS, QUESTIONS } from './training-modules.ts';

/** Training of ambassadors: reading, quizzes graded by the server, and the certificate. */

export const ModuleProgress = z
  .object({
    module: z.enum(MODULES),
    lessonsRead: z.number().int(),
    passedAt: Instant.nullable(),
    triesLeft: z.number().int().describe('Attempts left today'),
  })
  .meta({ id: 'ModuleProgress' });
export type ModuleProgress = z.output<typeof ModuleProgress>;

export const Training = z
  .object({
    modules: z.array(ModuleProgress),
    certificate: z
      .object({ number: z.string(), issuedOn: z.iso.date(), validUntil: z.iso.date() })
      .nullable(),
  })
  .meta({ id: 'Training' });
export type Training = z.output<typeof Training>;

const BASE = '/api/ambassador/training';
const params = z.object({ module: z.enum(MODULES) });

export const getTraining = endpoint({
  method: 'GET',
  path: BASE,
  access: 'member',
  errors: ['not_allowed'],
  summary: 'The caller’s training progress. Active ambassadors only.',
  reply: Training,
});
export const saveReading = endpoint({
  method: 'PUT',
  path: `${BASE}/:module/lessons`,
  access: 'member',
  errors: ['not_allowed'],
  summary: 'Save how many lessons of a module the caller has read. The count never goes down.',
  params,
  body: z.object({ read: z.number().int().min(0).max(20) }),
  reply: Training,
});
export const takeQuiz = endpoint({
  method: 'POST',
  path: `${BASE}/:module/quiz`,
  access: 'member',
  errors: ['not_allowed', 'conflict'],
  summary: 'Submit quiz answers for a module. Passing for the first time earns impact points.',
  params,
  body: z.object({
    answers: z
      .array(
        z
          .number()
          .int()
          .min(0)
          .max(OPTIONS - 1),
        v.answers,
      )
      .length(QUESTIONS, v.answers),
  }),
  reply: z.object({
    isPassed: z.boolean(),
    wrong: z.array(z.number().int()).describe('Zero-based indexes of the questions answered wrong'),
    training: Training,
  }),
});
export const getCertificate = endpoint({
  method: 'GET',
  path: '/api/ambassador/certificate',
  access: 'member',
  errors: ['not_allowed', 'not_found'],
  summary: 'Download the certificate as a PDF',
  gives: 'file',
});
