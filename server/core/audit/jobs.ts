import { z } from 'zod';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { sealHistories } from './seals.ts';
import { verifyAndSave } from './verify.ts';

const signHistories = defineJob({
  name: 'audit.sign-histories',
  schema: z.object({}),
  cron: '*/10 * * * *',
});
const checkAllHistories = defineJob({
  name: 'audit.check-histories',
  schema: z.object({}),
  cron: '40 10 * * *',
});

export const auditHandlers: Handler<Deps>[] = [
  handler(signHistories, async (deps: Deps) => {
    await sealHistories(deps);
  }),
  handler(checkAllHistories, (deps: Deps) => verifyAndSave(deps)),
];
