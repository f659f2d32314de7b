/**
 * A block of a section: a paragraph, a list, terms with definitions, a table or a heading. Paragraphs, items
 * and cells may contain links, written `[words](/path)`.
 */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { terms: readonly (readonly [term: string, text: string])[] }
  | { table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] } }
  | { heading: string };

export type LegalSection = {
  /** Part of URLs that people have shared: never rename. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  /** A plain-language summary; not part of the document. */
  plainWords: readonly string[];
  sections: readonly LegalSection[];
};

const textsOf = (block: LegalBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('terms' in block) return block.terms.flat();
  if ('table' in block) return [...block.table.columns, ...block.table.rows.flat()];
  return [block.heading];
};

/** All text of the sections, one block per line. */
export const wordsIn = (sections: readonly LegalSection[]): string =>
  sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]).join('\n');
