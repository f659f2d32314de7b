import type { Queryable, Tx } from '#server/platform/db.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { inbound, inboundFiles } from './tables.ts';

export type InboundRow = typeof inbound.$inferSelect;
export type InboundKey = Pick<InboundRow, 'provider' | 'providerRef'>;
type Bytes = Uint8Array<ArrayBuffer>;

const is = ({ provider, providerRef }: InboundKey) =>
  and(eq(inbound.provider, provider), eq(inbound.providerRef, providerRef));

/** Returns false if we already have it. */
export const insertInbound = async (tx: Queryable, row: typeof inbound.$inferInsert): Promise<boolean> =>
  (await tx.insert(inbound).values(row).onConflictDoNothing().returning({ ref: inbound.providerRef }))
    .length > 0;

export const findInbound = async (db: Queryable, key: InboundKey) =>
  first(await db.select().from(inbound).where(is(key)));

/** Locks a sender until the transaction ends, so that only one of their messages is processed at a time. */
export const lockSender = (tx: Tx, sender: Bytes) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('inbound ' || ${Buffer.from(sender).toString('hex')}, 0))`,
  );

/** The sender's oldest waiting message: by send time if known, else by arrival. */
export const nextWaiting = async (tx: Tx, sender: Bytes) =>
  first(
    await tx
      .select()
      .from(inbound)
      .where(and(eq(inbound.sender, sender), eq(inbound.state, 'received')))
      .orderBy(
        asc(sql`coalesce(${inbound.saidAt}, ${inbound.receivedAt})`),
        asc(inbound.receivedAt),
        asc(inbound.providerRef),
      )
      .limit(1)
      .for('update'),
  );

/** Ends the processing of a message, once. */
export async function finish(
  tx: Queryable,
  key: InboundKey,
  done: Pick<InboundRow, 'state' | 'outcome' | 'doneAt'> & Partial<InboundRow>,
): Promise<void> {
  const rows = await tx
    .update(inbound)
    .set(done)
    .where(and(is(key), eq(inbound.state, 'received')))
    .returning({ ref: inbound.providerRef });
  if (rows.length !== 1) throw new Error('an inbound message was processed twice');
}

/** Returns how often processing this message has failed. */
export async function countFailure(db: Queryable, key: InboundKey): Promise<number> {
  const [row] = await db
    .update(inbound)
    .set({ attempts: sql`${inbound.attempts} + 1` })
    .where(and(is(key), eq(inbound.state, 'received')))
    .returning({ attempts: inbound.attempts });
  return row?.attempts ?? 0;
}

export async function countFrom(db: Queryable, sender: Bytes, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(inbound)
    .where(and(eq(inbound.sender, sender), gt(inbound.receivedAt, since)));
  return row?.n ?? 0;
}

/** Outcomes of a sender's last messages, newest first. */
export const lastOutcomes = (db: Queryable, sender: Bytes, since: Date) =>
  db
    .select({ outcome: inbound.outcome, homeId: inbound.homeId, replyState: inbound.replyState })
    .from(inbound)
    .where(and(eq(inbound.sender, sender), isNotNull(inbound.outcome), gt(inbound.receivedAt, since)))
    .orderBy(desc(inbound.doneAt))
    .limit(20);

/** Claims sending an answer. Returns what to send, and whether an earlier attempt may have gone through. */
export const claimReply = (tx: Tx, key: InboundKey) =>
  tx
    .update(inbound)
    .set({ replyState: 'sending' })
    .where(and(is(key), inArray(inbound.replyState, ['queued', 'sending'])))
    .returning();

export const setReplyState = (db: Queryable, key: InboundKey, replyState: InboundRow['replyState']) =>
  db.update(inbound).set({ replyState }).where(is(key));

/** Messages whose job was lost: received a while ago and still waiting. */
export const findStuck = (db: Queryable, before: Date) =>
  db
    .select({ provider: inbound.provider, providerRef: inbound.providerRef })
    .from(inbound)
    .where(and(eq(inbound.state, 'received'), lt(inbound.receivedAt, before)))
    .orderBy(asc(inbound.receivedAt))
    .limit(500);

export const newestReceived = async (db: Queryable, provider: string): Promise<Date | null> =>
  first(
    await db
      .select({ at: inbound.receivedAt })
      .from(inbound)
      .where(eq(inbound.provider, provider))
      .orderBy(desc(inbound.receivedAt))
      .limit(1),
  )?.at ?? null;

export const insertFile = (tx: Tx, file: typeof inboundFiles.$inferInsert) =>
  tx.insert(inboundFiles).values(file);

const filesAre = ({ provider, providerRef }: InboundKey) =>
  and(eq(inboundFiles.provider, provider), eq(inboundFiles.providerRef, providerRef));

/** Files that wait to be fetched, in order. */
export const listFiles = (db: Queryable, key: InboundKey) =>
  db.select().from(inboundFiles).where(filesAre(key)).orderBy(asc(inboundFiles.position));

export const deleteFiles = (tx: Queryable, key: InboundKey) => tx.delete(inboundFiles).where(filesAre(key));

export const deleteFile = (tx: Queryable, key: InboundKey, position: number) =>
  tx.delete(inboundFiles).where(and(filesAre(key), eq(inboundFiles.position, position)));

/** Deletes the raw content. The row with its arrival and outcome stays. */
export const forgetRaw = (db: Queryable, before: Date) =>
  db
    .update(inbound)
    .set({ raw: null, reply: null, replyKeyId: null })
    .where(and(isNotNull(inbound.raw), lt(inbound.receivedAt, before), sql`${inbound.state} <> 'received'`));

/** Files that no job fetched. */
export const forgetFiles = (db: Queryable, before: Date) =>
  db.execute(sql`delete from ${inboundFiles} using ${inbound} where ${inbound.receivedAt} < ${before.toISOString()}::timestamptz
    and ${inbound.provider} = ${inboundFiles.provider} and ${inbound.providerRef} = ${inboundFiles.providerRef}`);

/** Set aside and not handled yet, newest first. */
export const listAside = (db: Queryable, limit: number) =>
  db
    .select()
    .from(inbound)
    .where(and(eq(inbound.state, 'aside'), isNull(inbound.handledAt), isNotNull(inbound.raw)))
    .orderBy(desc(inbound.receivedAt))
    .limit(limit);

export const markHandled = (tx: Queryable, key: InboundKey, by: { userId: string; at: Date }) =>
  tx
    .update(inbound)
    .set({ handledAt: by.at, handledBy: by.userId })
    .where(and(is(key), eq(inbound.state, 'aside'), isNull(inbound.handledAt)))
    .returning({ ref: inbound.providerRef });

/** The newest messages of a sender, for the demo's phone and mailbox. */
export const listFrom = (db: Queryable, sender: Bytes, limit: number) =>
  db
    .select()
    .from(inbound)
    .where(and(eq(inbound.sender, sender), isNotNull(inbound.raw)))
    .orderBy(desc(inbound.receivedAt))
    .limit(limit);

export const eraseFrom = (tx: Queryable, senders: readonly Bytes[]) =>
  senders.length === 0 ? undefined : tx.delete(inbound).where(inArray(inbound.sender, [...senders]));
