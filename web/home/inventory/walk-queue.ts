import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { addDraft, addRoom } from '#contract/home/inventory-rooms.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { readStoredUser } from '#web/lib/session.ts';
import { upload } from '#web/lib/upload.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { dropPhoto, keepPhoto, keptPhotos, type WalkPhoto } from './walk-photos.ts';

/** Failed photos can be retried and survive a reload; refused ones can't be uploaded as they are. */
export type WalkUpload = WalkPhoto & {
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  reason: string | null;
};

// Module state, so that uploads continue while the member is in another room or on another page.
let uploads: readonly WalkUpload[] = [];
const listeners = new Set<() => void>();
/** One at a time: a phone's connection handles one photo better than five. */
let line: Promise<unknown> = Promise.resolve();
const rooms = new Map<string, string>();

function set(next: readonly WalkUpload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}
const change = (key: string, to: Partial<WalkUpload>) =>
  set(uploads.map((one) => (one.key === key ? { ...one, ...to } : one)));
const drop = (key: string) => set(uploads.filter((one) => one.key !== key));

/** The room's id; created with the first photo. */
async function roomIdOf({ homeId, room }: WalkPhoto): Promise<string> {
  const key = `${homeId} ${room.toLowerCase()}`;
  const known = rooms.get(key);
  if (known) return known;
  const { id } = await call(addRoom, { params: { homeId }, body: { name: room } });
  rooms.set(key, id);
  return id;
}

async function send(key: string, client: QueryClient): Promise<void> {
  const photo = uploads.find((one) => one.key === key);
  if (photo?.state !== 'waiting') return;
  change(key, { state: 'sending', reason: null });
  const { homeId } = photo;
  try {
    const roomId = await roomIdOf(photo);
    const file = await shrinkPhoto(photo.file);
    await upload(addDraft, { params: { homeId, roomId }, file, idempotencyKey: key });
    await dropPhoto(key);
    // Removed from this list once the saved photo is in the other.
    await client.invalidateQueries({ queryKey: ['inventory', homeId] });
    drop(key);
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone) rooms.clear(); // the room was removed meanwhile; a retry creates it again
    const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429 && !isGone;
    if (isFinal) await dropPhoto(key);
    change(key, { state: isFinal ? 'refused' : 'failed', reason: sentence(error) });
  }
}

function queue(client: QueryClient, photos: readonly WalkPhoto[]): void {
  const keys = new Set(photos.map(({ key }) => key));
  const others = uploads.filter(({ key }) => !keys.has(key));
  set([...others, ...photos.map((one): WalkUpload => ({ ...one, state: 'waiting', reason: null }))]);
  for (const { key } of photos) line = line.then(() => send(key, client));
}

/** Uploads photos of a room. They're saved on the device first, so that a closed page loses none. */
export async function addWalkPhotos(
  client: QueryClient,
  at: { homeId: string; room: string },
  files: readonly File[],
): Promise<{ isKept: boolean }> {
  const userId = readStoredUser()?.id ?? '';
  const photos = files.map((file) => ({ key: newIdempotencyKey(), userId, ...at, file }));
  const kept = await Promise.all(photos.map(keepPhoto));
  queue(client, photos);
  return { isKept: kept.every(Boolean) };
}

/** Uploads what an earlier visit left on this device, and retries what failed in this one. */
export async function resumeWalk(client: QueryClient, homeId: string): Promise<void> {
  const userId = readStoredUser()?.id;
  if (!userId) return;
  const kept = await keptPhotos(userId, homeId);
  const running = new Set(uploads.filter(({ state }) => state !== 'failed').map(({ key }) => key));
  const failed = uploads.filter((one) => one.state === 'failed' && one.homeId === homeId);
  const waiting = new Map([...failed, ...kept].map((photo) => [photo.key, photo]));
  queue(
    client,
    [...waiting.values()].filter(({ key }) => !running.has(key)),
  );
}

/** Gives up a failed or refused photo. */
export function removeWalkPhoto(key: string): void {
  void dropPhoto(key);
  drop(key);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useWalkUploads = (homeId: string): readonly WalkUpload[] =>
  useSyncExternalStore(subscribe, () => uploads).filter((one) => one.homeId === homeId);
