import type { z } from 'zod';
import type * as contract from '#contract/emergency/community-events-admin.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAccountChange, recordAdminChange } from '#server/core/audit/audit.ts';
import { ambassadorNames } from '#server/emergency/ambassadors/ambassadors.ts';
import type { Queryable } from '#server/platform/db.ts';
import { publishLive } from '#server/platform/events.ts';
import { containsPattern, keyset } from '#server/platform/paging.ts';
import { and, eq, inArray, or, sql, type SQL } from '#server/platform/drizzle.ts';
import type { Member } from '#server/platform/route.ts';
import { countsOf, type EventRow, lockEvent, moveEvent } from './event-store.ts';
import { type EventDeps, requireEvent } from './planning.ts';
import { sendQueued } from './queueing.ts';
import { noEvent, refuse } from './refusals.ts';
import { communityEvents } from './tables.ts';

/** Events for our team, which can read them and cancel them with a reason. Who signed up isn't shown. */

type Row = z.input<typeof contract.EventRow>;

async function toRows(db: Queryable, events: readonly EventRow[], now: Date): Promise<Row[]> {
  const counts = await countsOf(db, events);
  const names = await ambassadorNames(
    db,
    events.map(({ ambassadorId }) => ambassadorId),
  );
  return events.map((event) => ({
    id: event.id,
    ambassadorId: event.ambassadorId,
    ambassador: names.get(event.ambassadorId) ?? event.host,
    county: event.county,
    kind: event.kind,
    title: event.title,
    language: event.language,
    description: event.description,
    place: event.place,
    bring: event.bring,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    state: event.state,
    reason: event.stateReason,
    capacity: event.capacity,
    going: counts.get(event.id)?.going ?? 0,
    attended: counts.get(event.id)?.attended ?? 0,
    canCancel: event.state === 'planned' && now < event.endsAt,
  }));
}

export async function eventPage(
  { db, clock }: EventDeps,
  query: z.output<typeof contract.listCommunityEvents.query>,
) {
  const keys = keyset(
    { startsAt: communityEvents.startsAt, createdAt: communityEvents.createdAt },
    communityEvents.id,
    query,
  );
  const pattern = containsPattern(query.q);
  const named: SQL | undefined =
    query.q === ''
      ? undefined
      : or(
          sql`lower(${communityEvents.title}) like lower(${pattern})`,
          inArray(
            communityEvents.ambassadorId,
            sql`(select id from ambassadors where lower(name) like lower(${pattern}))`,
          ),
        );
  const where = and(query.state === 'all' ? undefined : eq(communityEvents.state, query.state), named);
  const found = await db
    .select({ id: communityEvents.id, mark: keys.mark, event: communityEvents })
    .from(communityEvents)
    .where(and(where, keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  const { rows, ...rest } = keys.pageOf(found, await db.$count(communityEvents, where));
  const events = rows.map(({ event }) => event as EventRow);
  return { ...rest, rows: await toRows(db, events, clock.now()) };
}

async function viewOf(db: Queryable, event: EventRow, now: Date): Promise<Row> {
  const [row] = await toRows(db, [event], now);
  if (!row) throw noEvent();
  return row;
}

export const readEvent = async ({ db, clock }: EventDeps, eventId: string) =>
  viewOf(db, await requireEvent(db, eventId), clock.now());

export const cancelByStaff = (
  deps: EventDeps,
  staff: Pick<Member, 'id' | 'device'>,
  eventId: string,
  reason: string,
): Promise<Row> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const event = await lockEvent(tx, eventId);
    if (!event) throw noEvent();
    if (event.userId === staff.id) throw refuse('ownEvent');
    if (event.state !== 'planned') throw refuse('notOpen');
    if (at >= event.endsAt) throw refuse('isOver');
    const canceled = await moveEvent(tx, eventId, {
      to: 'canceled',
      mover: 'staff',
      at,
      stateReason: reason,
      decidedBy: staff.id,
    });
    await sendQueued(tx, deps);
    await publishLive(tx, event.userId, { topic: 'ambassador' });
    await notifyStaff(tx, 'admin');
    const said = {
      at,
      actor: { id: staff.id, device: staff.device },
      action: 'ambassador.event-canceled',
      subjectId: eventId,
      before: { state: event.state },
      after: { state: 'canceled', reason },
    };
    await recordAccountChange(tx, event.userId, said);
    await recordAdminChange(tx, said);
    return viewOf(tx, canceled, at);
  });
