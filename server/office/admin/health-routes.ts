import * as contract from '#contract/health.ts';
import type { Deps } from '#server/ports/deps.ts';
import { failedJobs } from '#server/platform/failed-jobs.ts';
import type { Route } from '#server/platform/route.ts';
import { readHealth, type Running } from './health.ts';
import { discardOne, failedJob, refusedMails, retryKind, retryOne, resendFailedMail } from './repairs.ts';

export function healthRoutes(route: Route, given: Deps, running: Running): void {
  const deps = { ...given, running };
  route(contract.getHealth, () => readHealth(deps));
  route(contract.listFailedJobs, ({ query }) => failedJobs(deps.db, query));
  route(contract.getFailedJob, ({ params }) => failedJob(deps, params.id));
  route(contract.retryJob, ({ member, params }) => retryOne(deps, member, params.id));
  route(contract.retryJobs, ({ member, body }) => retryKind(deps, member, body.name));
  route(contract.discardJob, ({ member, params, body }) =>
    discardOne(deps, member, { id: params.id, reason: body.reason }),
  );
  route(contract.listRefusedMails, () => refusedMails(deps));
  route(contract.resendMail, ({ member, body }) => resendFailedMail(deps, member, body));
}
