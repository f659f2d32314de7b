import { Readable } from 'node:stream';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { languageOf } from '#server/core/accounts/accounts.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { dayAt, homeFor, homeOf, peopleInHome, type HomeRow } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { say } from '#server/platform/say.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import type { Deps } from '#server/ports/deps.ts';
import { changeIn, type Requester } from './change.ts';
import * as store from './feed-store.ts';
import { writeCalendar, type CalendarEvent } from '#server/platform/ics.ts';
import { caseOf } from './reading.ts';
import { findRecovery } from './store.ts';

type Case = Awaited<ReturnType<typeof caseOf>>;

/** Deadlines as calendar entries. They contain only our own text, nothing that the household wrote. */
export function eventsOf(recovery: Case, language: Language, url: string): CalendarEvent[] {
  const { recoveryMails: t, recoveryWords: words } = messagesIn(language);
  return recovery.deadlines
    .filter(({ state }) => state !== 'done')
    .map(({ key, clockId, kind, isSpan, due, actBy, section, confidence }) => {
      const { title, text } = words.clocks[clockId];
      return {
        uid: `${recovery.id}.${key.replaceAll(/[^\w-]/g, '.')}@hearthline`,
        day: actBy ?? due,
        title: isSpan ? t.untilDay(title) : kind === 'insurer_must' ? t.insurerOwes(title) : title,
        text: `${text}\n${t.basis(section, confidence)}\n${t.notAdvice}`,
        url,
        sequence: recovery.moves.filter((move) => move.clockId === clockId).length,
      };
    });
}

async function calendarOf(
  deps: Deps,
  db: Queryable,
  home: Pick<HomeRow, 'id' | 'state'>,
  userId: string,
): Promise<FileReply> {
  const recovery = await findRecovery(db, home.id);
  if (!recovery) throw new AppError('conflict', say().recoveryErrors.noRecovery);
  const now = deps.clock.now();
  const cipher = await cipherOf(db, deps.masterKeys, home.id);
  const language = await languageOf(db, userId);
  const known = await caseOf(db, cipher, home, recovery, dayAt(home.state, now));
  const events = recovery.closedAt ? [] : eventsOf(known, language, `${deps.config.origin}/recovery`);
  const bytes = Buffer.from(writeCalendar(messagesIn(language).recoveryMails.calendar, events, now));
  return {
    stream: Readable.from([bytes]),
    mime: 'text/calendar; charset=utf-8',
    bytes: bytes.length,
    filename: 'recovery-deadlines.ics',
  };
}

export async function downloadCalendar(deps: Deps, userId: string, homeRef: string): Promise<FileReply> {
  const home = await homeFor(deps.db, userId, homeRef, 'view');
  return calendarOf(deps, deps.db, home, userId);
}

/** For a wrong or revoked link, or a former member's, the response is just "not found". */
export async function readFeed(deps: Deps, token: string): Promise<FileReply> {
  const { db, clock } = deps;
  const gone = () => new AppError('not_found', say().recoveryErrors.noSuchFeed);
  const feed = await store.findFeed(db, hashToken(token));
  if (!feed) throw gone();
  const home = await homeOf(db, feed.homeId);
  const people = await peopleInHome(db, feed.homeId);
  if (!home || !people.some(({ userId }) => userId === feed.userId)) throw gone();
  await store.markUsed(db, feed, clock.now());
  return calendarOf(deps, db, home, feed.userId);
}

export async function feedOf({ db }: Pick<Deps, 'db'>, userId: string, homeRef: string) {
  const home = await homeFor(db, userId, homeRef, 'view');
  const feed = await store.feedOf(db, { homeId: home.id, userId });
  return { createdAt: feed?.createdAt ?? null, usedAt: feed?.usedAt ?? null };
}

/** Creates a new link. The URL is shown once, and an earlier one stops working. */
export const createFeed = (deps: Deps, who: Requester, homeRef: string) =>
  changeIn(deps, who, homeRef, async ({ tx, home, now }) => {
    if (!(await findRecovery(tx, home.id))) throw new AppError('conflict', say().recoveryErrors.noRecovery);
    const token = newToken();
    await store.upsertFeed(tx, {
      homeId: home.id,
      userId: who.id,
      tokenHash: hashToken(token),
      createdAt: now,
      usedAt: null,
    });
    return {
      result: { url: `${deps.config.origin}/api/recovery-calendar/${token}` },
      auditEntry: { action: 'recovery.calendar-linked', subjectId: home.id },
    };
  });

export const revokeFeed = (deps: Deps, who: Requester, homeRef: string): Promise<void> =>
  changeIn(deps, who, homeRef, async ({ tx, home }) => {
    await store.deleteFeed(tx, { homeId: home.id, userId: who.id });
    return {
      result: undefined,
      auditEntry: { action: 'recovery.calendar-revoked', subjectId: home.id },
    };
  });
