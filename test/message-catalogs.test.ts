import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/text/language.ts';
import { unusedMessages } from './message-usage.ts';

const root = path.resolve(import.meta.dirname, '..');
const folderOf = (language: string) => path.join(root, 'contract/text', language);
const filesOf = (language: string) =>
  readdirSync(folderOf(language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted();

const catalogs = filesOf('en');

type Shape = string | { [name: string]: Shape };

/**
 * The parameters of a message: none, this many facts, or for each message in it. Lists have the same length in every
 * language.
 */
function shapeOf(message: unknown): Shape {
  if (typeof message === 'string') return 'text';
  if (typeof message === 'function') return `text of ${message.length} facts`;
  return Object.fromEntries(
    Object.entries(message as object).map(([name, part]) => [name, shapeOf(part)] as const),
  );
}

const load = async (language: string, file: string): Promise<object> =>
  (await import(path.join(folderOf(language), file))) as object;

describe('the message catalogs', () => {
  it('have the same topics in every language', () => {
    for (const language of LANGUAGES) expect(filesOf(language)).toEqual(catalogs);
  });

  it.each(catalogs)('have the same messages with the same facts in %s', async (file) => {
    const english = shapeOf(await load('en', file));
    for (const language of LANGUAGES) expect(shapeOf(await load(language, file))).toEqual(english);
  });

  it.each(catalogs)('hold no message that nothing uses in %s', async (file) => {
    expect(unusedMessages(file, Object.keys(await load('en', file)))).toEqual([]);
  });

  it.each([
    ['service/advisor.ts', 'homeAdvisor'],
    ['service/cases-errors.ts', 'closed'],
    ['ui/parts.ts', 'notSaved'],
  ])('are searched well enough to find one in %s', (file, shown) => {
    expect(unusedMessages(file, [shown, 'planted'])).toEqual(['planted']);
  });
});
