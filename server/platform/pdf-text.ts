import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { fromWoff } from './woff.ts';

export type Weight = 400 | 600 | 700;
type Script = 'latin' | 'latin-ext';

/** Replaces characters the fonts don't have. A note on the cover says where the full text is. */
export const MARK = '[…]';

const require = createRequire(import.meta.url);
const fontFile = (script: Script, weight: Weight) =>
  fromWoff(
    readFileSync(require.resolve(`@fontsource/figtree/files/figtree-${script}-${weight}-normal.woff`)),
  );

const nameOf = (script: Script, weight: Weight) => `${script}-${weight}`;
const WEIGHTS: Weight[] = [400, 600, 700];
const SCRIPTS: Script[] = ['latin', 'latin-ext'];

type Face = { font: { hasGlyphForCodePoint(point: number): boolean; characterSet: number[] } };

const readFonts = () =>
  SCRIPTS.flatMap((script) =>
    WEIGHTS.map((weight) => ({ name: nameOf(script, weight), file: fontFile(script, weight) })),
  );
let fonts: ReturnType<typeof readFonts> | undefined;

/** Registers the brand fonts with a document. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  fonts ??= readFonts();
  for (const { name, file } of fonts) doc.registerFont(name, file);
}

let letters: Record<Script, Set<number>> | undefined;
/** Supported characters, read from the fonts once. */
function known(): Record<Script, Set<number>> {
  if (letters) return letters;
  const doc = new PDFDocument({ autoFirstPage: false });
  registerFonts(doc);
  const of = (script: Script) => {
    doc.font(nameOf(script, 400));
    return new Set((doc as unknown as { _font: Face })._font.font.characterSet);
  };
  letters = { latin: of('latin'), 'latin-ext': of('latin-ext') };
  return letters;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How to print one grapheme, or null. Drops accents the fonts lack before giving up on the letter. */
function written(grapheme: string): { script: Script; text: string } | null {
  const faces = known();
  const parts = Array.from(grapheme.normalize('NFD'));
  // Drop accents one by one, outermost first: ễ becomes ê before it becomes e.
  for (let kept = parts.length; kept > 0; kept -= 1) {
    if (kept < parts.length && !/\p{M}/u.test(parts[kept] ?? '')) break;
    const text = parts.slice(0, kept).join('').normalize('NFC');
    const points = Array.from(text, (c) => c.codePointAt(0) ?? -1);
    const script = SCRIPTS.find((s) => points.every((point) => faces[s].has(point)));
    if (script) return { script, text };
  }
  return null;
}

/** ASCII needs no lookup at all. */
const PLAIN = /^[ -~]+$/;

/** A character that is changed or can join its neighbors: a mark, a separator, a control or format character. */
const SPECIAL = /[\p{M}\p{Z}\p{C}]/u;
let simple: Set<string> | undefined;

/** Fast path for nearly all text: each character stands for itself and is in the Latin font. */
function isSimple(text: string): boolean {
  simple ??= new Set(
    Array.from(known().latin, (point) => String.fromCodePoint(point)).filter(
      (letter) => letter === ' ' || (!SPECIAL.test(letter) && letter.normalize('NFC') === letter),
    ),
  );
  for (const letter of text) if (!simple.has(letter)) return false;
  return true;
}

export type Run = { script: Script; text: string };

/** Splits a text into runs of one font each. Any stretch no font can print becomes a single mark. */
export function runsOf(given: string): { runs: Run[]; isWhole: boolean } {
  if (PLAIN.test(given) || (given !== '' && isSimple(given)))
    return { runs: [{ script: 'latin', text: given }], isWhole: true };
  const runs: Run[] = [];
  let isWhole = true;
  let wasMark = false;
  const push = (script: Script, text: string) => {
    const last = runs.at(-1);
    if (last?.script === script) last.text += text;
    else runs.push({ script, text });
  };
  const clean = given.replaceAll(/\p{Cc}+|[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, ' ');
  for (const { segment } of graphemes.segment(clean)) {
    const found = /^\s+$/.test(segment) ? { script: 'latin' as const, text: ' ' } : written(segment);
    if (found) push(found.script, found.text);
    else {
      isWhole = false;
      if (!wasMark) push('latin', MARK);
    }
    wasMark = found === null;
  }
  return { runs, isWhole };
}

const MOST_WORDS = 20_000;

/** Binary search for the largest number below `end` that holds, at least 1. `holds` must be monotonic. */
function longestThat(holds: (n: number) => boolean, end: number): number {
  let [low, high] = [1, end];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** `isTabular`: digits of equal width, so amounts in a column line up to the cent. */
export type Style = { size: number; weight?: Weight; color?: string; isTabular?: boolean };

const featuresOf = ({ isTabular }: Style) => (isTabular ? { features: ['tnum' as const] } : {});

/** PDFKit's own font object, of which its types say nothing. */
type LaidOut = {
  layoutRun(text: string, features?: readonly string[]): unknown;
  layoutCache?: Record<string, unknown>;
};
const MOST_LAYOUTS = 5000;
const bounded = new WeakSet<LaidOut>();

/**
 * PDFKit keeps the layout of plain words forever and that of words with features not at all, though each text is laid out
 * several times to be drawn once. Keeps both, up to a limit.
 */
function keepLayouts(font: LaidOut): void {
  if (bounded.has(font)) return;
  bounded.add(font);
  const layoutRun = font.layoutRun.bind(font);
  const featured = new Map<string, unknown>();
  let plain = 0;
  font.layoutRun = (text, features) => {
    if (!features) {
      if ((plain += 1) % MOST_LAYOUTS === 0)
        font.layoutCache = Object.create(null) as Record<string, unknown>;
      return layoutRun(text);
    }
    const key = `${features.join()} ${text}`;
    const known = featured.get(key);
    if (known) return known;
    const run = layoutRun(text, features);
    if (featured.size >= MOST_LAYOUTS) featured.clear();
    featured.set(key, run);
    return run;
  };
}

/** Draws text in the brand fonts. Wraps it here, so its height is known before drawing. */
export class Pen {
  readonly doc: PDFKit.PDFDocument;
  /** False once any text couldn't be printed in full. */
  isWhole = true;

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
  }

  private select(script: Script, { size, weight = 400 }: Style): PDFKit.PDFDocument {
    this.doc.font(nameOf(script, weight)).fontSize(size);
    keepLayouts((this.doc as unknown as { _font: LaidOut })._font);
    return this.doc;
  }

  private widthOf(runs: readonly Run[], style: Style): number {
    let width = 0;
    for (const { script, text } of runs)
      width += this.select(script, style).widthOfString(text, featuresOf(style));
    return width;
  }

  width(text: string, style: Style): number {
    return this.widthOf(runsOf(text).runs, style);
  }

  /** Word widths by style, cached because words repeat. */
  private readonly words = new Map<string, number>();
  private wordWidth(word: string, style: Style): number {
    const key = `${style.size} ${style.weight ?? 400} ${style.isTabular ?? false} ${word}`;
    const kept = this.words.get(key);
    if (kept !== undefined) return kept;
    const width = this.width(word, style);
    if (this.words.size < MOST_WORDS) this.words.set(key, width);
    return width;
  }

  /**
   * Wraps a text to a width. Beyond `most` lines it ends in an ellipsis; a word longer than a line is cut.
   */
  lines(text: string, style: Style, width: number, most = Infinity): string[] {
    const { runs, isWhole } = runsOf(text);
    this.isWhole &&= isWhole;
    const words = runs
      .map((r) => r.text)
      .join('')
      .replaceAll(/\[…\](\s*\[…\])+/g, MARK)
      .split(' ')
      .filter((w) => w !== '');
    const lines: string[] = [];
    let line = '';
    let used = 0;
    const fits = (s: string) => this.width(s, style) <= width;
    const space = this.wordWidth(' ', style);
    for (let word of words) {
      const more = used + (line === '' ? 0 : space) + this.wordWidth(word, style);
      if (more <= width) {
        line = line === '' ? word : `${line} ${word}`;
        used = more;
        continue;
      }
      if (line !== '') lines.push(line);
      while (!fits(word)) {
        const cut = longestThat((n) => fits(word.slice(0, n)), word.length);
        lines.push(word.slice(0, cut));
        word = word.slice(cut);
      }
      line = word;
      used = this.wordWidth(word, style);
    }
    if (line !== '') lines.push(line);
    if (lines.length <= most) return lines;
    const kept = lines.slice(0, most);
    let end = kept.at(-1) ?? '';
    while (end !== '' && !fits(`${end}…`)) end = end.slice(0, -1);
    kept[kept.length - 1] = `${end.trimEnd()}…`;
    return kept;
  }

  /** Draws one line. `y` is its top. */
  line(
    text: string,
    x: number,
    y: number,
    style: Style,
    align: { width: number; to: 'left' | 'right' } | null = null,
  ): void {
    const { runs, isWhole } = runsOf(text);
    this.isWhole &&= isWhole;
    const widths = runs.map((run) => this.widthOf([run], style));
    let at = x;
    if (align?.to === 'right') at = x + align.width - widths.reduce((sum, width) => sum + width, 0);
    this.doc.fillColor(style.color ?? '#16241f');
    for (const [i, run] of runs.entries()) {
      const textWidth = widths[i] ?? 0;
      // With its width known, PDFKit doesn't measure the text again.
      const options = { lineBreak: false, textWidth, ...featuresOf(style) };
      this.select(run.script, style).text(run.text, at, y, options);
      at += textWidth;
    }
  }

  /** Draws wrapped text and returns the y position below it. */
  text(text: string, x: number, y: number, style: Style, width: number, most = Infinity): number {
    let at = y;
    for (const line of this.lines(text, style, width, most)) {
      this.line(line, x, at, style);
      at += style.size * 1.35;
    }
    return at;
  }

  heightOf(text: string, style: Style, width: number, most = Infinity): number {
    return this.lines(text, style, width, most).length * style.size * 1.35;
  }
}
