import { deviceStore } from '#web/lib/device-store.ts';
import { WALK_PHOTOS } from '#web/lib/personal-storage.ts';

/** A photo of a room that isn't uploaded yet. `key` is also its idempotency key. */
export type WalkPhoto = { key: string; userId: string; homeId: string; room: string; file: File };

const inStore = deviceStore(WALK_PHOTOS, 'photos', { keyPath: 'key' });

/**
 * Saves a photo on this device until it's uploaded. Returns false if the device can't; then closing the page loses it.
 */
export const keepPhoto = (photo: WalkPhoto): Promise<boolean> =>
  inStore('readwrite', (store) => store.put(photo)).then(
    () => true,
    () => false,
  );

export const dropPhoto = (key: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(key)).catch(() => {});

/** The member's photos of a home waiting on this device. Deletes those of another account. */
export async function keptPhotos(userId: string, homeId: string): Promise<WalkPhoto[]> {
  try {
    const all = (await inStore('readonly', (store) => store.getAll())) as WalkPhoto[];
    for (const photo of all) if (photo.userId !== userId) void dropPhoto(photo.key);
    return all.filter((photo) => photo.userId === userId && photo.homeId === homeId);
  } catch {
    return [];
  }
}
