type Ref = { data: Record<string, unknown>; write(text: string): void; end(): void };
type Font = { ref(): Ref; encode(text: string): [hex: string[], positions: unknown] };
type Page = { xobjects: Record<string, Ref>; end(): void };
/** What the library has and its types do not name. */
type Inside = {
  ref(data: Record<string, unknown>): Ref;
  addContent(text: string): void;
  page: Page;
  _pageBuffer: Page[];
  _font: Font;
};

/** What pages call the drawing. */
const NAME = 'Total';
const FONT = 'latin-400';

/**
 * How many pages there are, on every page, before anybody knows it: each page shows one and the same little drawing,
 * which is written last. So pages need not wait in memory for their number.
 */
export class PageTotal {
  private readonly doc: PDFKit.PDFDocument;
  private readonly inside: Inside;
  private readonly drawing: Ref;

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
    this.inside = doc as unknown as Inside;
    this.drawing = this.inside.ref({ Type: 'XObject', Subtype: 'Form', FormType: 1, BBox: [0, -4, 60, 12] });
  }

  /** Shows it on this page; `y` is the top of its line. */
  draw(x: number, y: number, { size }: { size: number }): void {
    this.inside.page.xobjects[NAME] = this.drawing;
    // The page is drawn upside down, as the library does; the drawing is not.
    this.inside.addContent(`q 1 0 0 -1 ${x.toFixed(2)} ${(y + size * 0.95).toFixed(2)} cm /${NAME} Do Q`);
  }

  /** Writes the page that is full, and forgets it. The first stays. */
  letGo(): void {
    this.inside.page.end();
    this.inside._pageBuffer.length = 1;
  }

  finish(pages: number): void {
    this.doc.font(FONT);
    const font = this.inside._font;
    const [hex] = font.encode(String(pages));
    this.drawing.data['Resources'] = { Font: { F: font.ref() } };
    this.drawing.write(`BT 0.318 0.376 0.353 rg /F 8 Tf 0 0 Td <${hex.join('')}> Tj ET`);
    this.drawing.end();
  }
}
