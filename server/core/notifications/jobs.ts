import { handler, type Handler } from '#server/platform/jobs.ts';
import { drain, type DrainDeps } from './drain.ts';
import type { FactsFor } from './notice-facts.ts';
import { drainNotices } from './notices.ts';
import { runSendPhoneCode, sendPhoneCode } from './phones.ts';

/** Notifications don't know what notices are about: `server/worker.ts` passes in the lookup. */
export const notificationsHandlers = (factsFor: FactsFor): Handler<DrainDeps>[] => [
  handler(drainNotices, (deps: DrainDeps) => drain(deps, factsFor)),
  handler(sendPhoneCode, (deps: DrainDeps, { userId }) => runSendPhoneCode(deps, userId)),
];
