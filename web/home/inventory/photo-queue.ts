import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { addPhoto } from '#contract/home/inventory-proof.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { toastInTurn } from '#web/lib/toast-in-turn.ts';
import { upload } from '#web/lib/upload.ts';
import { itemQuery } from './queries.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** What the photos are of. */
export type PhotoSubject = { homeId: string; itemId: string; name: string };

/** Refused ones are never sent again as they are; failed ones can be. */
export type PhotoUpload = {
  id: number;
  of: PhotoSubject;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** From 0 to 1. */
  share: number;
  reason: string | null;
};

// Kept outside the page: whoever closes the sheet or looks at another page meanwhile loses no photo.
let uploads: readonly PhotoUpload[] = [];
let lastId = 0;
/** One after the other: a phone's line carries one photo better than five. */
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

/** Sends one photo; true once it stands with its thing. */
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
    // Leaves the list when the photo itself can be seen.
    await client.invalidateQueries({ queryKey: itemQuery(homeId, itemId).queryKey });
    drop(id);
    return true;
  } catch (error) {
    if (cancel.signal.aborted) return false;
    // What the server has looked at and refused stays refused; a lost connection or a busy server may do better.
    const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
    const said = sentence(error);
    const reason = said.includes(file.name) ? said : `${file.name} did not go up. ${said}`;
    change(id, { state: isFinal ? 'refused' : 'failed', reason });
    toastInTurn({ title: 'Photo not added', text: reason, destructive: true });
    return false;
  } finally {
    cancels.delete(id);
  }
}

/** A refused photo stops no other; the last one says how many there are. */
async function sendAll(batch: readonly PhotoUpload[], client: QueryClient): Promise<void> {
  let added = 0;
  for (const one of batch) if (await send(one, client)) added += 1;
  if (added === 0) return;
  void client.invalidateQueries({ queryKey: ['inventory', batch[0]?.of.homeId] });
  toastInTurn({ title: added === 1 ? 'Photo added' : `${added} photos added` });
}

const queue = (batch: readonly PhotoUpload[], client: QueryClient) => {
  line = line.then(() => sendAll(batch, client));
};

/** Sends photos of a thing up, one after the other, wherever the member goes meanwhile. */
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

/** Ends an upload that waits or runs, or takes one that failed off the list. */
export function removePhotoUpload(id: number): void {
  cancels.get(id)?.abort();
  drop(id);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePhotoUploads = (): readonly PhotoUpload[] => useSyncExternalStore(subscribe, () => uploads);
