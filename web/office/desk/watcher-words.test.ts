import { expect, test } from 'vitest';
import { watcherWords } from './watcher-words.ts';

const at = (name: string, isTyping = false) => ({ name, isTyping });

test.each([
  [[], null],
  [[at('Ben')], 'Ben is viewing this case, too.'],
  [[at('Ben', true)], 'Ben is typing a reply.'],
  [[at('Ben'), at('Cleo')], 'Ben and Cleo are viewing this case, too.'],
  [
    [at('Ben', true), at('Cleo'), at('Dee'), at('Eli')],
    'Ben is typing a reply. Cleo, Dee, and Eli are viewing this case, too.',
  ],
])('who else is on a case: %j', (others, words) => {
  expect(watcherWords(others)).toBe(words);
});
