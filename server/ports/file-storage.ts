/** Keeps encrypted bytes under keys that we make. It sees no name, no type and no plain text. */
export type FileStoragePort = {
  /**
   * Keeps all of the content or nothing. Throws `StorageTrouble`; what the content itself throws is passed on, and
   * nothing is kept then either.
   */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes under a key, or null when there are none. A read that is cut off ends in an error, not early. */
  open(key: string): Promise<{ content: AsyncIterable<Uint8Array>; bytes: number } | null>;
  /** Deletes what is under a key, finished or not. Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** Every key, some at a time. */
  list(): AsyncIterable<string[]>;
  /** Deletes what a `put` that never ended has left, if it began before this instant. */
  forgetUnfinished(before: Date): Promise<void>;
  /** Room left for more, where there is an end to it. */
  freeBytes(): Promise<number | null>;
};

/** Full: nothing more fits. Unavailable: it does not answer, or not as it should; trying again later may help. */
export class StorageTrouble extends Error {
  readonly reason: 'full' | 'unavailable';
  constructor(reason: 'full' | 'unavailable', message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
