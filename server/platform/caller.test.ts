import { expect, test } from 'vitest';
import { callerLanguage, languageIn, speakTo, withCaller } from './caller.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['es-US', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['ES', 'es'],
  ['fr-FR,es;q=0.9', 'en'],
  ['est', 'en'],
] as const)('a browser that asks for %s reads %s', (header, language) => {
  expect(languageIn(header)).toBe(language);
});

test('an account’s language counts more than the browser’s, for this request only', async () => {
  const headers = { 'accept-language': 'es' };
  const [known, unknown] = await Promise.all([
    withCaller({ ip: '192.0.2.1', headers }, async () => {
      speakTo('en');
      await Promise.resolve();
      return callerLanguage();
    }),
    withCaller({ ip: '192.0.2.2', headers }, async () => {
      await Promise.resolve();
      return callerLanguage();
    }),
  ]);
  expect([known, unknown, callerLanguage()]).toEqual(['en', 'es', 'en']);
});
