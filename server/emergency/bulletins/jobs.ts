import { handler, type Handler } from '#server/platform/jobs.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishBulletins } from './bulletins.ts';
import { publishInformation } from './job-names.ts';

export const bulletinsHandlers: Handler<Deps>[] = [
  handler(publishInformation, (deps: Deps) => publishBulletins(deps)),
];
