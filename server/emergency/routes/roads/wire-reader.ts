/** A file that isn't a usable extract. The message tells the operator what is wrong with it. */
export class RoadsRefused extends Error {}

const TWO_32 = 2 ** 32;

/**
 * Reads the protocol buffer wire format from bytes in memory. Throws when reading past the end, instead of returning
 * zeros.
 */
export class WireReader {
  private readonly bytes: Uint8Array;
  private at: number;
  private readonly end: number;

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  get isDone(): boolean {
    return this.at >= this.end;
  }

  /** Unsigned, exact up to 2^53, which OpenStreetMap's IDs stay below. */
  varint(): number {
    const { bytes } = this;
    let value = 0;
    let scale = 1;
    for (let i = 0; i < 10; i += 1) {
      if (this.at >= this.end) throw new RoadsRefused('The file is damaged: a number is cut off.');
      const byte = bytes[this.at] ?? 0;
      this.at += 1;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 128;
    }
    throw new RoadsRefused('The file is damaged: a number is too long.');
  }

  /** A zigzag number: sint32 or sint64. */
  zigzag(): number {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** An int64 that may be negative: two's complement in ten bytes. */
  signed(): number {
    let low = 0;
    let high = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      if (this.at >= this.end) throw new RoadsRefused('The file is damaged: a number is cut off.');
      const byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      const bits = byte & 0x7f;
      if (shift < 28) low += bits * 2 ** shift;
      else if (shift === 28) {
        low += (bits & 0x0f) * 2 ** 28;
        high += bits >> 4;
      } else high += bits * 2 ** (shift - 32);
      if (byte < 0x80) break;
    }
    high %= TWO_32;
    return high >= TWO_32 / 2 ? (high - TWO_32) * TWO_32 + low : high * TWO_32 + low;
  }

  /** The next field's number and wire type, or null at the end. */
  field(): { id: number; type: number } | null {
    if (this.isDone) return null;
    const key = this.varint();
    return { id: Math.floor(key / 8), type: key % 8 };
  }

  /** A reader of the next length-delimited field. */
  message(): WireReader {
    const start = this.span();
    return new WireReader(this.bytes, start, this.at);
  }

  slice(): Uint8Array {
    const start = this.span();
    return this.bytes.subarray(start, this.at);
  }

  skip(type: number): void {
    if (type === 0) this.varint();
    else if (type === 1) this.jump(8);
    else if (type === 2) this.span();
    else if (type === 5) this.jump(4);
    else throw new RoadsRefused('The file is damaged: a field has an unknown type.');
  }

  private span(): number {
    const length = this.varint();
    const start = this.at;
    this.jump(length);
    return start;
  }

  private jump(length: number): void {
    this.at += length;
    if (this.at > this.end) throw new RoadsRefused('The file is damaged: a field is cut off.');
  }
}
