import { WALK_PHOTOS } from '#web/lib/personal-storage.ts';

/** A photo of a room that isn't uploaded yet. `key` is also its idempotency key. */
export type WalkPhoto = { key: string; userId: string; homeId: string; room: string; file: File };

const STORE = 'photos';

function open(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const request = indexedDB.open(WALK_PHOTOS, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error ?? new Error('IndexedDB is blocked'));
  return promise;
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  try {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const change = db.transaction(STORE, mode);
    const request = work(change.objectStore(STORE));
    change.oncomplete = () => resolve(request.result);
    change.onabort = () => reject(change.error ?? new Error('IndexedDB gave up'));
    return await promise;
  } finally {
    db.close();
  }
}

/**
 * Saves a photo on this device until it's uploaded. False if the device can't: then it's lost with the page.
 */
export const keepPhoto = (photo: WalkPhoto): Promise<boolean> =>
  inStore('readwrite', (store) => store.put(photo)).then(
    () => true,
    () => false,
  );

export const dropPhoto = (key: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(key)).catch(() => {});

/** The member's photos of a home that wait on this device. Those of another account are deleted. */
export async function keptPhotos(userId: string, homeId: string): Promise<WalkPhoto[]> {
  try {
    const all = (await inStore('readonly', (store) => store.getAll())) as WalkPhoto[];
    for (const photo of all) if (photo.userId !== userId) void dropPhoto(photo.key);
    return all.filter((photo) => photo.userId === userId && photo.homeId === homeId);
  } catch {
    return [];
  }
}
