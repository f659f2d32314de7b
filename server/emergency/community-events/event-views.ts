import type { z } from 'zod';
import type * as contract from '#contract/emergency/community-events.ts';
import { claimsById } from '#server/emergency/ambassadors/ambassadors.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { codeAt } from './attendance-code.ts';
import { takesCodes, takesTicks } from './event-rules.ts';
import { countsOf, countsOfOne, type Counts, type EventRow } from './event-store.ts';
import { wallOf } from './event-times.ts';
import { listSignUps, placeInLine, type SignUpRow } from './sign-up-store.ts';

/** What each reader can see. The public sees nothing about who signed up; the ambassador sees names. */

export const toPublic = (
  event: EventRow,
  counts: Counts,
  now: Date,
): z.input<typeof contract.PublicEvent> => ({
  id: event.id,
  kind: event.kind,
  title: event.title,
  description: event.description,
  place: event.place,
  bring: event.bring,
  county: event.county,
  host: event.host,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  timeZone: event.timeZone,
  language: event.language,
  state: event.state,
  // Why an ambassador is no longer active is between them and our team.
  reason: event.state === 'canceled' ? event.stateReason : null,
  seatsLeft: counts.waiting > 0 ? 0 : Math.max(0, event.capacity - counts.going),
  isOver: now >= event.endsAt,
});

export const toOwn = async (
  db: Queryable,
  event: EventRow,
  row: SignUpRow,
  now: Date,
): Promise<z.input<typeof contract.OwnSignUp>> => ({
  state: row.state,
  name: row.name,
  placeInLine: await placeInLine(db, row),
  attendance: row.attendance,
  minutes: row.minutes,
  canCheckIn:
    event.state === 'planned' && row.state === 'going' && row.attendance === null && takesCodes(event, now),
});

export const toHosted = (event: EventRow, counts: Counts, now: Date): z.input<typeof contract.HostEvent> => {
  const start = wallOf(event.startsAt, event.timeZone);
  return {
    ...toPublic(event, counts, now),
    reason: event.stateReason,
    capacity: event.capacity,
    day: start.day,
    starts: start.time,
    ends: wallOf(event.endsAt, event.timeZone).time,
    ...counts,
    canChange: event.state === 'planned' && now < event.startsAt,
  };
};

export async function hostedList(db: Queryable, events: readonly EventRow[], now: Date) {
  const counts = await countsOf(db, events);
  return events.map((event) =>
    toHosted(event, counts.get(event.id) ?? { going: 0, waiting: 0, attended: 0, minutes: 0 }, now),
  );
}

export const wasThere = ({ state, attendance }: SignUpRow): boolean =>
  state === 'going' && attendance !== null && attendance !== 'denied';

/** Entries that ended without an answer can be created again. */
export const isClaimOver = (state: string | undefined): boolean =>
  state === undefined || state === 'withdrawn' || state === 'lapsed';

export async function hostedDetail(
  db: Queryable,
  masterKeys: MasterKeys,
  event: EventRow,
  now: Date,
): Promise<z.input<typeof contract.HostedDetail>> {
  const rows = await listSignUps(db, event.id);
  const [claim] = await claimsById(db, event.claimId ? [event.claimId] : []);
  const isPlanned = event.state === 'planned';
  return {
    event: toHosted(event, await countsOfOne(db, event), now),
    signUps: rows.flatMap((row) =>
      row.state === 'going' || row.state === 'waiting'
        ? [
            {
              id: row.id,
              name: row.name,
              state: row.state,
              attendance: row.attendance,
              minutes: row.minutes,
            },
          ]
        : [],
    ),
    code: isPlanned && takesCodes(event, now) ? codeAt(masterKeys, event.id, now) : null,
    claim: claim ? { state: claim.state, points: claim.points } : null,
    canTick: isPlanned && takesTicks(event, now),
    canClaim: isPlanned && now >= event.endsAt && isClaimOver(claim?.state) && rows.some(wasThere),
  };
}
