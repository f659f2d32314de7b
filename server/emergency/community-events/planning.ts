import type { EventInput } from '#contract/emergency/community-events.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { lockActive, requireActive } from '#server/emergency/ambassadors/ambassadors.ts';
import { notifyStaffAfterCommit } from '#server/core/accounts/accounts.ts';
import type { Tx } from '#server/platform/db.ts';
import { publishLiveAfterCommit } from '#server/platform/events.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { faultOfTimes, firstName, type TimesFault } from './event-rules.ts';
import * as store from './event-store.ts';
import { momentOf, wallOf } from './event-times.ts';
import { hostedDetail, hostedList } from './event-views.ts';
import { queueToAll, sendQueued } from './queueing.ts';
import { fieldError, inWords, noEvent, refuse } from './refusals.ts';
import { moveUp } from './seats.ts';

/** What ambassadors can do with their events: plan, change, cancel. */

export type EventDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'config'>;

const EVENTS = 100;

const FAULTS: Record<
  Exclude<TimesFault, null>,
  { field: string; word: 'gap' | 'order' | 'short' | 'soon' | 'far' }
> = {
  gap: { field: 'starts', word: 'gap' },
  order: { field: 'ends', word: 'order' },
  short: { field: 'ends', word: 'short' },
  soon: { field: 'day', word: 'soon' },
  far: { field: 'day', word: 'far' },
};

/** The program is for Californians, so every event is in California's time. */
const ZONE = timeZoneOf('CA');

function timesOf(given: EventInput, timeZone: string, now: Date) {
  const startsAt = momentOf(given.day, given.starts, timeZone);
  const endsAt = momentOf(given.day, given.ends, timeZone);
  const fault = faultOfTimes(startsAt, endsAt, now);
  if (fault) throw fieldError(FAULTS[fault].field, FAULTS[fault].word);
  if (!startsAt || !endsAt) throw new Error('times without a moment');
  return { startsAt, endsAt };
}

export async function listOwn({ db, clock }: EventDeps, userId: string) {
  await requireActive({ db }, userId);
  const now = clock.now();
  return {
    events: await hostedList(db, await store.eventsOf(db, userId, EVENTS), now),
    open: await store.countOpen(db, userId, now),
    today: wallOf(now, ZONE).day,
    timeZone: ZONE,
  };
}

export async function readOwn({ db, clock, masterKeys }: EventDeps, userId: string, eventId: string) {
  const event = await store.findOwnEvent(db, eventId, userId);
  if (!event) throw noEvent();
  await requireActive({ db }, userId);
  return hostedDetail(db, masterKeys, event, clock.now());
}

export const planEvent = (deps: EventDeps, userId: string, given: EventInput) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const ambassador = await lockActive(tx, userId);
    const { day: _day, starts: _starts, ends: _ends, ...texts } = given;
    const event = await store
      .insertEvent(tx, {
        ...texts,
        ...timesOf(given, ZONE, at),
        timeZone: ZONE,
        ambassadorId: ambassador.id,
        userId,
        host: firstName(ambassador.name),
        county: ambassador.county,
        language: callerLanguage(),
        stateAt: at,
        createdAt: at,
      })
      .catch(inWords);
    await notifyStaffAfterCommit(tx, 'admin');
    return hostedDetail(tx, deps.masterKeys, event, at);
  });

/** Runs one change of the caller's own event. Locks the ambassador first, so a suspension takes effect at once. */
export const changeOwn = (
  deps: EventDeps,
  userId: string,
  eventId: string,
  work: (tx: Tx, event: store.EventRow, at: Date) => Promise<store.EventRow>,
) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    await lockActive(tx, userId);
    const event = await store.lockOwnEvent(tx, eventId, userId);
    if (!event) throw noEvent();
    const changed = await work(tx, event, at);
    await publishLiveAfterCommit(tx, userId, { topic: 'ambassador' });
    return hostedDetail(tx, deps.masterKeys, changed, at);
  });

const isTold = (before: store.EventRow, after: store.EventRow): boolean =>
  before.startsAt.getTime() !== after.startsAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime() ||
  before.place !== after.place;

export const changeEvent = (deps: EventDeps, userId: string, eventId: string, given: EventInput) =>
  changeOwn(deps, userId, eventId, async (tx, event, at) => {
    if (event.state !== 'planned' || at >= event.startsAt) throw refuse('notChangeable');
    const { day: _day, starts: _starts, ends: _ends, ...texts } = given;
    const changed = await store
      .updateEvent(tx, eventId, {
        ...texts,
        ...timesOf(given, event.timeZone, at),
        language: callerLanguage(),
      })
      .catch(inWords);
    if (isTold(event, changed)) await queueToAll(tx, deps, changed, 'changed', at);
    await moveUp(tx, deps, changed, at);
    return changed;
  });

export const cancelEvent = (deps: EventDeps, userId: string, eventId: string, reason: string) =>
  changeOwn(deps, userId, eventId, async (tx, event, at) => {
    if (event.state !== 'planned') throw refuse('notOpen');
    if (at >= event.endsAt) throw refuse('isOver');
    const canceled = await store.moveEvent(tx, eventId, {
      to: 'canceled',
      mover: 'ambassador',
      at,
      stateReason: reason,
    });
    await sendQueued(tx, deps);
    return canceled;
  });

export async function requireEvent(db: Parameters<typeof store.findEvent>[0], id: string) {
  const event = await store.findEvent(db, id);
  if (!event) throw new AppError('not_found', say().eventErrors.noEvent);
  return event;
}
