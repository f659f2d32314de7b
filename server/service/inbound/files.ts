import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ErrorCode } from '#contract/errors.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { languageOf } from '#server/core/accounts/accounts.ts';
import { storeUpload, type StoredFile } from '#server/core/files/files.ts';
import { accountsOfPhone, asGsm } from '#server/core/notifications/notifications.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { inLanguage } from '#server/platform/caller.ts';
import { after, hours } from '#server/platform/clock.ts';
import { AppError } from '#server/platform/errors.ts';
import { safeFileName } from '#server/platform/safe-file-name.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { SmsRefusal } from '#server/ports/sms.ts';
import { findCaseOfMessage } from '#server/service/conversations/conversations.ts';
import { findFromElsewhere, receiveFile } from '#server/service/conversations/receive.ts';
import { type Key, sayRefused } from './job-names.ts';
import { messageIdOf, openFile, openStored, type StoredText } from './sealed.ts';
import * as store from './store.ts';

/** If a file can't be fetched or stored for this long, we give up, and the conversation says so. */
const TRIED_FOR = hours(1);
/** The most files that a text can have. */
const MOST_OF_A_TEXT = 10;

/** A retry won't help: the file itself is refused. The message is a sentence about it. */
const REFUSALS: readonly ErrorCode[] = [
  'file_not_supported',
  'file_damaged',
  'file_too_large',
  'file_infected',
  'vault_full',
];

type FilesDeps = Pick<
  Deps,
  'db' | 'clock' | 'jobs' | 'masterKeys' | 'config' | 'log' | 'sms' | 'fileStorage' | 'malwareScan'
>;
type Source = { position: number; name: string; open(): Promise<{ stream: Readable; bytes?: number }> };

const ENDINGS: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'image/heic': '.heic',
  'application/pdf': '.pdf',
  'video/mp4': '.mp4',
  'video/3gpp': '.3gp',
};

/** A name for a file that came without one. */
function nameFor(mime: string, n: number): string {
  const type = mime.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  const { photoName, fileName } = say().inboundFiles;
  return `${type.startsWith('image/') ? photoName(n) : fileName(n)}${ENDINGS[type] ?? ''}`;
}

/** Asks the provider for the files of a text. Opening one that isn't there yet fails. */
async function sourcesOfText(
  { sms }: FilesDeps,
  { provider, ref, isLate }: Key & { isLate: boolean },
  { files }: StoredText,
): Promise<Source[]> {
  const inbox = sms?.inbox?.provider === provider ? sms.inbox : undefined;
  const found =
    (await inbox?.files?.(ref).catch((error: unknown) => {
      if (!isLate) throw error;
      return [];
    })) ?? [];
  return Array.from({ length: Math.min(Math.max(files, found.length), MOST_OF_A_TEXT) }, (_, n) => ({
    position: n,
    name: nameFor(found[n]?.mime ?? '', n + 1),
    open: async () => {
      const file = found[n];
      if (!file) throw new Error('a file of a text isn’t there');
      return file.open();
    },
  }));
}

async function sourcesOfMail({ db, masterKeys }: FilesDeps, key: store.InboundKey): Promise<Source[]> {
  const rows = await store.listFiles(db, key);
  return rows.map((row) => {
    const { name, mime, content } = openFile(masterKeys, row);
    return {
      position: row.position,
      name: name.trim() || nameFor(mime, row.position + 1),
      open: async () => ({ stream: Readable.from([content]), bytes: content.length }),
    };
  });
}

/** Fetches and stores one file, outside any transaction. Returns the sentence for the conversation if it is refused. */
async function storeOne(
  deps: FilesDeps,
  source: Source,
  owner: { homeId: string; createdBy: string; isLate: boolean },
): Promise<{ stored: StoredFile } | { sentence: string }> {
  const { isLate, ...whose } = owner;
  let stream: Readable | undefined;
  try {
    const opened = await source.open();
    ({ stream } = opened);
    const upload = { filename: source.name, ...opened };
    return { stored: await storeUpload(deps, { ...whose, upload, accept: 'document' }) };
  } catch (error) {
    const { refused, neverArrived } = say().inboundFiles;
    if (error instanceof AppError && REFUSALS.includes(error.code))
      return { sentence: refused(error.message) };
    if (!isLate) throw error;
    deps.log.error({ err: error }, 'inbound file given up');
    return { sentence: neverArrived(safeFileName(source.name)) };
  } finally {
    stream?.destroy();
  }
}

/**
 * Adds the files of a text or email to its conversation, each as its own message, after the checks of every upload.
 * Idempotent: a file has the same message id in every attempt, and the sweep of `files` deletes one that was stored but
 * never used.
 */
export async function runTakeFiles(deps: FilesDeps, { provider, ref }: Key): Promise<void> {
  const { db, clock, masterKeys } = deps;
  const key = { provider, providerRef: ref };
  const row = await store.findInbound(db, key);
  const to = row && (await findFromElsewhere(db, messageIdOf(key)));
  if (!row?.raw || !row.homeId || !to) return; // deleted or expired since
  const { homeId } = row;
  const stored = openStored(masterKeys, { ...row, raw: row.raw });
  const isLate = row.receivedAt < after(clock.now(), -TRIED_FOR);
  const cipher = await cipherOf(db, masterKeys, homeId);
  await inLanguage(await languageOf(db, to.fromId), async () => {
    const sources =
      stored.kind === 'sms'
        ? await sourcesOfText(deps, { provider, ref, isLate }, stored)
        : await sourcesOfMail(deps, key);
    for (const source of sources) {
      const id = messageIdOf({ provider, providerRef: `${ref}#${source.position}` });
      if (await findCaseOfMessage(db, id)) continue;
      const made = await storeOne(deps, source, { homeId, createdBy: to.fromId, isLate });
      const words =
        'stored' in made
          ? { text: '', file: { homeId, stored: made.stored, name: safeFileName(source.name) } }
          : { text: made.sentence };
      await db.transaction(async (tx) => {
        const from = { fromId: to.fromId, channel: to.channel, isVerified: true, at: clock.now() };
        await store.deleteFile(tx, key, source.position);
        const isNew = await receiveFile(tx, cipher, to.caseId, { id, ...words, ...from });
        if (isNew && !('stored' in made) && to.channel === 'sms')
          await deps.jobs.enqueue(tx, sayRefused, { provider, ref }, { unlessWaiting: true });
      });
    }
  });
}

/** Texts the sender, once, that a file was refused. The reason is in the conversation. */
export async function runSayRefused(
  { db, sms, config, masterKeys, log }: Pick<Deps, 'db' | 'sms' | 'config' | 'masterKeys' | 'log'>,
  { provider, ref }: Key,
): Promise<void> {
  const row = await store.findInbound(db, { provider, providerRef: ref });
  if (!sms || !row?.raw || row.kind !== 'sms') return;
  const { from } = openStored(masterKeys, { ...row, raw: row.raw });
  const [account] = await accountsOfPhone(db, from);
  if (!account || account.stoppedAt !== null) return;
  const key = `inbound-files-${provider}-${ref}`;
  // The link is unique to this text, so a retry can find it in the provider's list.
  const mark = createHash('sha256').update(key).digest('hex').slice(0, 6);
  const { textRefused } = messagesIn(await languageOf(db, account.userId)).inboundFiles;
  const text = asGsm(textRefused(`${config.origin}/help?r=${mark}`));
  try {
    await sms.send({ to: from, text, key, mark, mayHaveGone: true });
  } catch (error) {
    if (!(error instanceof SmsRefusal)) throw error;
    log.warn({ provider, reason: error.message }, 'text about a refused file refused');
  }
}
