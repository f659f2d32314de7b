import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAhead } from './load-ahead.ts';

const FILES = [
  'assets/member-1.js',
  'assets/dashboard-2.js',
  'assets/app-3.css',
  'assets/a-4.js',
  'assets/b-5.js',
];
const asked: string[] = [];
let answerTo: (address: string) => Response | Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  answerTo = (address) => (address.endsWith('.json') ? Response.json(FILES) : new Response('x'));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answerTo(address);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('every file of the next page is loaded once', async () => {
  await loadAhead();
  expect(asked).toEqual(['/after-sign-in-en.json', ...FILES.map((file) => `/${file}`)]);
});

test('nothing is loaded for a person who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await loadAhead();
  expect(asked).toEqual([]);
});

test.each([
  ['a missing list', () => new Response('Not found', { status: 404 })],
  ['a captive portal', () => new Response('<p>Welcome to the hotel</p>')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s ends it quietly', async (_, answer) => {
  answerTo = answer;
  await loadAhead();
  expect(asked).toEqual(['/after-sign-in-en.json']);
});
