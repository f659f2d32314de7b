/**
 * The content of files waiting to be sent. It doesn't fit into the device queue, so it is in IndexedDB, by message id.
 */
import { HELP_FILES } from '#web/lib/personal-storage.ts';
import { withResolvers } from '#web/lib/with-resolvers.ts';

const STORE = 'files';

function open(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = withResolvers<IDBDatabase>();
  const request = indexedDB.open(HELP_FILES, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
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
    const { promise, resolve, reject } = withResolvers<T>();
    const change = db.transaction(STORE, mode);
    const request = work(change.objectStore(STORE));
    change.oncomplete = () => resolve(request.result);
    change.onabort = () => reject(change.error ?? new Error('IndexedDB gave up'));
    return await promise;
  } finally {
    db.close();
  }
}

/** If the device can't store a file, it is kept until the page closes. */
const memory = new Map<string, File>();

export const keepFile = (id: string, file: File): Promise<void> =>
  inStore('readwrite', (store) => store.put(file, id)).then(
    () => undefined,
    () => void memory.set(id, file),
  );

export const keptFile = (id: string): Promise<File | undefined> =>
  inStore('readonly', (store) => store.get(id) as IDBRequest<File | undefined>)
    .catch(() => undefined)
    .then((file) => file ?? memory.get(id));

export const dropFile = (id: string): Promise<void> => {
  memory.delete(id);
  return inStore('readwrite', (store) => store.delete(id)).then(
    () => undefined,
    () => undefined,
  );
};
