import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type * as contract from '#contract/emergency/community-events.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import { mailboxMark } from '#server/emergency/ambassadors/ambassadors.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { derivedToken } from '#server/platform/derived-token.ts';
import { publishLiveAfterCommit } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { MAILS_A_DAY, seatFor, takesSignUps } from './event-rules.ts';
import { countsOf, countsOfOne, findEvent, lockEvent, type EventRow, upcomingEvents } from './event-store.ts';
import { toOwn, toPublic } from './event-views.ts';
import { dropDue } from './mail-store.ts';
import { type EventDeps, requireEvent } from './planning.ts';
import { queueOwn } from './queueing.ts';
import { fieldError, inWords, noEvent, refuse, wrongLink } from './refusals.ts';
import { moveUp } from './seats.ts';
import * as store from './sign-up-store.ts';

/** What the public can do with events: read, sign up, confirm, cancel. Opening a link changes nothing. */

/** Purpose of the derived token in the link of a sign-up. */
export const SIGN_UP_LINK = 'hearthline event sign-up';
const LISTED = 100;

export async function listPublic({ db, clock }: EventDeps, county: string | undefined) {
  const now = clock.now();
  const events = await upcomingEvents(db, now, county, LISTED);
  const counts = await countsOf(db, events);
  const none = { going: 0, waiting: 0, attended: 0, minutes: 0 };
  return { events: events.map((event) => toPublic(event, counts.get(event.id) ?? none, now)) };
}

/** An event that ended without taking place can still be opened, because people have the link. */
export async function readPublic({ db, clock }: EventDeps, userId: string | null, eventId: string) {
  return viewFor(db, await requireEvent(db, eventId), userId, clock.now());
}

async function viewFor(db: Queryable, event: EventRow, userId: string | null, now: Date) {
  const row = userId ? await store.findOfUser(db, event.id, userId) : undefined;
  return {
    event: toPublic(event, await countsOfOne(db, event), now),
    own: row ? await toOwn(db, event, row, now) : null,
  };
}

async function lockOpen(tx: Tx, eventId: string, at: Date): Promise<EventRow> {
  const event = await lockEvent(tx, eventId);
  if (!event) throw noEvent();
  if (event.state !== 'planned' || !takesSignUps(event, at)) throw refuse('notOpen');
  return event;
}

/** Gives a seat or a place on the waiting list, under the event's lock. */
async function takeSeat(tx: Tx, deps: EventDeps, event: EventRow, row: store.SignUpRow, at: Date) {
  const counts = await countsOfOne(tx, event);
  const to = seatFor({ ...counts, capacity: event.capacity });
  const seated = await store.moveSignUp(tx, row.id, { to, mover: 'attendee', at }).catch(inWords);
  await queueOwn(tx, deps, seated, to, at);
  await publishLiveAfterCommit(tx, event.userId, { topic: 'ambassador' });
  return { seated, to };
}

type NewSignUp = {
  event: EventRow;
  mark: string;
  name: string;
  userId: string | null;
  email: string | null;
  at: Date;
};

function insert(tx: Tx, { masterKeys }: EventDeps, { event, at, ...given }: NewSignUp) {
  const id = randomUUID();
  return store.insertSignUp(tx, {
    id,
    eventId: event.id,
    ...given,
    language: callerLanguage(),
    stateAt: at,
    createdAt: at,
    tokenHash: hashToken(derivedToken(masterKeys, SIGN_UP_LINK, id)),
  });
}

/** A signed-in person signs up with one click. An earlier sign-up by email is linked to the account. */
async function signUpMember(
  tx: Tx,
  deps: EventDeps,
  member: Member,
  eventId: string,
  name: string | undefined,
) {
  const at = deps.clock.now();
  const account = await readAccount(deps.db, member.id);
  const event = await lockOpen(tx, eventId, at);
  if (event.userId === member.id) throw refuse('isHost');
  const mark = await mailboxMark(tx, deps.masterKeys, account.email);
  const shown = name ?? account.name ?? say().eventPages.aMember;
  const known =
    (await store.findOfUser(tx, event.id, member.id)) ?? (await store.findByMark(tx, event.id, mark));
  const mine = known
    ? await store.updateSignUp(tx, known.id, { userId: member.id, email: null, name: shown })
    : await insert(tx, deps, { event, mark, name: shown, userId: member.id, email: null, at });
  if (mine.state === 'going' || mine.state === 'waiting') return mine.state;
  const open =
    mine.state === 'canceled'
      ? await store.moveSignUp(tx, mine.id, { to: 'unconfirmed', mover: 'attendee', at })
      : mine;
  return (await takeSeat(tx, deps, event, open, at)).to;
}

