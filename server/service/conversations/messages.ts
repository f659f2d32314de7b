import type { z } from 'zod';
import { type HelpMessage, MESSAGES_AT_ONCE } from '#contract/service/conversations.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { adoptFile, type StoredFile } from '#server/core/files/files.ts';
import { CLEAR_TEXT, type TextCipher } from '#server/core/sealing/sealing.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { type Case, caseById, mergedCasesOf } from '#server/service/cases/cases.ts';
import * as fileStore from './file-store.ts';
import { PURPOSE } from './sealed-as.ts';
import * as store from './store.ts';

/** An uploaded file for a message, not used by any message yet. */
export type Attached = { homeId: string; stored: StoredFile; name: string };
export type Written = { id: string; text: string; file?: Attached };
export type Shown = z.input<typeof HelpMessage>;

const NAME_PURPOSE = 'help.file-name';

type FileView = Shown['file'];

/** Maps a message for its reader. Pure. */
export function messageView(
  { id, seq, fromKind, fromId, at, channel, isVerified }: Omit<store.Message, 'threadId' | 'body'>,
  known: { name: string | null | undefined; text: string; file?: FileView | undefined },
  reader: string,
): Shown {
  return {
    id,
    seq,
    from: fromKind,
    name: known.name || (fromKind === 'team' ? say().conciergeMessages.ourTeam : null),
    isYou: fromId === reader,
    text: known.text,
    file: known.file ?? null,
    at,
    channel,
    isVerified,
  };
}

/** The files of messages, by message. Only a message with a file has no words. */
export async function filesIn(
  db: Queryable,
  cipher: TextCipher,
  rows: readonly Pick<store.Message, 'id'>[],
  texts: readonly string[],
): Promise<Map<string, FileView>> {
  const wordless = rows.filter((_row, n) => texts[n] === '').map(({ id }) => id);
  return new Map(
    (await fileStore.filesOf(db, wordless)).map(({ messageId, name, bytes, hasThumb }) => [
      messageId,
      { name: cipher.open(NAME_PURPOSE, name), bytes, isPicture: hasThumb },
    ]),
  );
}

export async function toContract(
  db: Queryable,
  cipher: TextCipher,
  rows: readonly store.Message[],
  reader: string,
): Promise<Shown[]> {
  const people = await peopleById(
    db,
    [...new Set(rows.map(({ fromId }) => fromId))].filter((id) => id !== null),
  );
  const texts = rows.map(({ body }) => cipher.open(PURPOSE, body));
  const files = await filesIn(db, cipher, rows, texts);
  return rows.map((row, n) => {
    const name = row.fromId && people.get(row.fromId)?.name;
    return messageView(row, { name, text: texts[n] ?? '', file: files.get(row.id) }, reader);
  });
}

/** Messages of cases that were merged into this one, as written. */
export async function earlierOf(db: Queryable, cipher: TextCipher, caseId: string, reader: string) {
  const earlier = [];
  for (const { id, ref } of await mergedCasesOf(db, caseId)) {
    const thread = await store.findThread(db, id);
    const rows = thread
      ? await store.messagesAfter(db, thread.id, { after: 0, limit: MESSAGES_AT_ONCE })
      : [];
    if (rows.length > 0) earlier.push({ ref, messages: await toContract(db, cipher, rows, reader) });
  }
  return earlier;
}

/** Adds a message once. A repeat returns the existing one; another person's id is refused. */
export async function addOnce(
  tx: Tx,
  cipher: TextCipher,
  caseId: string,
  written: Written & {
    kind: store.Message['fromKind'];
    fromId: string | null;
    at: Date;
    channel?: store.Message['channel'];
    isVerified?: boolean;
  },
  /** Runs before a new message is added, under the lock of the conversation. */
  check: (thread: { id: string; lastSeq: number }) => Promise<void> = async () => undefined,
): Promise<{ message: store.Message; isNew: boolean }> {
  const { id, text, file, kind, fromId, at, channel = 'app', isVerified = true } = written;
  const thread = await store.lockThread(tx, caseId, at);
  const known = await store.findMessage(tx, id);
  if (known) {
    if (known.threadId !== thread.id || known.fromId !== fromId)
      throw new AppError('key_reused', say().conversationsErrors.idUsed);
    return { message: known, isNew: false };
  }
  await check(thread);
  const body = cipher.seal(PURPOSE, text);
  const row = { id, threadId: thread.id, fromKind: kind, fromId, body, at, channel, isVerified };
  const message = await store.insertMessage(tx, row);
  if (file) {
    const { id: fileId, mime, bytes, hasThumb } = file.stored;
    await adoptFile(tx, file.homeId, fileId);
    const name = cipher.seal(NAME_PURPOSE, file.name);
    await fileStore.insertFile(tx, { messageId: id, fileId, name, mime, bytes, hasThumb });
  }
  return { message, isNew: true };
}

export const shown = async (
  db: Queryable,
  cipher: TextCipher,
  message: store.Message,
  reader: string,
): Promise<Shown> => {
  const [view] = await toContract(db, cipher, [message], reader);
  if (!view) throw new Error('a message was lost');
  return view;
};

/** A message that this person sent before, regardless of what happened to its case since. */
export async function findOwn(tx: Tx, fromId: string, id: string): Promise<store.Message | undefined> {
  const known = await store.findMessage(tx, id);
  if (known && known.fromId !== fromId) throw new AppError('key_reused', say().conversationsErrors.idUsed);
  return known;
}

/** Adds a visitor's message to their case, as the first one or a later one. Idempotent by the message's id. */
export async function writeAsVisitor(
  tx: Tx,
  found: Case,
  written: Written & { channel?: 'email'; isVerified?: boolean },
  at: Date,
): Promise<void> {
  const from = { kind: 'visitor', fromId: null, at } as const;
  await addOnce(tx, CLEAR_TEXT, found.id, { ...written, ...from });
}

/** The case that a message belongs to. */
export async function findCaseOfMessage(db: Queryable, messageId: string): Promise<Case | undefined> {
  const caseId = await store.caseOfMessage(db, messageId);
  return caseId ? caseById(db, caseId) : undefined;
}

/** Messages of a home's or a visitor's cases, for their data export. */
export async function messagesOf(db: Queryable, cipher: TextCipher, caseIds: readonly string[]) {
  const rows = await store.messagesOfCases(db, caseIds);
  return rows.map(({ caseId, message: { body, ...message } }) => ({
    ...message,
    caseId,
    text: cipher.open(PURPOSE, body),
  }));
}

/** The files of a home's conversations, for its data export. */
export async function filesOfCases(db: Queryable, cipher: TextCipher, caseIds: readonly string[]) {
  const ids = (await store.messagesOfCases(db, caseIds)).map(({ message }) => message.id);
  const files = await fileStore.filesOf(db, ids);
  return files.map(({ name, ...file }) => ({ ...file, name: cipher.open(NAME_PURPOSE, name) }));
}

/** A file from a case's conversation, or from a case merged into it, with its name. */
export async function fileIn(
  db: Queryable,
  cipher: TextCipher,
  { caseId, messageId }: { caseId: string; messageId: string },
) {
  const merged = (await mergedCasesOf(db, caseId)).map(({ id }) => id);
  const file = await fileStore.findInCases(db, [caseId, ...merged], messageId);
  if (!file) throw new AppError('not_found', say().conversationsErrors.noSuchFile);
  return { ...file, name: cipher.open(NAME_PURPOSE, file.name) };
}
