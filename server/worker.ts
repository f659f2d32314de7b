import { accountsHandlers, forgetExpired, sendCodeMail, sendSecurityNotice } from '#server/accounts/jobs.ts';
import { contactHandlers, forgetOldMessages, sendMails, sendUnsent } from '#server/contact/jobs.ts';
import { demoHandlers, forgetOldMails } from '#server/demo/jobs.ts';
import type { Deps } from '#server/platform/deps.ts';
import { deleteOldKeys, forgetOldKeys } from '#server/platform/idempotency.ts';
import { handler, type Handler, type Job } from '#server/platform/jobs.ts';
import {
  forgetOldEntries,
  sendConfirmation,
  sendDueConfirmations,
  waitlistHandlers,
} from '#server/waitlist/jobs.ts';

/** Every kind of background work: its queue is made at start. */
export const JOBS = [
  sendCodeMail,
  sendSecurityNotice,
  forgetExpired,
  forgetOldKeys,
  sendConfirmation,
  sendDueConfirmations,
  sendMails,
  sendUnsent,
  forgetOldEntries,
  forgetOldMessages,
  forgetOldMails,
] as unknown as Job[];

/** Job name to what does it. */
export const handlers = (deps: Deps): Handler[] => [
  ...accountsHandlers(deps),
  ...waitlistHandlers(deps),
  ...contactHandlers(deps),
  ...demoHandlers(deps),
  handler(forgetOldKeys, () => deleteOldKeys(deps.db, deps.clock)),
];
