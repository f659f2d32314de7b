import { randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type * as contract from '#contract/emergency/community-hours.ts';
import { canMoveHours, type HoursState } from '#contract/emergency/community-event-states.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import {
  activeAmbassador,
  lockActive,
  mailboxMark,
  pacificDay,
} from '#server/emergency/ambassadors/ambassadors.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { derivedToken } from '#server/platform/derived-token.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveAfterCommit } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { firstName, MAILS_A_DAY } from './event-rules.ts';
import * as store from './hours-store.ts';
import { sendHoursMail } from './job-names.ts';
import type { EventDeps } from './planning.ts';
import { fieldError, inWords, refuse, wrongLink } from './refusals.ts';
import { reportOf } from './report.ts';

/** Neighbors log hours they worked for a site, and the ambassador confirms them, so two people are always involved. */

/** Purpose of the derived token in the link that confirms logged hours. */
export const HOURS_LINK = 'hearthline site hours';
/** Hours can be logged for this many days back. */
const LOG_DAYS = 60;
/** Entries per mailbox and day, with or without an account. */
const ENTRIES_A_DAY = 10;

const noSite = () => new AppError('not_found', say().eventErrors.noSite);

async function openSite({ db }: Pick<EventDeps, 'db'>, code: string) {
  const site = await store.findSiteByCode(db, code);
  const host = site && (await activeAmbassador(db, site.ambassadorId));
  if (!site || !host) throw noSite();
  return { site, host };
}

export async function readSite(deps: EventDeps, code: string) {
  const { site, host } = await openSite(deps, code);
  const today = pacificDay(deps.clock.now());
  return { name: site.name, host: firstName(host.name), year: Number(today.slice(0, 4)), today };
}

function checkDay(day: string, today: string): void {
  const age = (Date.parse(today) - Date.parse(day)) / days(1);
  if (age < 0 || age > LOG_DAYS) throw fieldError('day', 'wrongDay');
}

type Logged = z.output<typeof contract.logHours.body>;
type Logger = { name: string; email: string; userId: string | null };

async function insert(
  tx: Tx,
  deps: EventDeps,
  site: store.SiteRow,
  given: Logged,
  who: Logger,
  mark: string,
) {
  const at = deps.clock.now();
  const id = randomUUID();
  const { day, hours, task, dollars } = given;
  const entry = await store
    .insertEntry(tx, {
      id,
      ambassadorId: site.ambassadorId,
      name: who.name,
      userId: who.userId,
      // For an account, we take the address from the account.
      email: who.userId ? null : who.email,
      mark,
      language: callerLanguage(),
      workedOn: day,
      minutes: Math.round(hours * 60),
      task,
      cents: dollars === null ? null : Math.round(dollars * 100),
      stateAt: at,
      createdAt: at,
      tokenHash: hashToken(derivedToken(deps.masterKeys, HOURS_LINK, id)),
      mail: who.userId ? 'none' : 'due',
    })
    .catch(inWords);
  if (!who.userId) return deps.jobs.enqueue(tx, sendHoursMail, { entryId: id });
  await store.moveEntry(tx, entry.id, { to: 'waiting', mover: 'neighbor', at });
  await publishLiveAfterCommit(tx, site.userId, { topic: 'ambassador' });
}

async function loggerOf(deps: EventDeps, member: Member | null, given: Logged): Promise<Logger> {
  if (member) {
    const { email, name } = await readAccount(deps.db, member.id);
    return { email, name: given.name ?? name ?? say().eventPages.aMember, userId: member.id };
  }
  if (!given.name) throw fieldError('name', 'nameMissing');
  if (!given.email) throw fieldError('email', 'emailMissing');
  return { name: given.name, email: given.email, userId: null };
}

export async function logHours(deps: EventDeps, member: Member | null, code: string, given: Logged) {
  const next = member ? ('waiting' as const) : ('email' as const);
  if (given.website) return { next };
  const { site } = await openSite(deps, code);
  const now = deps.clock.now();
  checkDay(given.day, pacificDay(now));
  const who = await loggerOf(deps, member, given);
  await deps.db.transaction(async (tx) => {
    const mark = await mailboxMark(tx, deps.masterKeys, who.email);
    const typed = await store.countTyped(tx, mark, after(now, -days(1)));
    // Entering a stranger's address over and over sends nothing.
    if (!member && typed >= MAILS_A_DAY) return;
    if (typed >= ENTRIES_A_DAY) throw refuse('loggedEnough');
    await insert(tx, deps, site, given, who, mark);
  });
  return { next };
}

async function byToken(deps: EventDeps, t: string): Promise<store.HoursRow> {
  const row = await store.findByToken(deps.db, hashToken(t));
  if (!row) throw wrongLink();
  return row;
}

async function view(deps: EventDeps, t: string): Promise<z.input<typeof contract.LoggedHours>> {
  const row = await byToken(deps, t);
  const site = await store.findSite(deps.db, row.ambassadorId);
  if (!site) throw wrongLink();
  const { workedOn, minutes, task, cents, state, language } = row;
  return { day: workedOn, minutes, task, cents, state, site: site.name, language };
}

export const openHours = view;

async function moveByLink(deps: EventDeps, t: string, to: HoursState) {
  const { id } = await byToken(deps, t);
  await deps.db.transaction(async (tx) => {
    const row = await store.lockEntry(tx, id);
    if (!row) throw wrongLink();
    if (!canMoveHours(row.state, to, 'neighbor')) return;
    await store.moveEntry(tx, id, { to, mover: 'neighbor', at: deps.clock.now() });
    const site = await store.findSite(tx, row.ambassadorId);
    if (site) await publishLiveAfterCommit(tx, site.userId, { topic: 'ambassador' });
  });
  return view(deps, t);
}

/** Idempotent. */
export const confirmHours = (deps: EventDeps, t: string) => moveByLink(deps, t, 'waiting');
export const withdrawHours = (deps: EventDeps, t: string) => moveByLink(deps, t, 'withdrawn');

// The ambassador

export const setSite = (
  deps: EventDeps,
  userId: string,
  year: number,
  given: { name: string; homes: number },
) =>
  deps.db.transaction(async (tx) => {
    const ambassador = await lockActive(tx, userId);
    const code = randomBytes(9).toString('base64url');
    await store.upsertSite(tx, { ambassadorId: ambassador.id, userId, name: given.name, code });
    await store.upsertYear(tx, { ambassadorId: ambassador.id, year, homes: given.homes });
    return reportOf(tx, ambassador.id, year, deps.clock.now());
  });

export const decideHours = (deps: EventDeps, userId: string, entryId: string, to: 'counted' | 'declined') =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const ambassador = await lockActive(tx, userId);
    const entry = await store.lockEntry(tx, entryId, ambassador.id);
    if (!entry) throw new AppError('not_found', say().eventErrors.noEntry);
    if (!canMoveHours(entry.state, to, 'ambassador')) throw refuse('decided');
    await store.moveEntry(tx, entryId, { to, mover: 'ambassador', at });
    return reportOf(tx, ambassador.id, Number(entry.workedOn.slice(0, 4)), at);
  });
