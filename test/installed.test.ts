/** The installed app has no address bar, so a file that replaces the page would leave people without a way back. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The opening tags of links in a component, with their attributes. */
const linksIn = (source: string): string[] => source.match(/<a\s(?:[^>]|=>)*>/g) ?? [];

test('every link to a file of ours downloads it and never opens it in place of the page', () => {
  const faults = globSync('web/**/*.tsx').flatMap((file) =>
    linksIn(readFileSync(file, 'utf8'))
      .filter((link) => /fileAddress\(|['"`]\/api\//.test(link) && !/\bdownload\b/.test(link))
      .map((link) => `${file}: ${link.replaceAll(/\s+/g, ' ')}`),
  );
  expect(faults).toEqual([]);
});
