import { randomUUID } from 'node:crypto';
import type { Tx } from '#server/platform/db.ts';
import { entryHash, inputHash, START, type StoredEntry } from '#server/platform/ledger-hash.ts';
import { pointBalances, pointLedger } from './tables.ts';

export type PastEntry = { delta: number; reason: string; key: string; at: Date };

/**
 * For seeds only: opens an account with past entries, oldest first, in the normal hash chain. An existing
 * account is left alone, because entries can't be inserted before others.
 */
export async function openWithPast(tx: Tx, userId: string, past: readonly PastEntry[]): Promise<void> {
  const entries: StoredEntry[] = [];
  for (const { delta, reason, key, at } of past) {
    const before = entries.at(-1);
    const entry: StoredEntry = {
      id: randomUUID(),
      userId,
      seq: entries.length + 1,
      delta,
      balanceAfter: (before?.balanceAfter ?? 0) + delta,
      reason,
      key,
      inputHash: START,
      reverses: null,
      previousHash: before?.hash ?? START,
      hash: START,
      micros: `${at.getTime()}000`,
    };
    entry.inputHash = inputHash(entry);
    entry.hash = entryHash(entry);
    entries.push(entry);
  }
  const last = entries.at(-1);
  if (!last) return;
  const opened = await tx
    .insert(pointBalances)
    .values({ userId, balance: last.balanceAfter, seq: last.seq, head: bytesOf(last.hash) })
    .onConflictDoNothing()
    .returning({ userId: pointBalances.userId });
  if (opened.length === 0) return;
  await tx.insert(pointLedger).values(
    entries.map(({ micros, ...entry }) => ({
      ...entry,
      inputHash: bytesOf(entry.inputHash),
      previousHash: bytesOf(entry.previousHash),
      hash: bytesOf(entry.hash),
      createdAt: new Date(Number(micros) / 1000),
    })),
  );
}

const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
