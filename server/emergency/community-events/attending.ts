import type { z } from 'zod';
import type * as contract from '#contract/emergency/community-events.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import {
  claimsById,
  enterClaim,
  type Origin,
  pacificDay,
} from '#server/emergency/ambassadors/ambassadors.ts';
import type { Tx } from '#server/platform/db.ts';
import { publishLiveAfterCommit } from '#server/platform/events.ts';
import { say } from '#server/platform/say.ts';
import { isCode } from './attendance-code.ts';
import { CODE_TRIES, impactOfEvent, lasts, takesCodes, takesTicks } from './event-rules.ts';
import { countsOfOne, lockEvent, updateEvent } from './event-store.ts';
import { isClaimOver, wasThere } from './event-views.ts';
import { changeOwn, type EventDeps } from './planning.ts';
import { inWords, noEvent, refuse } from './refusals.ts';
import { byToken, linkView, readPublic } from './signing-up.ts';
import * as store from './sign-up-store.ts';

/** Who was there: by the code shown at the event, or as marked by the ambassador. */

type Outcome = 'ok' | 'notNow' | 'wrongCode' | 'noTriesLeft';

/** Wrong codes are counted, so this returns the refusal instead of throwing, which would roll back the count. */
async function tryCode(
  tx: Tx,
  deps: EventDeps,
  signUpId: string,
  eventId: string,
  code: string,
): Promise<Outcome> {
  const at = deps.clock.now();
  const event = await lockEvent(tx, eventId);
  const row = await store.findSignUp(tx, signUpId);
  if (!event || !row) throw noEvent();
  if (row.attendance === 'code') return 'ok';
  if (
    event.state !== 'planned' ||
    row.state !== 'going' ||
    row.attendance === 'denied' ||
    !takesCodes(event, at)
  )
    return 'notNow';
  if (row.codeTries >= CODE_TRIES) return 'noTriesLeft';
  if (!isCode(deps.masterKeys, event.id, code, at)) {
    await store.updateSignUp(tx, row.id, { codeTries: row.codeTries + 1 });
    return 'wrongCode';
  }
  const minutes = row.minutes ?? lasts(event);
  await store.updateSignUp(tx, row.id, { attendance: 'code', minutes }).catch(inWords);
  await publishLiveAfterCommit(tx, event.userId, { topic: 'ambassador' });
  return 'ok';
}

async function checkInRow(deps: EventDeps, row: store.SignUpRow, code: string): Promise<void> {
  const outcome = await deps.db.transaction((tx) => tryCode(tx, deps, row.id, row.eventId, code));
  if (outcome !== 'ok') throw refuse(outcome);
}

export async function checkIn(deps: EventDeps, userId: string, eventId: string, code: string) {
  const row = await store.findOfUser(deps.db, eventId, userId);
  if (!row) throw noEvent();
  await checkInRow(deps, row, code);
  return readPublic(deps, userId, eventId);
}

export async function checkInByLink(deps: EventDeps, t: string, code: string) {
  const row = await byToken(deps.db, t);
  await checkInRow(deps, row, code);
  return linkView(deps.db, row.id, deps.clock.now());
}

/** Lets a person who wasn't there say so. After that, they can't be marked as present again. */
const denyRow = (deps: EventDeps, row: store.SignUpRow) =>
  deps.db.transaction(async (tx) => {
    const event = await lockEvent(tx, row.eventId);
    const current = await store.findSignUp(tx, row.id);
    if (!event || !current || current.attendance === null || current.attendance === 'denied') return;
    await store.updateSignUp(tx, row.id, { attendance: 'denied', minutes: null }).catch(inWords);
    await publishLiveAfterCommit(tx, event.userId, { topic: 'ambassador' });
  });

export async function denyAttendance(deps: EventDeps, userId: string, eventId: string) {
  const row = await store.findOfUser(deps.db, eventId, userId);
  if (!row) throw noEvent();
  await denyRow(deps, row);
  return readPublic(deps, userId, eventId);
}

export async function denyByLink(deps: EventDeps, t: string) {
  const row = await byToken(deps.db, t);
  await denyRow(deps, row);
  return linkView(deps.db, row.id, deps.clock.now());
}

export const tickAttendance = (
  deps: EventDeps,
  userId: string,
  eventId: string,
  given: z.output<typeof contract.tickAttendance.body>,
) =>
  changeOwn(deps, userId, eventId, async (tx, event, at) => {
    const row = await store.findSignUp(tx, given.signUpId);
    if (!row || row.eventId !== event.id || row.state !== 'going') throw noEvent();
    if (event.state !== 'planned' || !takesTicks(event, at)) throw refuse('notNow');
    if (given.minutes !== null && given.minutes > lasts(event)) throw refuse('wrongMinutes');
    // A person who checked in with the code stays checked in; only the time can be corrected.
    const attendance = row.attendance === 'code' ? ('code' as const) : ('host' as const);
    await store
      .updateSignUp(
        tx,
        row.id,
        given.minutes === null ? { attendance: null, minutes: null } : { attendance, minutes: given.minutes },
      )
      .catch(inWords);
    return event;
  });

/**
 * Creates the impact entry of an event: one of the people who were there is asked by email, and the usual rules decide
 * whether their yes counts.
 */
export const claimEvent = (
  deps: EventDeps,
  userId: string,
  eventId: string,
  signUpId: string,
  origin: Origin,
) =>
  changeOwn(deps, userId, eventId, async (tx, event, at) => {
    if (event.state !== 'planned' || at < event.endsAt) throw refuse('notOver');
    const [claim] = await claimsById(tx, event.claimId ? [event.claimId] : []);
    if (!isClaimOver(claim?.state)) throw refuse('claimed');
    const row = await store.findSignUp(tx, signUpId);
    if (!row || row.eventId !== event.id || !wasThere(row)) throw noEvent();
    const account = row.userId ? (await peopleById(tx, [row.userId])).get(row.userId) : undefined;
    const email = row.email ?? account?.email;
    if (!email) throw noEvent();
    const { attended } = await countsOfOne(tx, event);
    const made = await enterClaim(
      tx,
      deps,
      userId,
      {
        ...impactOfEvent(event.kind, event),
        happenedOn: pacificDay(event.startsAt),
        evidence: say().eventPages.evidence(event.title, attended),
        confirmer: { name: row.name, email, language: account?.language ?? row.language },
      },
      origin,
    );
    return updateEvent(tx, event.id, { claimId: made.id });
  });
