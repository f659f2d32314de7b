import type { PartnerKind } from '#contract/outreach/partner-kinds.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, eq, inArray, sql } from '#server/platform/drizzle.ts';
import { dayIn, minutesOf } from './fitness.ts';
import { partnerDays, partnerHours } from './tables.ts';

type Of = { partnerId: string; kind: PartnerKind; days: readonly string[] };

const rowsOf = ({ partnerId, kind, days }: Of) =>
  and(eq(partnerDays.partnerId, partnerId), eq(partnerDays.kind, kind), inArray(partnerDays.day, [...days]));

/**
 * Takes one of a partner's places on each of these days, or none at all. A day without a capacity isn't limited.
 * Returns the days on which a place was taken, or null if one of them is full.
 */
export async function takePlaces(tx: Tx, of: Of): Promise<string[] | null> {
  if (of.days.length === 0) return [];
  // In order of days, so that two bookings can't deadlock over one partner. Two that leave each other's partner can, so
  // callers repeat a transaction that lost (retryTransaction).
  const rows = await tx
    .select()
    .from(partnerDays)
    .where(rowsOf(of))
    .orderBy(asc(partnerDays.day))
    .for('update');
  if (rows.some(({ free }) => free < 1)) return null;
  const days = rows.map(({ day }) => day);
  if (days.length > 0)
    await tx
      .update(partnerDays)
      .set({ free: sql`${partnerDays.free} - 1` })
      .where(rowsOf({ ...of, days }));
  return days;
}

/** Returns places. Never exceeds a capacity that was lowered since. */
export async function freePlaces(tx: Tx, of: Of): Promise<void> {
  if (of.days.length === 0) return;
  await tx
    .update(partnerDays)
    .set({ free: sql`least(${partnerDays.free} + 1, ${partnerDays.capacity})` })
    .where(rowsOf(of));
}

export type OpeningHours = { weekday: number; opens: string; closes: string };

/** Opening hours by partner. One without hours is always open. */
export async function hoursByPartner(
  db: Queryable,
  partnerIds: readonly string[],
): Promise<Map<string, OpeningHours[]>> {
  if (partnerIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(partnerHours)
    .where(inArray(partnerHours.partnerId, [...partnerIds]));
  return Map.groupBy(rows, ({ partnerId }) => partnerId);
}

const clockIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );

/** Whether a partner is open at an instant, in its own time zone. Hours that end before they begin go past midnight. */
export function isOpenAt(hours: readonly OpeningHours[], timeZone: string, at: Date): boolean {
  if (hours.length === 0) return true;
  const weekday = new Date(`${dayIn(timeZone, at)}T00:00:00Z`).getUTCDay();
  const time = clockIn(timeZone, at);
  return hours.some((line) => {
    const [opens, closes] = [minutesOf(line.opens) ?? '', minutesOf(line.closes) ?? ''];
    const isPastMidnight = closes <= opens;
    if (line.weekday === weekday && time >= opens && (isPastMidnight || time < closes)) return true;
    return isPastMidnight && line.weekday === (weekday + 6) % 7 && time < closes;
  });
}
