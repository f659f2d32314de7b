/** 5,000 rows with 40 columns. */
export const MOST_CELLS = 200_000;

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}=["']([^"']*)["']`).exec(tag)?.[1];

const tagsOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? [];

/** The worksheets that may be read: the workbook's first one, or all of them if that isn't clear. */
function sheetsOf(parts: ReadonlyMap<string, Buffer>): Buffer[] {
  const [sheet = ''] = tagsOf(parts.get('xl/workbook.xml')?.toString() ?? '', 'sheet');
  const id = attributeOf(sheet, 'r:id');
  const target = tagsOf(parts.get('xl/_rels/workbook.xml.rels')?.toString() ?? '', 'Relationship')
    .filter((tag) => attributeOf(tag, 'Id') === id)
    .map((tag) => attributeOf(tag, 'Target'))[0];
  const first = target && parts.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  if (first) return [first];
  return [...parts].filter(([name]) => name.startsWith('xl/worksheets/')).map(([, content]) => content);
}

/** A column by its letters: A is 1, Z is 26, AA is 27. */
const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const CELL = /<(?:\w+:)?c\b[^>]*?\br\s*=\s*["']([A-Z]{1,7})(\d{1,9})["']/g;
const ROW = /<(?:\w+:)?row\b[^>]*?\br\s*=\s*["'](\d{1,9})["']/g;

/** How many cells the sheet has as a full rectangle up to its last cell, which is what reading it costs. */
function rectangleOf(sheet: Buffer): number {
  const xml = sheet.toString('latin1'); // names and numbers are ASCII
  let [rows, columns] = [1, 1];
  for (const [, row] of xml.matchAll(ROW)) rows = Math.max(rows, Number(row));
  for (const [, letters = '', row] of xml.matchAll(CELL)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnOf(letters));
  }
  return rows * columns;
}

export const cellsOfFirstSheet = (parts: ReadonlyMap<string, Buffer>): number =>
  Math.max(0, ...sheetsOf(parts).map(rectangleOf));
