/**
 * The imported road graph: public data, stored as it is. Generated keys are hexadecimal, so they never collide
 * with it, and the sweep for files without a row leaves it alone.
 */
export const ROADS_KEY = 'hearthlineroadgraph';

/** Stores encrypted bytes under generated keys. It sees no name, no type and no plain text. */
export type FileStoragePort = {
  /**
   * Stores all of the content or nothing. Throws `StorageTrouble`; errors of the content stream are passed
   * on, and then nothing is stored either.
   */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes under a key, or null when there are none. An interrupted read ends in an error, not early. */
  open(key: string): Promise<{ content: AsyncIterable<Uint8Array>; bytes: number } | null>;
  /** Deletes what is under a key, finished or not. Idempotent. */
  delete(key: string): Promise<void>;
  /** Every key, in batches. */
  list(): AsyncIterable<string[]>;
  /** Deletes the leftovers of a `put` that never finished, if it started before this instant. */
  clearUnfinished(before: Date): Promise<void>;
  /** Free space, or null when unlimited. */
  freeBytes(): Promise<number | null>;
};

/** Full: nothing more fits. Unavailable: no response, or an invalid one; retrying later may help. */
export class StorageTrouble extends Error {
  readonly reason: 'full' | 'unavailable';
  constructor(reason: 'full' | 'unavailable', message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
