/** A table as people keep it: a heading for each column, and rows that remember which row of the file they were. */
export type Table = { headings: string[]; rows: { row: number; cells: string[] }[] };

/** Text of a file nobody told the encoding of: UTF-8 or UTF-16 where it says so or fits, else Windows' own. */
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

/** The sign that parts the fields of the first line, as most programs write them; signs in quotes do not count. */
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
