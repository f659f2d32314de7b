import { handler, type Handler } from '#server/platform/jobs.ts';
import { drain, type DrainDeps } from './drain.ts';
import type { FactsFor } from './notice-facts.ts';
import { drainNotices } from './notices.ts';
import { runSendPhoneCode, sendPhoneCode } from './phones.ts';

/** What notices are about is known elsewhere: `server/worker.ts` joins the two. */
export const notificationsHandlers = (factsFor: FactsFor): Handler<DrainDeps>[] => [
  handler(drainNotices, (deps: DrainDeps) => drain(deps, factsFor)),
  handler(sendPhoneCode, (deps: DrainDeps, { userId }) => runSendPhoneCode(deps, userId)),
];
