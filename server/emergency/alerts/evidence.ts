/** The raw bytes we received, stored under their SHA-256. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Queryable, Tx } from '#server/platform/db.ts';
import * as store from './store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type Evidence = { hash: Bytes; contentType: string; body: Bytes; size: number };

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export const hashOf = (raw: Buffer): Bytes => Uint8Array.from(createHash('sha256').update(raw).digest());

/**
 * Compressed outside any transaction, because it takes time and an order is waiting. Shape coordinates hardly compress:
 * the highest level takes four times as long and saves one sixth.
 */
export async function makeEvidence(raw: Buffer, contentType: string): Promise<Evidence> {
  return {
    hash: hashOf(raw),
    contentType,
    body: Uint8Array.from(await pack(raw, { level: 1 })),
    size: raw.length,
  };
}

/** Idempotent: the same bytes are stored once. */
export const storeEvidence = (tx: Tx, evidence: Evidence) => store.storeEvidence(tx, evidence);

export async function readEvidence(
  db: Queryable,
  hash: Bytes,
): Promise<{ body: Buffer; contentType: string } | undefined> {
  const kept = await store.findEvidence(db, hash);
  if (!kept) return undefined;
  return { body: await unpack(kept.body, { maxOutputLength: kept.size }), contentType: kept.contentType };
}
