/**
 * A binary heap with the smallest key first. Keys and values are in typed arrays, because searches push millions of
 * them.
 */
export class MinHeap {
  private keys = new Float64Array(1024);
  private values = new Uint32Array(1024);
  private size = 0;
  /** The key of the last popped entry. */
  key = 0;

  clear(): void {
    this.size = 0;
  }

  push(key: number, value: number): void {
    if (this.size === this.keys.length) {
      const keys = new Float64Array(this.size * 2);
      const values = new Uint32Array(this.size * 2);
      keys.set(this.keys);
      values.set(this.values);
      this.keys = keys;
      this.values = values;
    }
    const { keys, values } = this;
    let i = this.size;
    this.size += 1;
    while (i > 0) {
      const parent = (i - 1) >>> 2;
      const above = keys[parent] ?? 0;
      if (above <= key) break;
      keys[i] = above;
      values[i] = values[parent] ?? 0;
      i = parent;
    }
    keys[i] = key;
    values[i] = value;
  }

  /** The value with the smallest key, or -1. */
  pop(): number {
    if (this.size === 0) return -1;
    const { keys, values } = this;
    const top = values[0] ?? 0;
    this.key = keys[0] ?? 0;
    this.size -= 1;
    const size = this.size;
    if (size > 0) {
      const key = keys[size] ?? 0;
      const value = values[size] ?? 0;
      let i = 0;
      for (;;) {
        const first = 4 * i + 1;
        if (first >= size) break;
        let child = first;
        let least = keys[first] ?? 0;
        const end = Math.min(first + 4, size);
        for (let c = first + 1; c < end; c += 1) {
          const other = keys[c] ?? 0;
          if (other < least) {
            least = other;
            child = c;
          }
        }
        if (least >= key) break;
        keys[i] = least;
        values[i] = values[child] ?? 0;
        i = child;
      }
      keys[i] = key;
      values[i] = value;
    }
    return top;
  }
}
