import type { Queryable, Tx } from '#server/platform/db.ts';
import { IdList, isAny, readPacked, uuids } from '#server/platform/packed.ts';
import { and, count, desc, eq, inArray, sql } from '#server/platform/drizzle.ts';
import type { NoticeChannel, NoticeKind } from './notice-facts.ts';
import { notices } from './tables.ts';

export type NoticeKey = {
  incidentId: string;
  homeId: string;
  userId: string;
  channel: NoticeChannel;
  kind: NoticeKind;
  round: number;
};
export type NewNotice = NoticeKey & { dueAt: Date };

/** Prefix of the reason of a notice that may have arrived without confirmation. */
export const UNSURE = 'Unsure';

/** Queues rows; existing ones stay unchanged. With a series, rounds continue after the last existing one. */
export async function insertNotices(tx: Tx, rows: readonly NewNotice[], series = 0): Promise<void> {
  const list = (of: (row: NewNotice) => string | number) => sql.param(rows.map(of));
  const round =
    series === 0
      ? sql`l.round`
      : sql`coalesce((select (max(n.round) / ${series}::int + 1) * ${series}::int from notices n
          where n.incident_id = l.incident_id and n.home_id = l.home_id and n.kind = l.kind), 0)`;
  await tx.execute(sql`
    insert into notices (incident_id, home_id, user_id, channel, kind, round, due_at)
    select l.incident_id, l.home_id, l.user_id, l.channel, l.kind, ${round}, l.due_at
    from unnest(
      ${list((r) => r.incidentId)}::uuid[], ${list((r) => r.homeId)}::uuid[], ${list((r) => r.userId)}::uuid[],
      ${list((r) => r.channel)}::text[], ${list((r) => r.kind)}::text[], ${list((r) => r.round)}::smallint[],
      ${list((r) => r.dueAt.toISOString())}::timestamptz[]
    ) as l (incident_id, home_id, user_id, channel, kind, round, due_at)
    on conflict do nothing`);
}

/**
 * For lookups by home. Written so that the planner can't use the index of queued notices: with outdated
 * statistics that say the queue is empty, it would compare every queued row with every home, which takes
 * minutes for a city.
 */
const isQueued = sql`state || '' = 'queued'`;

export async function dropQueued(
  tx: Tx,
  which: { incidentId: string; homeIds: readonly string[]; kinds: readonly NoticeKind[]; reason: string },
): Promise<number> {
  const dropped = await tx.execute(sql`
    update notices set state = 'dropped',
      reason = case when reason like ${`${UNSURE}%`} then reason else ${which.reason} end
    where incident_id = ${which.incidentId} and home_id ${isAny(uuids(which.homeIds))}
      and kind = any(${sql.param([...which.kinds])}::text[]) and ${isQueued}`);
  return dropped.rowCount ?? 0;
}

export const dropRepeats = (tx: Tx, incidentId: string, homeId: string) =>
  tx
    .update(notices)
    .set({ state: 'dropped', reason: 'Acknowledged' })
    .where(
      and(
        eq(notices.incidentId, incidentId),
        eq(notices.homeId, homeId),
        eq(notices.kind, 'order'),
        inArray(notices.state, ['queued']),
        // The first notice of an order, including a reissued one, goes to everyone.
        sql`${notices.round} % 10 > 0`,
      ),
    );

const mayHaveArrived = sql`(state in ('sent', 'sending') or reason like ${`${UNSURE}%`})`;

/**
 * Only notices since a given time, and only those not followed by a notice of these kinds (with `isQueuedEnough`, a
 * queued one counts as well).
 */
export type NoticeFilter = { since?: Date; unless?: readonly NoticeKind[]; isQueuedEnough?: boolean };

export async function recipientsOf(
  db: Queryable,
  incidentId: string,
  kind: NoticeKind,
  homeIds?: readonly string[],
  { since, unless = [], isQueuedEnough = false }: NoticeFilter = {},
) {
  const when = sql`coalesce(n.sent_at, n.due_at)`;
  const lately = since ? sql`and ${when} >= ${since.toISOString()}::timestamptz` : sql``;
  const unanswered =
    unless.length === 0
      ? sql``
      : sql`and not exists (select from notices f where f.incident_id = n.incident_id and f.home_id = n.home_id
          and f.user_id = n.user_id and f.channel = n.channel and f.kind = any(${sql.param([...unless])}::text[])
          and (f.state = 'sent' and coalesce(f.sent_at, f.due_at) > ${when}
            or ${isQueuedEnough} and f.state in ('queued', 'sending')))`;
  const ofHomes = homeIds ? sql`and home_id = any(${sql.param([...homeIds])}::uuid[])` : sql``;
  const { rows } = await db.execute<{ homeId: string; userId: string; channels: NoticeChannel[] }>(sql`
    select home_id as "homeId", user_id as "userId", array_agg(distinct channel) as channels from notices n
    where incident_id = ${incidentId} and kind = ${kind} and ${mayHaveArrived} ${ofHomes} ${lately} ${unanswered}
    group by home_id, user_id order by home_id, user_id`);
  return rows;
}

