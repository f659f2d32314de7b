import { createHash } from 'node:crypto';
import { z } from 'zod';
import { after, days, type Clock } from './clock.ts';
import type { Db, Tx } from './db.ts';
import { AppError } from './errors.ts';
import { defineJob } from './jobs.ts';
import { and, eq, lt } from './drizzle.ts';
import { idempotencyKeys } from './tables.ts';
import { say } from './say.ts';

/** An idempotency claim: who asked, under which key, for what. */
export type Claim = { userId: string; key: string; requestHash: string };

const KEY = /^[\x21-\x7e]{1,255}$/;
const KEPT = days(3);

/** Reads the Idempotency-Key header. Null when the caller sent none. */
export function readClaim(userId: string, header: unknown, request: unknown): Claim | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !KEY.test(header))
    throw new AppError('validation_failed', say().platformErrors.malformedKey);
  return {
    userId,
    key: header,
    requestHash: createHash('sha256').update(JSON.stringify(request)).digest('hex'),
  };
}

/**
 * Runs `work` in a transaction, once per claim: a repeat gets the first response, and the claim commits or
 * rolls back with the work. A repeat that arrives while the first is still running waits for it, or is asked
 * to retry later.
 */
export async function runOnce<T>(db: Db, claim: Claim | null, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!claim) return db.transaction(work);
  const { userId, key, requestHash } = claim;
  return db.transaction(async (tx) => {
    const mine = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
      .catch((e: unknown) => {
        throw isLockTimeout(e)
          ? new AppError('idempotency_in_progress', say().platformErrors.stillRunning, {
              retryAfterSeconds: 2,
            })
          : e;
      });
    const mineOnly = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
    if (mine.length === 1) {
      const reply = await work(tx);
      await tx
        .update(idempotencyKeys)
        .set({ reply: toStored(reply) })
        .where(mineOnly);
      return reply;
    }
    const [first] = await tx.select().from(idempotencyKeys).where(mineOnly);
    if (first?.requestHash !== requestHash)
      throw new AppError('idempotency_key_reused', say().platformErrors.keyReused);
    return first.reply as T;
  });
}

/** JSON can't hold `undefined`; dates become the strings the response would contain anyway. */
const toStored = (reply: unknown): unknown => JSON.parse(JSON.stringify(reply ?? null)) as unknown;

const isLockTimeout = (e: unknown): boolean =>
  ((e as { cause?: { code?: string } }).cause?.code ?? (e as { code?: string }).code) === '55P03';

export const cleanUpKeys = defineJob({
  name: 'platform.forget-old-idempotency-keys',
  schema: z.object({}),
  cron: '17 * * * *',
});

export async function deleteOldKeys(db: Db, clock: Clock): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, after(clock.now(), -KEPT)));
}

/** Deletes all stored responses of a person. */
export const deleteKeysOf = (tx: Tx, userId: string) =>
  tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
