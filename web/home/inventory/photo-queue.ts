import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { addPhoto } from '#contract/home/inventory-proof.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { toastInTurn } from '#web/lib/toast-in-turn.ts';
import { upload } from '#web/lib/upload.ts';
import { itemQuery } from './queries.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import * as t from '#text/home/inventory-item.ts';

/** The item in the photos. */
export type PhotoSubject = { homeId: string; itemId: string; name: string };

/** Refused photos can't be retried as they are; failed ones can. */
export type PhotoUpload = {
  id: number;
  of: PhotoSubject;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** From 0 to 1. */
  share: number;
  reason: string | null;
};

// Module state, so that photos survive closing the sheet or navigating.
let uploads: readonly PhotoUpload[] = [];
let lastId = 0;
/** One at a time: a phone's connection handles one photo better than five. */
let line: Promise<unknown> = Promise.resolve();
const cancels = new Map<number, AbortController>();
const listeners = new Set<() => void>();

const isRunning = ({ state }: PhotoUpload) => state === 'waiting' || state === 'sending';
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function set(next: readonly PhotoUpload[]): void {
  uploads = next;
  if (uploads.some(isRunning)) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

const change = (id: number, to: Partial<PhotoUpload>) =>
  set(uploads.map((one) => (one.id === id ? { ...one, ...to } : one)));
const drop = (id: number) => set(uploads.filter((one) => one.id !== id));

/** Uploads one photo. Returns true once it's attached to its item. */
async function send({ id, of, file }: PhotoUpload, client: QueryClient): Promise<boolean> {
  if (!uploads.some((one) => one.id === id)) return false;
  const cancel = new AbortController();
  cancels.set(id, cancel);
  change(id, { state: 'sending', share: 0, reason: null });
  const { homeId, itemId } = of;
  try {
    await upload(addPhoto, {
      params: { homeId, itemId },
      file: await shrinkPhoto(file),
      signal: cancel.signal,
      onProgress: (share) => change(id, { share }),
    });
    // Leaves the upload list once the photo itself is visible.
    await client.invalidateQueries({ queryKey: itemQuery(homeId, itemId).queryKey });
    drop(id);
    return true;
  } catch (error) {
    if (cancel.signal.aborted) return false;
    // A server refusal is final; a lost connection or a busy server can be retried.
    const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
    const said = sentence(error);
    const reason = said.includes(file.name) ? said : t.notUploaded(file.name, said);
    change(id, { state: isFinal ? 'refused' : 'failed', reason });
    toastInTurn({ title: t.photoNotAdded, text: reason, destructive: true });
    return false;
  } finally {
    cancels.delete(id);
  }
}

/** A refused photo doesn't block the others; the last one reports how many were added. */
async function sendAll(batch: readonly PhotoUpload[], client: QueryClient): Promise<void> {
  let added = 0;
  for (const one of batch) if (await send(one, client)) added += 1;
  if (added === 0) return;
  void client.invalidateQueries({ queryKey: ['inventory', batch[0]?.of.homeId] });
  toastInTurn({ title: added === 1 ? t.photoAdded : t.photosAdded(added) });
}

const queue = (batch: readonly PhotoUpload[], client: QueryClient) => {
  line = line.then(() => sendAll(batch, client));
};

/** Uploads an item's photos one by one, even if the member navigates away. */
export function sendPhotos(client: QueryClient, of: PhotoSubject, files: readonly File[]): void {
  const batch = files.map((file): PhotoUpload => {
    lastId += 1;
    return { id: lastId, of, file, state: 'waiting', share: 0, reason: null };
  });
  set([...uploads, ...batch]);
  queue(batch, client);
}

export function retryPhoto(client: QueryClient, one: PhotoUpload): void {
  change(one.id, { state: 'waiting', share: 0, reason: null });
  queue([one], client);
}

/** Cancels a waiting or running upload, or removes a failed one from the list. */
export function removePhotoUpload(id: number): void {
  cancels.get(id)?.abort();
  drop(id);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePhotoUploads = (): readonly PhotoUpload[] => useSyncExternalStore(subscribe, () => uploads);
