/** A table with one heading per column. Each row remembers its row number in the file. */
export type Table = { headings: string[]; rows: { row: number; cells: string[] }[] };

/** Decodes text of unknown encoding: UTF-8 or UTF-16 if marked or valid, or else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEPARATORS = [',', ';', '\t'];

/** Detects the field separator from the first line, ignoring characters in quotes. */
export function separatorOf(text: string): string {
  const counts = new Map(SEPARATORS.map((sign) => [sign, 0]));
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [most = [',', 0]] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most[1] > 0 ? most[0] : ',';
}
