type Ref = { data: Record<string, unknown>; write(text: string): void; end(): void };
type Font = { ref(): Ref; encode(text: string): [hex: string[], positions: unknown] };
type Page = { xobjects: Record<string, Ref>; end(): void };
/** PDFKit internals that its types don't declare. */
type Inside = {
  ref(data: Record<string, unknown>): Ref;
  addContent(text: string): void;
  page: Page;
  _pageBuffer: Page[];
  _font: Font;
};

/** Resource name of the XObject on each page. */
const NAME = 'Total';
const FONT = 'latin-400';

/**
 * Prints the total page count on every page before it is known: all pages reference one XObject, which is
 * written last. That way, finished pages don't have to stay in memory.
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

  /** Draws the total on this page. `y` is the top of its line. */
  draw(x: number, y: number, { size }: { size: number }): void {
    this.inside.page.xobjects[NAME] = this.drawing;
    // PDFKit flips the page's y axis, so flip it back for the XObject.
    this.inside.addContent(`q 1 0 0 -1 ${x.toFixed(2)} ${(y + size * 0.95).toFixed(2)} cm /${NAME} Do Q`);
  }

  /** Writes the finished page and releases it. The first page stays. */
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
