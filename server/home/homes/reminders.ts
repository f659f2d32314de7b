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
 * Finds every policy that ends within 30 or 7 days in the home's time zone, and inserts a reminder for each
 * person who can edit the home. The row and its send job commit together, and each row can be inserted only
 * once. So concurrent workers, a clock set back or a missed day cause neither duplicates nor gaps.
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

/** Sends one reminder, unless it no longer applies. */
export async function mailReminder(deps: ReminderDeps, reminder: Reminder): Promise<void> {
  const { db, clock, mail, log } = deps;
  const found = await store.findReminded(db, reminder);
  if (!found || !(await wantsMail(db, reminder.userId, 'policy-reminders'))) return;
  const { policy, home } = found;
  const account = await readAccount(db, reminder.userId);
  const parts = policyEnds({
    reader: account,
    policy,
    home,
    daysLeft: daysBetween(dayAt(home.state, clock.now()), policy.expiryDate),
    url: `${deps.config.origin}/vault`,
  });
  const result = await mail.send(composeOptionalMail(deps, account, 'policy-reminders', parts));
  if (result.outcome === 'refused')
    log.warn({ policyId: policy.id, reason: result.reason }, 'policy reminder refused');
}