/** Everyone else gets an email, whether or not we know the address: the response must not reveal who signed up. */
async function signUpVisitor(
  tx: Tx,
  deps: EventDeps,
  eventId: string,
  given: { name: string; email: string },
) {
  const at = deps.clock.now();
  const event = await lockOpen(tx, eventId, at);
  const mark = await mailboxMark(tx, deps.masterKeys, given.email);
  if ((await store.countTyped(tx, mark, after(at, -days(1)))) >= MAILS_A_DAY) return;
  const known = await store.findByMark(tx, event.id, mark);
  if (!known) {
    const row = await insert(tx, deps, {
      event,
      mark,
      name: given.name,
      userId: null,
      email: given.email,
      at,
    });
    return queueOwn(tx, deps, row, 'confirm', at);
  }
  if (known.state === 'going' || known.state === 'waiting') return queueOwn(tx, deps, known, known.state, at);
  const row =
    known.state === 'canceled'
      ? await store.moveSignUp(tx, known.id, { to: 'unconfirmed', mover: 'attendee', at })
      : known;
  return queueOwn(tx, deps, row, 'confirm', at);
}

export async function signUp(
  deps: EventDeps,
  member: Member | null,
  eventId: string,
  given: z.output<typeof contract.signUp.body>,
): Promise<z.input<typeof contract.signUp.reply>> {
  if (given.website) return { next: 'email' };
  const { name, email } = given;
  if (member)
    return {
      next: await deps.db.transaction((tx) => signUpMember(tx, deps, member, eventId, name)),
    };
  if (!name) throw fieldError('name', 'nameMissing');
  if (!email) throw fieldError('email', 'emailMissing');
  await deps.db.transaction((tx) => signUpVisitor(tx, deps, eventId, { name, email }));
  return { next: 'email' };
}

async function cancelRow(tx: Tx, deps: EventDeps, row: store.SignUpRow, at: Date): Promise<void> {
  const event = await lockEvent(tx, row.eventId);
  const current = await store.findSignUp(tx, row.id);
  if (!event || !current || current.state === 'canceled') return;
  if (at >= event.endsAt) throw refuse('isOver');
  await store.moveSignUp(tx, current.id, { to: 'canceled', mover: 'attendee', at });
  await dropDue(tx, current.id);
  await moveUp(tx, deps, event, at);
  await publishLiveAfterCommit(tx, event.userId, { topic: 'ambassador' });
}

export const leaveEvent = (deps: EventDeps, userId: string, eventId: string) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const row = await store.findOfUser(tx, eventId, userId);
    if (!row) throw noEvent();
    await cancelRow(tx, deps, row, at);
    return viewFor(tx, await requireEvent(tx, eventId), userId, at);
  });

export async function byToken(db: Queryable, t: string): Promise<store.SignUpRow> {
  const row = await store.findByToken(db, hashToken(t));
  if (!row) throw wrongLink();
  return row;
}

export async function linkView(db: Queryable, id: string, now: Date) {
  const row = await store.findSignUp(db, id);
  const event = row && (await findEvent(db, row.eventId));
  if (!row || !event) throw wrongLink();
  return {
    event: toPublic(event, await countsOfOne(db, event), now),
    own: await toOwn(db, event, row, now),
    language: row.language,
  };
}

export const openByLink = async ({ db, clock }: EventDeps, t: string) =>
  linkView(db, (await byToken(db, t)).id, clock.now());

/** Idempotent. */
export async function confirmByLink(deps: EventDeps, t: string) {
  const { id, eventId } = await byToken(deps.db, t);
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const event = await lockEvent(tx, eventId);
    const row = await store.findSignUp(tx, id);
    if (!event || !row) throw wrongLink();
    if (row.state === 'unconfirmed') {
      if (event.state !== 'planned' || !takesSignUps(event, at)) throw refuse('notOpen');
      await takeSeat(tx, deps, event, row, at);
    }
    return linkView(tx, id, at);
  });
}

export async function cancelByLink(deps: EventDeps, t: string) {
  const row = await byToken(deps.db, t);
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    await cancelRow(tx, deps, row, at);
    return linkView(tx, row.id, at);
  });
}
