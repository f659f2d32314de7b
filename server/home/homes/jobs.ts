import type { Deps } from '#server/ports/deps.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { sendApprovalNotices } from './approval-notices.ts';
import { sendChangeNotices } from './change-notices.ts';
import {
  findDueReminders,
  sendDueApprovalNotices,
  sendDueChangeNotices,
  sendReminder,
} from './reminder-jobs.ts';
import { mailReminder, remindOfPolicies } from './reminders.ts';

export const homesHandlers: Handler<Deps>[] = [
  handler(findDueReminders, (deps: Deps) => remindOfPolicies(deps)),
  handler(sendReminder, (deps: Deps, reminder) => mailReminder(deps, reminder)),
  handler(sendDueApprovalNotices, (deps: Deps) => sendApprovalNotices(deps)),
  handler(sendDueChangeNotices, (deps: Deps) => sendChangeNotices(deps)),
];
