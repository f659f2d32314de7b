import { refreshRoutes } from '#server/emergency/routes/routes.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { refreshAll, type RefreshDeps } from './refresh.ts';

export const evacuationRoutesHandlers: Handler<RefreshDeps>[] = [
  handler(refreshRoutes, (deps: RefreshDeps) => refreshAll(deps)),
];