/** Bits of what we know about a person: a channel exists, or they turned it off. */
const SMS = 0b0001;
const PUSH = 0b0010;
const NO_SMS = 0b0100;
const NO_PUSH = 0b1000;

/**
 * Indexed by whether they have a number (1) and a browser (2). People with the same channels share one list.
 */
const EMAIL: readonly NoticeChannel[] = ['email'];
const WAYS: readonly (readonly NoticeChannel[])[] = [
  EMAIL,
  ['email', 'sms'],
  ['email', 'push'],
  ['email', 'sms', 'push'],
];

/**
 * Each person's channels now: email always, texts to a verified number, pushes to subscribed browsers; minus
 * what they turned off.
 */
export async function channelsOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, readonly NoticeChannel[]>> {
  const people = new IdList(userIds);
  const known = new Uint8Array(userIds.length);
  const isAsked = isAny(sql`ids from asked`);
  const statement = sql`
    with asked as (select ${people.list} as ids)
    select string_agg(uuid_send(user_id) || int2send(bit::int2), '') as packed from (
      select user_id, ${SMS}::int as bit from phones
      where verified_at is not null and stopped_at is null and user_id ${isAsked}
      union all
      select user_id, ${PUSH}::int from push_subscriptions where user_id ${isAsked}
      union all
      select user_id, case channel when 'sms' then ${NO_SMS}::int else ${NO_PUSH}::int end from notification_preferences
      where kind = 'evacuation' and channel in ('sms', 'push') and not is_on and user_id ${isAsked}
    ) as ways`;
  await readPacked(db, statement, 18, (bytes, at) => {
    const n = people.placeOf(bytes, at);
    known[n] = (known[n] ?? 0) | bytes.readInt16BE(at + 16);
  });
  const channels = new Map<string, readonly NoticeChannel[]>();
  for (let n = 0; n < userIds.length; n += 1) {
    const bits = known[n] ?? 0;
    // For a person listed twice, the first position counts.
    if (!channels.has(userIds[n] ?? ''))
      channels.set(userIds[n] ?? '', WAYS[bits & (SMS | PUSH) & ~(bits >> 2)] ?? EMAIL);
  }
  return channels;
}

export const sentTo = async (
  db: Queryable,
  { incidentId, homeId }: Pick<NoticeKey, 'incidentId' | 'homeId'>,
): Promise<{ at: Date; channel: NoticeChannel; kind: NoticeKind }[]> => {
  const rows = await db
    .select({ at: notices.sentAt, channel: notices.channel, kind: notices.kind })
    .from(notices)
    .where(and(eq(notices.incidentId, incidentId), eq(notices.homeId, homeId), eq(notices.state, 'sent')))
    .orderBy(notices.sentAt);
  return rows.flatMap(({ at, ...row }) => (at ? [{ at, ...row }] : []));
};

/** Notices sent to a person, newest first. */
export const noticesTo = (db: Queryable, userId: string) =>
  db.select().from(notices).where(eq(notices.userId, userId)).orderBy(desc(notices.dueAt));

export const deleteNoticesTo = (tx: Tx, userId: string) =>
  tx.delete(notices).where(eq(notices.userId, userId));

/** For a home being deleted: found through the recipients, who are indexed. */
export const deleteNoticesOfHome = (tx: Tx, homeId: string, userIds: readonly string[]) =>
  tx.delete(notices).where(and(inArray(notices.userId, [...userIds]), eq(notices.homeId, homeId)));

export const countNotices = (db: Queryable, incidentId?: string) =>
  db
    .select({ state: notices.state, notices: count() })
    .from(notices)
    .where(incidentId === undefined ? undefined : eq(notices.incidentId, incidentId))
    .groupBy(notices.state);

export const noticesFor = (db: Queryable, incidentId: string, homeIds: readonly string[]) =>
  db
    .select({ homeId: notices.homeId, state: notices.state, notices: count() })
    .from(notices)
    .where(and(eq(notices.incidentId, incidentId), inArray(notices.homeId, [...homeIds])))
    .groupBy(notices.homeId, notices.state);

export async function queueFailed(tx: Tx, incidentId: string, at: Date): Promise<number> {
  const queued = await tx.execute(sql`
    update notices set state = 'queued', attempts = 0, due_at = ${at.toISOString()}, reason = null
    where incident_id = ${incidentId} and state = 'failed' and coalesce(reason, '') not like ${`${UNSURE}%`}`);
  return queued.rowCount ?? 0;
}
