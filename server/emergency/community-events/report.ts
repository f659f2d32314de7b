import type { z } from 'zod';
import type * as contract from '#contract/emergency/community-hours.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import {
  claimsById,
  confirmedHours,
  pacificDay,
  requireActive,
} from '#server/emergency/ambassadors/ambassadors.ts';
import type { Queryable } from '#server/platform/db.ts';
import { lasts } from './event-rules.ts';
import { countsOf, heldBetween } from './event-store.ts';
import { momentOf, wallOf } from './event-times.ts';
import * as store from './hours-store.ts';
import type { EventDeps } from './planning.ts';
import { figuresOf } from './report-rules.ts';

/** The yearly hours of a site: attended events, hours that neighbors logged, and the ambassador's own work. */

const ZONE = timeZoneOf('CA');
const startOf = (year: number): Date =>
  momentOf(`${year}-01-01`, '00:00', ZONE) ?? new Date(`${year}-01-01T08:00:00Z`);

export type Report = z.input<typeof contract.YearReport>;

export async function reportOf(
  db: Queryable,
  ambassadorId: string,
  year: number,
  now: Date,
): Promise<Report> {
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  const [site, years] = [await store.findSite(db, ambassadorId), await store.yearsOf(db, ambassadorId)];
  const held = await heldBetween(db, ambassadorId, startOf(year), startOf(year + 1), now);
  const counts = await countsOf(db, held);
  const claims = await claimsById(
    db,
    held.flatMap(({ claimId }) => (claimId ? [claimId] : [])),
  );
  const confirmed = new Set(claims.filter(({ state }) => state === 'confirmed').map(({ id }) => id));
  const events = held.map((event) => ({
    id: event.id,
    day: wallOf(event.startsAt, event.timeZone).day,
    kind: event.kind,
    title: event.title,
    language: event.language,
    people: counts.get(event.id)?.attended ?? 0,
    minutes: counts.get(event.id)?.minutes ?? 0,
    // The ambassador's own time counts once an attendee has confirmed the event.
    hostMinutes: event.claimId && confirmed.has(event.claimId) ? lasts(event) : 0,
  }));
  const ofEvents = new Set(held.map(({ claimId }) => claimId));
  const own = (await confirmedHours(db, ambassadorId, days))
    .filter(({ id }) => !ofEvents.has(id))
    .map(({ day, hours }) => ({ day, minutes: hours * 60 }));
  const entries = (await store.entriesOf(db, ambassadorId, days)).map((row) => ({
    id: row.id,
    day: row.workedOn,
    name: row.name ?? '',
    task: row.task,
    minutes: row.minutes,
    cents: row.cents,
    state: row.state,
  }));
  const homes = years.find((row) => row.year === year)?.homes ?? null;
  const thisYear = Number(pacificDay(now).slice(0, 4));
  return {
    year,
    years: [...new Set([thisYear, year, ...years.map((row) => row.year)])].toSorted((a, b) => b - a),
    site: site && homes !== null ? { name: site.name, homes, code: site.code } : null,
    ...figuresOf({ homes, events, entries, own }),
    events,
    entries,
    own,
  };
}

export async function readYear({ db, clock }: EventDeps, userId: string, year: number | undefined) {
  const ambassador = await requireActive({ db }, userId);
  const now = clock.now();
  return reportOf(db, ambassador.id, year ?? Number(pacificDay(now).slice(0, 4)), now);
}
