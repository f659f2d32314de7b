import { withResolvers } from './with-resolvers.ts';

type Work<T> = (store: IDBObjectStore) => IDBRequest<T>;

/** A store in IndexedDB, the only one of its database. Each call opens and closes it. Rejects if the device has none. */
export function deviceStore(database: string, store: string, options?: IDBObjectStoreParameters) {
  const open = (): Promise<IDBDatabase> => {
    const { promise, resolve, reject } = withResolvers<IDBDatabase>();
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, options);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is blocked'));
    return promise;
  };
  return async <T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> => {
    const db = await open();
    try {
      const { promise, resolve, reject } = withResolvers<T>();
      const change = db.transaction(store, mode);
      const request = work(change.objectStore(store));
      change.oncomplete = () => resolve(request.result);
      change.onabort = () => reject(change.error ?? new Error('IndexedDB gave up'));
      return await promise;
    } finally {
      db.close();
    }
  };
}
