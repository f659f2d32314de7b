import { handler, type Handler } from '#server/platform/jobs.ts';
import { drain, type DrainDeps, type NoticeNeeds } from './drain.ts';
import { drainNotices } from './notices.ts';

/** What notices are about is known elsewhere: `server/worker.ts` joins the two. */
export const notificationsHandlers = (needs: NoticeNeeds): Handler<DrainDeps>[] => [
  handler(drainNotices, (deps: DrainDeps) => drain(deps, needs)),
];
