import { HOME_STATES, type HomeState } from '#contract/home/homes.ts';
import { wantsMail, composeOptionalMail } from '#server/core/notifications/notifications.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import type { Deps } from '#server/ports/deps.ts';
import { policyEnds } from './mails.ts';
import { dayAt, daysBetween } from './policy-term.ts';
import { sendReminder, type Reminder } from './reminder-jobs.ts';
import * as store from './store.ts';

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mail' | 'config' | 'masterKeys' | 'log'>;

const BATCH = 200;
const STATES = Object.keys(HOME_STATES) as HomeState[];

/**
 * Finds every policy that ends within 30 or 7 days, where its home is, and writes down a reminder for each person who
 * takes care of the home. The row and the job to send it commit together, and the row can be written once: neither two
 * workers, nor a clock that goes back, nor a day the server slept through makes two of it, or none.
 */
export async function remindOfPolicies({ db, clock, jobs }: ReminderDeps): Promise<void> {
  for (const state of STATES) {
    const today = dayAt(state, clock.now());
    for (;;) {
      const due = await store.dueReminders(db, state, today, BATCH);
      if (due.length === 0) break;
      await db.transaction(async (tx) => {
        for (const reminder of await store.insertReminders(tx, due))
          await jobs.enqueue(tx, sendReminder, reminder);
      });
    }
  }
}

/** Sends one reminder, unless there is no reason for it any more. */
export async function mailReminder(deps: ReminderDeps, reminder: Reminder): Promise<void> {
  const { db, clock, mail, log } = deps;
  const found = await store.findReminded(db, reminder);
  if (!found || !(await wantsMail(db, reminder.userId, 'policy-reminders'))) return;
  const { policy, home } = found;
  const account = await readAccount(db, reminder.userId);
  const parts = policyEnds({
    name: account.name,
    policy,
    home,
    daysLeft: daysBetween(dayAt(home.state, clock.now()), policy.expiryDate),
    url: `${deps.config.origin}/vault`,
  });
  const result = await mail.send(composeOptionalMail(deps, account, 'policy-reminders', parts));
  if (result.outcome === 'refused')
    log.warn({ policyId: policy.id, reason: result.reason }, 'policy reminder refused');
}
