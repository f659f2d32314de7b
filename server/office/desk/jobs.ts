import { z } from 'zod';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import type { Deps } from '#server/ports/deps.ts';
import { pageOnCall, runPageOnCall, runTextOnCall, textOnCallAboutCase } from './on-call.ts';
import { tendCases } from './tend.ts';

export const tend = defineJob({ name: 'desk.tend', schema: z.object({}), cron: '* * * * *' });

export const deskHandlers: Handler<Deps>[] = [
  handler(pageOnCall, (deps: Deps) => runPageOnCall(deps)),
  handler(textOnCallAboutCase, runTextOnCall),
  handler(tend, (deps: Pick<Deps, 'db' | 'clock' | 'log'>) => tendCases(deps)),
];
