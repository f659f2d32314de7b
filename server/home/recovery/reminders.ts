import { messagesIn } from '#contract/text/catalog.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import { composeOptionalMail, wantsMail } from '#server/core/notifications/notifications.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { dayAt, homeOf, peopleInHome } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { insertReminders, openRecoveriesAfter, type ReminderRow } from './feed-store.ts';
import { sendReminder, type Reminder } from './job-names.ts';
import { caseOf } from './reading.ts';
import { findRecovery, type RecoveryRow } from './store.ts';

type Case = Awaited<ReturnType<typeof caseOf>>;
type Due = Pick<ReminderRow, 'deadline' | 'due' | 'step'>;

const BATCH = 100;
/** Days before one of the member's own deadlines. */
const STEPS = [1, 7, 14, 30];
const MISSED = -1;
/** A duty that was missed longer ago is on the page, but doesn't trigger an email. */
const MISSED_DAYS = 7;

/** Reminders that are due today. A missed day causes no gap: the next run takes the same step. */
export function remindersDue({ deadlines }: Pick<Case, 'deadlines'>): Due[] {
  return deadlines.flatMap(({ key, kind, due, daysLeft, state, isSpan }): Due[] => {
    if (isSpan || state === 'done') return [];
    if (kind === 'insurer_must')
      return state === 'passed' && daysLeft >= -MISSED_DAYS ? [{ deadline: key, due, step: MISSED }] : [];
    if ((kind !== 'member_must' && kind !== 'member_may') || daysLeft < 0) return [];
    const step = STEPS.find((days) => daysLeft <= days);
    return step === undefined ? [] : [{ deadline: key, due, step }];
  });
}

/** Finds new reminders for everyone who can edit a home with an open recovery. Row and job commit together. */
export async function findReminders(deps: Deps): Promise<void> {
  let last: string | null = null;
  for (;;) {
    const batch: RecoveryRow[] = await openRecoveriesAfter(deps.db, last, BATCH);
    for (const recovery of batch) await remindOf(deps, recovery);
    last = batch.at(-1)?.id ?? null;
    if (last === null) return;
  }
}

async function remindOf({ db, clock, jobs, masterKeys }: Deps, recovery: RecoveryRow): Promise<void> {
  const home = await homeOf(db, recovery.homeId);
  if (!home) return;
  const now = clock.now();
  const cipher = await cipherOf(db, masterKeys, home.id);
  const due = remindersDue(await caseOf(db, cipher, home, recovery, dayAt(home.state, now)));
  if (due.length === 0) return;
  const people = (await peopleInHome(db, home.id)).filter(({ role }) => role !== 'viewer');
  await db.transaction(async (tx) => {
    for (const { userId } of people) {
      const rows = due.map((one) => ({ ...one, recoveryId: recovery.id, userId, createdAt: now }));
      const made = await insertReminders(tx, rows);
      if (made.length === 0) continue;
      const keys = made.map(({ deadline }) => deadline);
      await jobs.enqueue(tx, sendReminder, { homeId: home.id, recoveryId: recovery.id, userId, keys });
    }
  });
}

const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Sends one email with everything that is new, unless it no longer applies or the person opted out. */
export async function mailReminder(
  deps: Deps,
  { homeId, recoveryId, userId, keys }: Reminder,
): Promise<void> {
  const { db, clock, mail, log, masterKeys, config } = deps;
  const [home, recovery] = [await homeOf(db, homeId), await findRecovery(db, homeId)];
  if (!home || recovery?.id !== recoveryId || recovery.closedAt) return;
  if (!(await peopleInHome(db, homeId)).some((person) => person.userId === userId)) return;
  if (!(await wantsMail(db, userId, 'recovery-reminders'))) return;
  const cipher = await cipherOf(db, masterKeys, homeId);
  const { deadlines } = await caseOf(db, cipher, home, recovery, dayAt(home.state, clock.now()));
  const account = await readAccount(db, userId);
  const { language, name } = account;
  const { recoveryMails: t, recoveryWords: words } = messagesIn(language);
  const lines = deadlines
    .filter(({ key, state }) => keys.includes(key) && state !== 'done')
    .map(({ clockId, kind, due, actBy, daysLeft }) =>
      kind === 'insurer_must'
        ? t.missed(words.clocks[clockId].title, dayInWords(due, language))
        : t.ownDeadline(
            words.clocks[clockId].title,
            dayInWords(actBy ?? due, language),
            Math.max(0, daysLeft),
          ),
    );
  if (lines.length === 0) return;
  const parts = {
    language,
    subject: t.subject(lines.length),
    greeting: name ? t.hello(name) : t.helloYou,
    paragraphs: [t.intro(home.city), ...lines, t.notAdvice],
    action: { label: t.open, url: `${config.origin}/recovery` },
  };
  const result = await mail.send(composeOptionalMail(deps, account, 'recovery-reminders', parts));
  if (result.outcome === 'refused')
    log.warn({ recoveryId, reason: result.reason }, 'recovery reminder refused');
}
