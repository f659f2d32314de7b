/** Parses documents that answer a standard point by point, so that tests can check them. */
import { existsSync, readFileSync } from 'node:fs';

export type Answer = { id: string; kind: string; text: string };

/** The counts in a document. */
export const NOT_APPLICABLE = 'doesn’t apply';

/** "6.2.1-12" means twelve ids. */
function expand(ids: string): string[] {
  return ids.split(', ').flatMap((id) => {
    const [, section, first, last] = /^(.*\.)(\d+)-(\d+)$/.exec(id) ?? [];
    if (section === undefined) return [id];
    const from = Number(first);
    return Array.from({ length: Number(last) - from + 1 }, (_, n) => `${section}${from + n}`);
  });
}

/**
 * Answers are list items: `- **1.2.4** (test) Statements have parameters: ...`. Under "Doesn't apply" one item may answer
 * several ids and needs no kind.
 */
export function answersIn(document: string): Answer[] {
  const items = document.matchAll(/^- \*\*([\d., -]+)\*\*(?: \(([^)]+)\))?\s+((?:.+\n?)(?: {2,}.+\n?)*)/gm);
  return [...items].flatMap(([, ids = '', kind = NOT_APPLICABLE, text = '']) =>
    expand(ids).map((id) => ({ id, kind, text: text.replaceAll(/\s+/g, ' ').trim() })),
  );
}

export type NamedTest = { file: string; words: string };

/** Every test that a text names: its file in backticks, then parts of the test's name in quotes. */
export function testsIn(text: string): NamedTest[] {
  const named = text.replaceAll(/\s+/g, ' ').matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)*)/g);
  return [...named].flatMap(([, file = '', quotes = '']) => {
    const words = [...quotes.matchAll(/“([^”]+)”/g)].map(([, said = '']) => said);
    return (words.length > 0 ? words : ['']).map((said) => ({ file, words: said }));
  });
}

/** Returns what is wrong with a named test. */
export function testFault({ file, words }: NamedTest): string | undefined {
  if (!existsSync(file)) return `no ${file}`;
  if (words === '') return undefined;
  const source = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
  return source.includes(words) ? undefined : `${file} doesn’t say “${words}”`;
}

/** Returns what is wrong with a single answer, whatever the standard. */
export function answerFaults({ id, kind, text }: Answer, kinds: readonly string[]): string[] {
  const tests = testsIn(text);
  return [
    kinds.includes(kind) ? undefined : `${id} is answered by “${kind}”`,
    kind === 'test' && !tests.some(({ words }) => words !== '') ? `${id} names no test` : undefined,
    kind === 'document' && !/\]\([^)]+\)|`[^`]+`/.test(text) ? `${id} names no document` : undefined,
    text.replaceAll(/`[^`]*`|“[^”]*”/g, '').trim().length < (kind === 'test' ? 1 : 10)
      ? `${id} says too little`
      : undefined,
    ...tests.map(testFault),
  ].filter((fault) => fault !== undefined);
}

/** The table of counts in a document: `| test | 120 |`. */
export const countsIn = (document: string): Record<string, number> =>
  Object.fromEntries(
    [...document.matchAll(/^\| ([a-z’' ]+?) +\| (\d+) +\|$/gm)].map(([, kind = '', count]) => [
      kind.replace("'", '’'),
      Number(count),
    ]),
  );

/** The sentence that lists what is open: `Open: 6.3.3, 7.2.4.` */
export const openIn = (document: string): string[] =>
  /^Open: ([\d.,\s]+)\.$/m.exec(document)?.[1]?.split(/,\s+/) ?? [];

export const countKinds = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind } of answers) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

export const repeated = (ids: readonly string[]): string[] => ids.filter((id, n) => ids.indexOf(id) !== n);
