import { timeZoneOf } from '#contract/time-zone.ts';
import { dateText } from '#contract/text/format.ts';
import { languageOf, peopleById } from '#server/core/accounts/accounts.ts';
import { currentHomeOf } from '#server/home/homes/homes.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { storedDerivedToken } from '#server/platform/derived-token.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { reminderDue, reminderRevision, SIGN_UPS_FOR, UNCONFIRMED_FOR } from './event-rules.ts';
import * as events from './event-store.ts';
import { HOURS_LINK } from './logging-hours.ts';
import * as hoursStore from './hours-store.ts';
import { sendDueMails, sendEventMail, sendHoursMail, tidyEvents } from './job-names.ts';
import * as mailStore from './mail-store.ts';
import { eventMail, hoursMail } from './mails.ts';
import { HOURS_PATH, SIGN_UP_PATH } from './page-paths.ts';
import { SIGN_UP_LINK } from './signing-up.ts';
import * as signUps from './sign-up-store.ts';
import type { EventMailKind } from './tables.ts';

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log' | 'jobs' | 'masterKeys'>;

/** Must exceed the timeout of the mail server. */
const CLAIM = minutes(2);
const AT_ONCE = 500;

/** Whether an email is still accurate. Outdated ones are dropped, never sent late. */
function stillHolds(kind: EventMailKind, event: events.EventRow, row: signUps.SignUpRow, now: Date): boolean {
  if (kind === 'canceled' || kind === 'closed') return event.state === kind;
  if (event.state !== 'planned' || now >= event.endsAt) return false;
  if (kind === 'confirm') return row.state === 'unconfirmed';
  if (kind === 'waiting') return row.state === 'waiting';
  if (kind === 'changed') return row.state === 'going' || row.state === 'waiting';
  if (kind === 'day-before' || kind === 'two-hours') return row.state === 'going' && now < event.startsAt;
  return row.state === 'going';
}

/** The reader's language, and the time zone of their home. */
async function readerOf({ db }: JobDeps, row: signUps.SignUpRow) {
  if (!row.userId) return { email: row.email, language: row.language, ownZone: null };
  const account = (await peopleById(db, [row.userId])).get(row.userId);
  const home = await currentHomeOf(db, row.userId);
  return {
    email: account?.email ?? null,
    language: account?.language ?? row.language,
    ownZone: home ? timeZoneOf(home.home.state) : null,
  };
}

export async function runSend(deps: JobDeps, mailId: string): Promise<void> {
  const { db, clock, config, log, mail, masterKeys } = deps;
  const now = clock.now();
  const claimed = await mailStore.claimMail(db, mailId, now, after(now, -CLAIM));
  if (!claimed) return; // sent, dropped, or claimed by another worker
  const row = await signUps.findSignUp(db, claimed.signUpId);
  const event = row && (await events.findEvent(db, row.eventId));
  const token = row && storedDerivedToken(masterKeys, SIGN_UP_LINK, row);
  const reader = row && (await readerOf(deps, row));
  if (!event || !token || !reader?.email || !stillHolds(claimed.kind, event, row, now))
    return void (await mailStore.updateMail(db, mailId, { mail: 'none' }));
  const parts = eventMail({
    kind: claimed.kind,
    event,
    row,
    language: reader.language,
    ownZone: reader.ownZone,
    link: `${config.origin}${SIGN_UP_PATH}?t=${token}`,
    calendar: `${config.origin}/api/community/events/${event.id}/calendar`,
  });
  try {
    const result = await mail.send(composeMail(reader.email, parts, { key: `event-${mailId}` }));
    await mailStore.updateMail(db, mailId, { mail: result.outcome });
    if (result.outcome === 'refused') log.warn({ mailId, reason: result.reason }, 'event email refused');
  } finally {
    await mailStore.updateMail(db, mailId, { mailTryAt: null });
  }
}

/** Queues reminders. The key of person, kind and start time makes each go out once, however often this runs. */
async function queueReminders({ db, clock, jobs }: JobDeps): Promise<void> {
  const now = clock.now();
  // 26 hours: the day before is 25 hours long when the clocks go back.
  for (const event of await events.beginningBetween(db, now, after(now, hours(26))))
    await db.transaction(async (tx) => {
      for (const row of await signUps.listSignUps(tx, event.id)) {
        const kind = row.state === 'going' ? reminderDue(event, row.stateAt, now) : null;
        if (!kind) continue;
        const revision = reminderRevision(event.startsAt);
        const mailId = await mailStore.queueMail(tx, { signUpId: row.id, kind, revision, at: now });
        if (mailId) await jobs.enqueue(tx, sendEventMail, { mailId });
      }
    });
}

export async function runSendDue(deps: JobDeps): Promise<void> {
  const { db, clock, jobs } = deps;
  await queueReminders(deps);
  const stale = after(clock.now(), -CLAIM);
  for (const { id } of await mailStore.listDue(db, stale, AT_ONCE))
    await jobs.enqueue(db, sendEventMail, { mailId: id });
  for (const { id } of await hoursStore.listUnsent(db, stale))
    await jobs.enqueue(db, sendHoursMail, { entryId: id });
}

async function runSendHours(deps: JobDeps, entryId: string): Promise<void> {
  const { db, clock, config, log, mail, masterKeys } = deps;
  const now = clock.now();
  const entry = await hoursStore.claimMail(db, entryId, now, after(now, -CLAIM));
  const site = entry && (await hoursStore.findSite(db, entry.ambassadorId));
  const token = entry && storedDerivedToken(masterKeys, HOURS_LINK, entry);
  if (!entry || !site || !token || !entry.email) return;
  const language = entry.userId ? await languageOf(db, entry.userId) : entry.language;
  const day = dateText(entry.workedOn, language);
  const parts = hoursMail(entry, site.name, day, language, `${config.origin}${HOURS_PATH}?t=${token}`);
  try {
    const result = await mail.send(composeMail(entry.email, parts, { key: `site-hours-${entryId}` }));
    await hoursStore.updateEntry(db, entryId, { mail: result.outcome });
    if (result.outcome === 'refused') log.warn({ entryId, reason: result.reason }, 'hours email refused');
  } finally {
    await hoursStore.updateEntry(db, entryId, { mailTryAt: null });
  }
}

export async function runTidy({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  const deleted = await db.transaction(async (tx) => {
    await hoursStore.deleteUnconfirmed(tx, after(now, -UNCONFIRMED_FOR));
    await hoursStore.eraseOldNames(tx, after(now, -days(400)).toISOString().slice(0, 10));
    return signUps.deleteOld(tx, {
      ended: after(now, -SIGN_UPS_FOR),
      unconfirmed: after(now, -UNCONFIRMED_FOR),
    });
  });
  if (deleted > 0) log.info({ deleted }, 'event sign-ups deleted');
}

export const communityEventsHandlers: Handler<JobDeps>[] = [
  handler(sendEventMail, (deps: JobDeps, { mailId }) => runSend(deps, mailId)),
  handler(sendDueMails, runSendDue),
  handler(sendHoursMail, (deps: JobDeps, { entryId }) => runSendHours(deps, entryId)),
  handler(tidyEvents, runTidy),
];
