import { z } from 'zod';
import { RECORDS, type Details, type RecordKind } from '#contract/home/recovery-records.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { RecordRow } from './record-store.ts';

/** Version of the encrypted JSON. A new shape gets a new number and a migration step from this one. */
const VERSION = 1;
const Envelope = z.object({ v: z.literal(VERSION), is: z.unknown() });
const purposeOf = (kind: RecordKind) => `recovery.${kind}`;

export const sealDetails = <K extends RecordKind>(cipher: HomeCipher, kind: K, details: Details<K>) =>
  cipher.seal(purposeOf(kind), JSON.stringify({ v: VERSION, is: details }));

export type Opened<K extends RecordKind> = {
  id: string;
  kind: K;
  day: string;
  parentId: string | null;
  details: Details<K>;
  updatedAt: Date;
};

/** Decrypts and validates a record, so the result always matches the contract or throws. */
export const openRecord = <K extends RecordKind>(cipher: HomeCipher, kind: K, row: RecordRow): Opened<K> => ({
  id: row.id,
  kind,
  day: row.day,
  parentId: row.parentId,
  details: RECORDS[kind].parse(
    Envelope.parse(JSON.parse(cipher.open(purposeOf(kind), row.details))).is,
  ) as Details<K>,
  updatedAt: row.updatedAt,
});

/** The records of one kind among several. */
export const openKind = <K extends RecordKind>(
  cipher: HomeCipher,
  rows: readonly RecordRow[],
  kind: K,
): Opened<K>[] => rows.filter((row) => row.kind === kind).map((row) => openRecord(cipher, kind, row));
