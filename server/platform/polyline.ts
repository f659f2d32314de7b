/** A line as a short text: differences of coordinates with seven decimals, five bits a character. */
import type { Position } from './flat-earth.ts';

const SCALE = 1e7;

export function encodeLine(line: readonly Position[]): string {
  let text = '';
  let last = [0, 0];
  const put = (difference: number) => {
    let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
    while (rest >= 32) {
      text += String.fromCharCode(63 + (32 | (rest % 32)));
      rest = Math.floor(rest / 32);
    }
    text += String.fromCharCode(63 + rest);
  };
  for (const [lng, lat] of line) {
    const at = [Math.round(lat * SCALE), Math.round(lng * SCALE)];
    put((at[0] ?? 0) - (last[0] ?? 0));
    put((at[1] ?? 0) - (last[1] ?? 0));
    last = at;
  }
  return text;
}

export function decodeLine(text: string): [lng: number, lat: number][] {
  const numbers: number[] = [];
  for (let i = 0; i < text.length;) {
    let value = 0;
    let scale = 1;
    for (let more = true; more; i += 1) {
      const bits = text.charCodeAt(i) - 63;
      more = bits >= 32;
      value += (bits % 32) * scale;
      scale *= 32;
    }
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
  }
  const line: [number, number][] = [];
  let [lat, lng] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    lat += numbers[i] ?? 0;
    lng += numbers[i + 1] ?? 0;
    line.push([lng / SCALE, lat / SCALE]);
  }
  return line;
}
