import { handler, type Handler } from '#server/platform/jobs.ts';
import type { Deps } from '#server/ports/deps.ts';
import { findDueReminders, sendReminder } from './job-names.ts';
import { findReminders, mailReminder } from './reminders.ts';

export const recoveryHandlers: Handler<Deps>[] = [
  handler(findDueReminders, (deps: Deps) => findReminders(deps)),
  handler(sendReminder, (deps: Deps, reminder) => mailReminder(deps, reminder)),
];
