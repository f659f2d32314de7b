import { createHmac, createHash, hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { openForPerson, sealForPerson } from '#server/core/sealing/sealing.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import type { ReceivedMailFile } from '#server/ports/mail-in.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A text as stored. */
export const StoredText = z.object({
  kind: z.literal('sms'),
  from: z.string(),
  text: z.string(),
  files: z.number().int(),
  keyword: z.enum(['stop', 'start', 'help']).nullable(),
});
export type StoredText = z.output<typeof StoredText>;

/** An email as stored. Its parts were parsed within limits before. */
export const StoredMail = z.object({
  kind: z.literal('email'),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  /** How many files came with it, stored or not. */
  files: z.number().int(),
  /** How many files we couldn't store: too large, too many, or unreadable. */
  filesLeftOut: z.number().int().default(0),
  /** The sender's domain vouches for it (DMARC). */
  isAuthentic: z.boolean(),
  /** Why it was written by a machine, if it was. */
  automatic: z.string().nullable(),
  messageId: z.string(),
});
export type StoredMail = z.output<typeof StoredMail>;

export const Stored = z.discriminatedUnion('kind', [StoredText, StoredMail]);
export type Stored = z.output<typeof Stored>;

const RAW = 'inbound.raw';
const FILE = 'inbound.file';
const REPLY = 'inbound.reply';

export const sealStored = (keys: MasterKeys, stored: Stored) =>
  sealForPerson(keys, RAW, JSON.stringify(stored));
export const openStored = (keys: MasterKeys, row: { masterKeyId: string; raw: Bytes }): Stored =>
  Stored.parse(JSON.parse(openForPerson(keys, RAW, { masterKeyId: row.masterKeyId, sealed: row.raw })));

/** A file of an email; its content is in base64. */
const StoredFile = z.object({ name: z.string(), mime: z.string(), content: z.string() });

export function sealFile(keys: MasterKeys, { content, ...file }: ReceivedMailFile) {
  const stored = { ...file, content: content.toString('base64') } satisfies z.input<typeof StoredFile>;
  return sealForPerson(keys, FILE, JSON.stringify(stored));
}
export function openFile(keys: MasterKeys, row: { masterKeyId: string; sealed: Bytes }): ReceivedMailFile {
  const { content, ...file } = StoredFile.parse(JSON.parse(openForPerson(keys, FILE, row)));
  return { ...file, content: Buffer.from(content, 'base64') };
}

/** Our automatic answer: a text, or the parts of an email. */
export const sealReply = (keys: MasterKeys, text: string) => sealForPerson(keys, REPLY, text);
export const openReply = (keys: MasterKeys, row: { replyKeyId: string; reply: Bytes }): string =>
  openForPerson(keys, REPLY, { masterKeyId: row.replyKeyId, sealed: row.reply });

/** A keyed hash of a number or address: it groups messages by sender without naming anyone. */
export function senderHash([master]: MasterKeys, address: string): Bytes {
  const key = Buffer.from(hkdfSync('sha256', master.key, '', 'hearthline inbound senders', 32));
  return Uint8Array.from(createHmac('sha256', key).update(address.trim().toLowerCase()).digest());
}

/** The id of the message that an inbound text or email becomes, the same in every attempt. */
export function messageIdOf({ provider, providerRef }: { provider: string; providerRef: string }): string {
  const hash = createHash('sha256').update(`inbound|${provider}|${providerRef}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
