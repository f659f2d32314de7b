import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/text/language.ts';

const root = path.resolve(import.meta.dirname, '..');
const folderOf = (language: string) => path.join(root, 'contract/text', language);
const filesOf = (language: string) =>
  readdirSync(folderOf(language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted();

const catalogs = filesOf('en');

type Shape = string | { [name: string]: Shape };

/** What a message needs: nothing, that many facts, or the same of each message in it. */
function shapeOf(message: unknown): Shape {
  if (typeof message === 'string') return 'text';
  if (typeof message === 'function') return `text of ${message.length} facts`;
  if (Array.isArray(message)) return 'list';
  return Object.fromEntries(
    Object.entries(message as object).map(([name, part]) => [name, shapeOf(part)] as const),
  );
}

const load = async (language: string, file: string): Promise<object> =>
  (await import(path.join(folderOf(language), file))) as object;

/** Everything that may use a message: product code in the browser and on the server, and the catalogs themselves. */
function sources(): string[] {
  const isCode = (file: string) => /\.(tsx?|html)$/.test(file) && !/\.test\.tsx?$/.test(file);
  return ['contract', 'server', 'web', 'scripts', 'seeds'].flatMap((tree) =>
    readdirSync(path.join(root, tree), { recursive: true, encoding: 'utf8' })
      .filter((file) => isCode(file) && !(tree === 'contract' && /^text[\\/]es/.test(file)))
      .map((file) => readFileSync(path.join(root, tree, file), 'utf8')),
  );
}

describe('the message catalogs', () => {
  it('have the same topics in every language', () => {
    for (const language of LANGUAGES) expect(filesOf(language)).toEqual(catalogs);
  });

  it.each(catalogs)('have the same messages with the same facts in %s', async (file) => {
    const english = shapeOf(await load('en', file));
    for (const language of LANGUAGES) expect(shapeOf(await load(language, file))).toEqual(english);
  });

  it('hold no message that nothing uses', async () => {
    const counts = new Map<string, number>();
    for (const text of sources())
      for (const word of text.match(/\w+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
    const unused: string[] = [];
    for (const file of catalogs)
      for (const name of Object.keys(await load('en', file)))
        if ((counts.get(name) ?? 0) < 2) unused.push(`${file}: ${name}`);
    expect(unused).toEqual([]);
  });
});
