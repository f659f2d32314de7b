import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { DocumentKind } from '#contract/home/document-kinds.ts';
import * as documents from '#contract/home/documents.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { toastInTurn } from '#web/lib/toast-in-turn.ts';
import { upload } from '#web/lib/upload.ts';
import { refusalOf } from './accept-file.ts';
import { guessKind } from './guess-kind.ts';
import * as t from '#text/home/documents.ts';

/** Refused files can't be retried as they are; failed ones can. */
export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'refused';

export type FileUpload = {
  id: number;
  homeId: string;
  file: File;
  kind: DocumentKind;
  /** The document whose file this one replaces. */
  replaces: string | null;
  state: UploadState;
  /** From 0 to 1. */
  share: number;
  /** Why it failed or was refused. */
  reason: string | null;
  /** The resulting document. */
  documentId: string | null;
};

/** More at once would slow each down, and on a phone all would fail together. */
const AT_ONCE = 3;

// Module state, so that uploads survive navigation.
let uploads: readonly FileUpload[] = [];
let lastId = 0;
let lastBatch = 0;
const cancels = new Map<number, AbortController>();
const batches = new Map<number, { ids: Set<number>; done: number; last: string }>();
const listeners = new Set<() => void>();

const isRunning = ({ state }: FileUpload) => state === 'waiting' || state === 'sending';

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function set(next: readonly FileUpload[]): void {
  uploads = next;
  if (uploads.some(isRunning)) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

const find = (id: number) => uploads.find((one) => one.id === id);
const change = (id: number, to: Partial<FileUpload>) =>
  set(uploads.map((one) => (one.id === id ? { ...one, ...to } : one)));

function tellRefused(refused: readonly FileUpload[]): void {
  if (refused.length > 3) {
    toastInTurn({
      title: t.filesNotAdded(refused.length),
      text: t.filesNotAddedText,
      destructive: true,
    });
    return;
  }
  for (const { reason } of refused)
    toastInTurn({ title: t.fileNotAdded, text: reason ?? undefined, destructive: true });
}

/** Uploads started together are reported together. */
function startBatch(ids: readonly number[]): void {
  if (ids.length === 0) return;
  lastBatch += 1;
  batches.set(lastBatch, { ids: new Set(ids), done: 0, last: '' });
}

/** Completes one upload of a batch; the last one reports the result. */
function settle(id: number, name: string | null): void {
  for (const [key, batch] of batches) {
    if (!batch.ids.delete(id)) continue;
    if (name !== null) {
      batch.done += 1;
      batch.last = name;
    }
    if (batch.ids.size > 0) continue;
    batches.delete(key);
    if (batch.done === 0) continue;
    const text = batch.done === 1 ? t.isInYourVault(batch.last) : t.filesAreInYourVault(batch.done);
    toastInTurn({ title: t.filesUploaded, text });
  }
}

async function run(one: FileUpload, client: QueryClient): Promise<void> {
  const cancel = new AbortController();
  cancels.set(one.id, cancel);
  change(one.id, { state: 'sending', share: 0, reason: null });
  const { file, homeId, kind, replaces } = one;
  const sent = {
    file,
    signal: cancel.signal,
    onProgress: (share: number) => change(one.id, { share }),
  };
  try {
    const made = replaces
      ? await upload(documents.replaceDocument, { ...sent, params: { homeId, documentId: replaces } })
      : await upload(documents.addDocument, { ...sent, params: { homeId }, query: { kind } });
    await finish(one.id, made, client);
    settle(one.id, made.name);
  } catch (error) {
    if (!cancel.signal.aborted) {
      // A server refusal is final; a lost connection or a busy server can be retried.
      const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
      const said = sentence(error);
      const reason = said.includes(file.name) ? said : t.notUploaded(file.name, said);
      change(one.id, { state: isFinal ? 'refused' : 'failed', reason });
      toastInTurn({ title: t.fileNotAdded, text: reason, destructive: true });
    }
    settle(one.id, null);
  } finally {
    cancels.delete(one.id);
    pump(client);
  }
}

/** The type may have been changed during the upload. */
async function finish(id: number, made: documents.Document, client: QueryClient): Promise<void> {
  const wanted = find(id)?.kind;
  change(id, { state: 'done', share: 1, documentId: made.id });
  if (wanted && wanted !== made.kind && !find(id)?.replaces) {
    const params = { homeId: made.homeId, documentId: made.id };
    try {
      await call(documents.changeDocument, { params, body: { kind: wanted } });
    } catch (error) {
      // The file is uploaded; only its type stays as guessed.
      toastInTurn({ title: t.error, text: sentence(error), destructive: true });
    }
  }
  await client.invalidateQueries({ queryKey: ['documents'] });
}

function pump(client: QueryClient): void {
  const free = AT_ONCE - uploads.filter(({ state }) => state === 'sending').length;
  for (const one of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
    void run(one, client);
}

type Into = { homeId: string; kind?: DocumentKind | undefined; replaces?: string | undefined };

/** Uploads files, three at a time. Refused ones are reported immediately and don't block the others. */
export function addFiles(
  client: QueryClient,
  files: readonly File[],
  { homeId, kind, replaces }: Into,
): void {
  const added = files.map((file): FileUpload => {
    const reason = refusalOf(file);
    lastId += 1;
    return {
      id: lastId,
      homeId,
      file,
      kind: kind ?? guessKind(file.name),
      replaces: replaces ?? null,
      state: reason === null ? 'waiting' : 'refused',
      share: 0,
      reason,
      documentId: null,
    };
  });
  startBatch(added.filter(isRunning).map(({ id }) => id));
  // Starting a new upload dismisses the previous results.
  set([...uploads.filter((one) => isRunning(one) || one.state === 'failed'), ...added]);
  tellRefused(added.filter(({ state }) => state === 'refused'));
  pump(client);
}

/** Cancels a running upload, or removes a finished one from the list. */
export function removeUpload(id: number): void {
  const one = find(id);
  cancels.get(id)?.abort();
  set(uploads.filter((other) => other.id !== id));
  if (one?.state === 'waiting') settle(id, null);
}

export function retryUpload(client: QueryClient, id: number): void {
  change(id, { state: 'waiting', share: 0, reason: null });
  startBatch([id]);
  pump(client);
}

/** Sets the type before the upload finishes. Afterwards, edit the document itself. */
export const setUploadKind = (id: number, kind: DocumentKind): void => change(id, { kind });

/** Removes all finished uploads from the list. */
export const clearUploads = (): void => set(uploads.filter(isRunning));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useUploads = (): readonly FileUpload[] => useSyncExternalStore(subscribe, () => uploads);
