import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { BRAND } from '#contract/brand.ts';
import { PageTotal } from './pdf-page-total.ts';
import { Pen, registerFonts } from '#server/platform/pdf-text.ts';
import type { PacketWords } from './pdf-words.ts';

export const COLOR = {
  ink: '#16241f',
  muted: '#51605a',
  pine: '#1d4a3c',
  soft: '#e3ece5',
  line: '#d9d3c5',
  paper: '#f6f2ea',
} as const;

/** US Letter in points. */
const PAGE = { width: 612, height: 792, margin: 48, foot: 16 } as const;
export const LEFT = PAGE.margin;
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const RIGHT = LEFT + WIDTH;
const BOTTOM = PAGE.height - PAGE.margin - PAGE.foot;
/** Unread bytes above which drawing pauses (backpressure). */
const HIGH = 4 * 1024 * 1024;

/** A document drawn top to bottom, page by page. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly pen: Pen;
  readonly words: PacketWords;
  y: number = PAGE.margin;
  private readonly foot: string;
  private readonly contents: { title: string; page: number; level: 0 | 1 }[] = [];
  private pages = 0;
  private readonly total: PageTotal;

  constructor(facts: { title: string; madeAt: Date; foot: string; words: PacketWords }) {
    this.foot = facts.foot;
    this.words = facts.words;
    this.doc = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      bufferPages: true, // the first page waits for the table of contents; the others are written when full
      autoFirstPage: false,
      lang: facts.words.locale,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: facts.title, Author: BRAND.name, Creator: BRAND.name, CreationDate: facts.madeAt },
    });
    registerFonts(this.doc);
    this.pen = new Pen(this.doc);
    this.total = new PageTotal(this.doc);
    this.newPage();
  }

  newPage(): void {
    if (this.pages > 0) this.drawFoot();
    // A packet can have hundreds of pages, so finished ones leave memory. The first still needs its contents.
    if (this.pages > 1) this.total.letGo();
    this.doc.addPage();
    this.pages += 1;
    this.y = PAGE.margin;
  }

  /** Starts a new page unless this much height is left. */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.newPage();
    return true;
  }

  /** Starts a section on a new page and adds it to the contents. */
  section(title: string, intro?: string): void {
    this.newPage();
    this.mark(title, 0);
    this.pen.line(title, LEFT, this.y, { size: 22, weight: 700, color: COLOR.pine });
    this.y += 34;
    if (intro) this.paragraph(intro);
  }

  /** Records this position for the contents and the PDF outline. */
  mark(title: string, level: 0 | 1): void {
    this.contents.push({ title, page: this.pages, level });
    const { outline } = this.doc as unknown as {
      outline: { addItem(t: string): unknown; children: { addItem(t: string): unknown }[] };
    };
    if (level === 0) outline.addItem(title);
    else outline.children.at(-1)?.addItem(title);
  }

  paragraph(text: string): void {
    const style = { size: 10, color: COLOR.muted };
    this.need(this.pen.heightOf(text, style, WIDTH));
    this.y = this.pen.text(text, LEFT, this.y, style, WIDTH) + 10;
  }

  rule(color: string = COLOR.line, width = 0.75): void {
    this.doc.moveTo(LEFT, this.y).lineTo(RIGHT, this.y).lineWidth(width).strokeColor(color).stroke();
  }

  /** Waits for the reader to catch up, so a long packet doesn't pile up in memory. */
  async settle(): Promise<void> {
    await turn();
    while (this.doc.readableLength > HIGH && !this.doc.destroyed) await pause(5);
    if (this.doc.destroyed) throw new Error('nobody reads the document any more');
  }

  /** Writes the table of contents and the page total, and closes the document. Returns the page count. */
  finish(contents: { y: number; most: number }): number {
    this.drawFoot();
    this.doc.switchToPage(0);
    let { y } = contents;
    const wanted = this.contents.filter((c) => c.level === 0).length;
    const withRooms = this.contents.length <= contents.most;
    for (const { title, page, level } of this.contents) {
      if (level === 1 && !withRooms && wanted < this.contents.length) continue;
      const style = level === 0 ? { size: 10.5, weight: 600 as const } : { size: 9.5, color: COLOR.muted };
      const indent = level * 14;
      const shown = this.pen.lines(title, style, WIDTH - 60 - indent, 1)[0] ?? '';
      this.pen.line(shown, LEFT + indent, y, style);
      this.pen.line(String(page), LEFT, y, style, { width: WIDTH, to: 'right' });
      y += level === 0 ? 17 : 15;
    }
    this.total.finish(this.pages);
    this.doc.end();
    return this.pages;
  }

  private drawFoot(): void {
    const at = PAGE.height - PAGE.margin + 2;
    const style = { size: 8, color: COLOR.muted };
    this.doc
      .moveTo(LEFT, at - 8)
      .lineTo(RIGHT, at - 8)
      .lineWidth(0.5)
      .strokeColor(COLOR.line)
      .stroke();
    this.pen.line(this.pen.lines(this.foot, style, WIDTH - 90, 1)[0] ?? '', LEFT, at, style);
    const room = 22;
    this.pen.line(this.words.t.page(this.pages), LEFT, at, style, { width: WIDTH - room, to: 'right' });
    this.total.draw(RIGHT - room, at, style);
  }
}
