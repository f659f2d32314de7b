/** What a family stores in the vault can't be read anywhere except through the product. */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { fullHousehold } from './full-household.ts';
import { databaseAsText, folderAsText } from './stored-bytes.ts';
import { openWorld } from './world.ts';

const world = await openWorld();
const canaries = new Map<string, string>();
const secret = (what: string): string => {
  const word = `Canary${randomBytes(8).toString('hex')}`;
  canaries.set(`${what} ${canaries.size}`, word);
  return word;
};

/** The forms in which a word may appear: as is, in lower case, and as bytes in hexadecimal or base64. */
const formsOf = (word: string): string[] => [
  word,
  word.toLowerCase(),
  Buffer.from(word).toString('hex'),
  Buffer.from(word, 'utf16le').toString('latin1'),
  // The middle part, for each of the three possible base64 alignments.
  ...[0, 1, 2].map((shift) =>
    Buffer.from(`${' '.repeat(shift)}${word}`)
      .toString('base64')
      .slice(4, -4),
  ),
];

test('50 planted secrets appear 0 times in the database and the storage folder', async () => {
  const first = await fullHousehold(world, secret);
  const second = await fullHousehold(world, secret);
  expect(canaries.size).toBeGreaterThanOrEqual(50);

  const stored = `${await databaseAsText(world)}\n${await folderAsText(world.deps.config.dataDir)}`;
  const found = [...canaries].filter(([, word]) => formsOf(word).some((form) => stored.includes(form)));
  expect(found).toEqual([]);

  // Checks the search itself: it finds a known word, and the owner can read what was planted.
  expect(stored).toContain(first.ids.homeId);
  expect(stored).toContain(second.me.email);
  const shown = await Promise.all(
    ['documents', 'household', `inventory/${first.ids.itemId}`, 'claims/links'].map(
      async (path) => (await first.me.get(`${first.api}/${path}`)).text,
    ),
  );
  const read = [...canaries.values()].filter((word) => shown.some((text) => text.includes(word)));
  expect(read.length).toBeGreaterThan(15);
});
