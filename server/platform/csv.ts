/** One record of a CSV file, and the line it starts on. `isCut`: the file ended inside a quoted field. */
export type CsvRecord = { line: number; fields: string[]; isCut: boolean };

/**
 * No real table has longer fields; without a limit, an unclosed quote would read the whole file into memory.
 */
const LONGEST_FIELD = 1_000_000;

const [LF, CR, QUOTE] = [10, 13, 34];

/**
 * Reads RFC 4180: quoted fields may contain commas, line breaks and doubled quotes; lines end in CRLF or LF;
 * the byte order mark and blank lines are skipped. Chunks may split the text anywhere. The separator can be
 * another character than the comma.
 */
export async function* readCsv(
  chunks: AsyncIterable<string> | Iterable<string>,
  separator = ',',
): AsyncGenerator<CsvRecord> {
  const reader = new CsvReader(separator);
  for await (const chunk of chunks) {
    yield* reader.read(chunk);
    if (reader.isHopeless) break;
  }
  yield* reader.end();
}

class CsvReader {
  isHopeless = false;
  readonly #separator: number;
  #state: 'start' | 'field' | 'quoted' | 'after-quote' = 'start';
  #fields: string[] = [];
  #field = '';
  #line = 1;
  #begins = 1;
  #isFirst = true;
  /** A carriage return at the end of a chunk: the next character decides what it means. */
  #held = '';

  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0);
  }

  *read(chunk: string): Generator<CsvRecord> {
    if (chunk === '') return;
    const whole = this.#held + (this.#isFirst ? chunk.replace(/^\uFEFF/, '') : chunk);
    this.#isFirst = false;
    this.#held = whole.endsWith('\r') ? '\r' : '';
    const text = this.#held ? whole.slice(0, -1) : whole;
    for (let at = 0; at < text.length;) {
      if (this.#state === 'quoted') {
        at = this.#readQuoted(text, at);
        continue;
      }
      const code = text.charCodeAt(at);
      if (code === QUOTE && this.#state !== 'field') {
        if (this.#state === 'after-quote') this.#field += '"';
        this.#state = 'quoted';
        at += 1;
      } else if (code === this.#separator) {
        this.#endField();
        at += 1;
      } else if (code === LF || (code === CR && text.charCodeAt(at + 1) === LF)) {
        at += code === CR ? 2 : 1;
        this.#line += 1;
        yield* this.#endRecord();
      } else at = this.#readPlain(text, at);
    }
    this.isHopeless = this.#field.length > LONGEST_FIELD;
  }

  *end(): Generator<CsvRecord> {
    if (this.#state === 'quoted' || this.isHopeless)
      yield { line: this.#begins, fields: [...this.#fields, this.#field], isCut: true };
    else if (this.#fields.length > 0 || this.#state !== 'start') yield* this.#endRecord();
  }

  /** Up to the next quote, or everything. */
  #readQuoted(text: string, from: number): number {
    const quote = text.indexOf('"', from);
    const part = text.slice(from, quote < 0 ? text.length : quote);
    this.#field += part;
    for (let at = part.indexOf('\n'); at >= 0; at = part.indexOf('\n', at + 1)) this.#line += 1;
    if (quote < 0) return text.length;
    this.#state = 'after-quote';
    return quote + 1;
  }

  /** A run of ordinary characters; the first one counts as ordinary in any case. */
  #readPlain(text: string, from: number): number {
    let to = from + 1;
    for (; to < text.length; to++) {
      const code = text.charCodeAt(to);
      if (code === this.#separator || code === LF || code === CR) break;
    }
    this.#field += text.slice(from, to);
    this.#state = 'field';
    return to;
  }

  #endField(): void {
    this.#fields.push(this.#field);
    this.#field = '';
    this.#state = 'start';
  }

  *#endRecord(): Generator<CsvRecord> {
    const isBlank = this.#fields.length === 0 && this.#state === 'start';
    this.#endField();
    const record = { line: this.#begins, fields: this.#fields, isCut: false };
    this.#fields = [];
    this.#begins = this.#line;
    if (!isBlank) yield record;
  }
}
