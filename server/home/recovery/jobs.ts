import { handler, type Handler } from '#server/platform/jobs.ts';
import type { Deps } from '#server/ports/deps.ts';
import { findDueReminders, sendReminder } from './job-names.ts';
import { deleteEndedRecoveryLinks, emailLetter } from './letter-job.ts';
import { mailLetter } from './letter-sending.ts';
import { deleteEndedShares } from './share-store.ts';
import { after, days } from '#server/platform/clock.ts';
import { findReminders, mailReminder } from './reminders.ts';

/** How long an ended link stays visible, with its views. */
const LINKS_KEPT = days(365);

export const recoveryHandlers: Handler<Deps>[] = [
  handler(findDueReminders, (deps: Deps) => findReminders(deps)),
  handler(sendReminder, (deps: Deps, reminder) => mailReminder(deps, reminder)),
  handler(emailLetter, (deps: Deps, letter) => mailLetter(deps, letter)),
  handler(deleteEndedRecoveryLinks, async ({ db, clock }: Deps) => {
    await deleteEndedShares(db, after(clock.now(), -LINKS_KEPT));
  }),
];
