/**
 * What a section is made of: a paragraph, a list, terms with what they mean, a table, or a heading. Paragraphs, items
 * and cells may hold links, written `[words](/path)`.
 */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { terms: readonly (readonly [term: string, text: string])[] }
  | { table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] } }
  | { heading: string };

export type LegalSection = {
  /** Stands in addresses people have copied: never renamed. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  /** The document's own words, shorter: not a part of it. */
  plainWords: readonly string[];
  sections: readonly LegalSection[];
};

/** Both documents are of this day. */
export const LAST_UPDATED = 'September 18, 2025';

const textsOf = (block: LegalBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('terms' in block) return block.terms.flat();
  if ('table' in block) return [...block.table.columns, ...block.table.rows.flat()];
  return [block.heading];
};

/** Everything a document or section says, one text a line. */
export const wordsIn = (sections: readonly LegalSection[]): string =>
  sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]).join('\n');
