import type { Db, Queryable, Tx } from '#server/platform/db.ts';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from '#server/platform/drizzle.ts';
import type { NoticeChannel } from './notice-facts.ts';
import type { PriorOutcome } from './notice-rules.ts';
import { type NoticeKey, UNSURE } from './notice-store.ts';
import { phones, pushSubscriptions } from './tables.ts';

export type Claimed = NoticeKey & { attempts: number };

const isRow = (key: NoticeKey): SQL => sql`
  incident_id = ${key.incidentId} and home_id = ${key.homeId} and user_id = ${key.userId}
  and channel = ${key.channel} and kind = ${key.kind} and round = ${key.round}`;

/**
 * Claims rows that are due, and those whose sender died before recording the outcome. They are leased to the
 * caller; concurrent callers get other rows.
 */
export async function claim(
  db: Db,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<Claimed[]> {
  const { rows } = await db.execute<Claimed>(sql`
    with due as (
      select incident_id, home_id, user_id, channel, kind, round from notices
      where state in ('queued', 'sending') and due_at <= ${now.toISOString()}
      order by due_at limit ${most} for update skip locked
    )
    update notices n set state = 'sending', attempts = n.attempts + 1, due_at = ${until.toISOString()}
    from due d
    where n.incident_id = d.incident_id and n.home_id = d.home_id and n.user_id = d.user_id
      and n.channel = d.channel and n.kind = d.kind and n.round = d.round
    returning n.incident_id as "incidentId", n.home_id as "homeId", n.user_id as "userId", n.channel, n.kind,
      n.round, n.attempts`);
  return rows;
}

export type Outcome =
  | { state: 'sent'; ref: string | null; at: Date }
  | { state: 'failed' | 'dropped'; reason: string }
  | { state: 'queued'; dueAt: Date; reason: string | null };

/**
 * Records the outcome of a claimed row; does nothing when another process has claimed it since. Doubt about
 * an earlier attempt is kept.
 */
export async function settle(db: Queryable, claimed: Claimed, outcome: Outcome): Promise<void> {
  const reason = 'reason' in outcome ? outcome.reason : null;
  const keptDoubt = sql`case when reason like ${`${UNSURE}%`} then reason else ${reason} end`;
  const set =
    outcome.state === 'sent'
      ? sql`provider_ref = ${outcome.ref}, sent_at = ${outcome.at.toISOString()}, reason = null`
      : outcome.state === 'queued'
        ? sql`due_at = ${outcome.dueAt.toISOString()}, reason = ${keptDoubt}`
        : sql`reason = ${keptDoubt}`;
  await db.execute(sql`
    update notices set state = ${outcome.state}, ${set}
    where ${isRow(claimed)} and state = 'sending' and attempts = ${claimed.attempts}`);
}

/** Releases a row unchanged: it wasn't tried. */
export async function releaseClaim(db: Queryable, claimed: Claimed, dueAt: Date): Promise<void> {
  await db.execute(sql`
    update notices set state = 'queued', attempts = attempts - 1, due_at = ${dueAt.toISOString()}
    where ${isRow(claimed)} and state = 'sending' and attempts = ${claimed.attempts}`);
}

const whose = (key: Pick<NoticeKey, 'homeId' | 'userId' | 'channel'>) =>
  `${key.homeId} ${key.userId} ${key.channel}`;

/** The outcome of the notice that these follow, by the same channel to the same person. */
export async function outcomesBefore(
  db: Queryable,
  incidentId: string,
  homeIds: readonly string[],
): Promise<(key: Pick<NoticeKey, 'homeId' | 'userId' | 'channel'>) => PriorOutcome> {
  const { rows } = await db.execute<{
    homeId: string;
    userId: string;
    channel: NoticeChannel;
    arrived: boolean;
    going: boolean;
  }>(sql`
    select home_id as "homeId", user_id as "userId", channel,
      bool_or(state = 'sent' or coalesce(reason like ${`${UNSURE}%`}, false)) as arrived,
      bool_or(state = 'sending') as going
    from notices where incident_id = ${incidentId} and home_id = any(${sql.param([...homeIds])}::uuid[])
      and kind in ('order', 'warning')
    group by home_id, user_id, channel`);
  const found = new Map(rows.map((row) => [whose(row), row]));
  return (key) => {
    const row = found.get(whose(key));
    return row?.arrived ? 'arrived' : row?.going ? 'on its way' : 'never sent';
  };
}

/** This round replaces any earlier round still in the queue. */
export async function dropEarlierRounds(tx: Tx, { incidentId, homeId, userId, round }: Claimed) {
  await tx.execute(sql`
    update notices set state = 'dropped', reason = coalesce(reason, 'Said again since')
    where incident_id = ${incidentId} and home_id = ${homeId} and user_id = ${userId} and kind = 'order'
      and round < ${round} and state = 'queued'`);
}

/** When the next row is due; undefined when the queue is empty. */
export async function nextDue(db: Queryable): Promise<Date | undefined> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select min(due_at) as at from notices where state in ('queued', 'sending')`,
  );
  return rows[0]?.at ? new Date(rows[0].at) : undefined;
}

export async function phonesOf(db: Queryable, userIds: readonly string[]) {
  const found = await db
    .select({ userId: phones.userId, phone: phones.phone })
    .from(phones)
    .where(and(inArray(phones.userId, [...userIds]), isNotNull(phones.verifiedAt), isNull(phones.stoppedAt)));
  return new Map(found.map(({ userId, phone }) => [userId, phone]));
}

export const subscriptionsOf = (db: Queryable, userIds: readonly string[]) =>
  db
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, [...userIds]));

export const deleteSubscription = (db: Queryable, endpoint: string) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));

/** The carrier reports that this number opted out of our texts. */
export const stopPhone = (db: Queryable, userId: string, at: Date) =>
  db.update(phones).set({ stoppedAt: at }).where(eq(phones.userId, userId));
