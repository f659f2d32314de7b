/** Proves that attacks can fail: the checks find faults that are planted in a response. */
import { expect, test } from 'vitest';
import { seededRandom } from '#test/random.ts';
import { faultsOf } from './answers.ts';
import { failuresIn } from './fuzz.ts';
import { formulaFaults } from './injection.ts';
import { textOf } from './report.ts';
import { spoil } from './schema-values.ts';
import { ambiguityFaults } from './smuggling.ts';
import { deliveryFaults } from './uploads.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
const said = (status: number, body: unknown, headers: object = JSON_HEADERS) =>
  faultsOf('x', { status, text: JSON.stringify(body), headers: { ...headers } });

test('a good answer and a plain refusal have no faults', () => {
  expect(said(200, { anything: true })).toEqual([]);
  expect(
    said(400, {
      error: 'This field is required',
      code: 'validation_failed',
      fields: { a: 'Use 3 letters.' },
    }),
  ).toEqual([]);
  expect(said(503, { error: 'We can’t do that here.', code: 'unavailable' })).toEqual([]);
});

test.each<[string, number, unknown, object?]>([
  ['a server error', 500, { error: 'Something went wrong.', code: 'internal' }],
  ['a stack trace', 400, { error: 'Bad at run (/app/server/core/x.ts:1:2)', code: 'malformed_request' }],
  ['the words of the database', 400, { error: 'A row violates check constraint x', code: 'conflict' }],
  ['a field too many', 400, { error: 'That is wrong.', code: 'conflict', stack: 'x' }],
  ['an unknown code', 400, { error: 'That is wrong.', code: 'oops' }],
  ['one word for a sentence', 400, { error: 'Invalid', code: 'conflict' }],
  ['a page instead of an error', 400, '<h1>Bad Request</h1>', { 'content-type': 'text/html' }],
])('finds %s', (_, status, body, headers) => {
  expect(said(status, body, headers)).not.toEqual([]);
});

const DOWNLOAD = {
  'content-disposition': 'attachment; filename="a.pdf"',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-type': 'application/pdf',
  'cache-control': 'no-store',
};
test.each(Object.keys(DOWNLOAD))('finds a download without %s', (name) => {
  expect(deliveryFaults('x', DOWNLOAD)).toEqual([]);
  expect(deliveryFaults('x', { ...DOWNLOAD, [name]: 'inline' })).toHaveLength(1);
});

test('finds a cell that runs, and lets a negative number be', async () => {
  expect(await formulaFaults('x', 'Item,Value\r\n"Lamp",-5\r\n"\'=1+1",3\r\n')).toEqual([]);
  for (const cell of ['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1'])
    expect(await formulaFaults('x', `Item\r\n"${cell}"\r\n`)).toHaveLength(1);
});

const refusal =
  'HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n{"code":"malformed_request","error":"The request could not be read."}';
test('finds a request with two meanings that was read', () => {
  expect(ambiguityFaults('x', refusal)).toEqual([]);
  for (const reply of [
    '',
    refusal.replace('400 Bad Request', '200 OK'),
    refusal.replace('connection: close', 'connection: keep-alive'),
    refusal.replace('malformed_request', 'validation_failed'),
    refusal + refusal,
  ])
    expect(ambiguityFaults('x', reply)).toHaveLength(1);
});

test('finds failed requests in the log', () => {
  expect(failuresIn('{"msg":"request"}\n{"level":50,"msg":"request failed"}\n')).toHaveLength(1);
});

test('the same seed spoils a body in the same way', () => {
  const body = { email: 'a@example.com', home: { zip: '95969', people: [1, 2] } };
  const spoiled = (seed: number) => JSON.stringify(spoil(body, seededRandom(seed)));
  for (let seed = 1; seed < 20; seed += 1) expect(spoiled(seed)).toBe(spoiled(seed));
  expect(new Set(Array.from({ length: 20 }, (_, seed) => spoiled(seed))).size).toBeGreaterThan(5);
});

test('the report names each attack with its result, and how to repeat the run', () => {
  const result = { seconds: 1, requests: 2, faults: [], skipped: null };
  const text = textOf({
    seed: 7,
    size: 'small',
    at: '2026-11-18',
    results: [
      { ...result, name: 'one' },
      { ...result, name: 'two', faults: ['A door is open.'] },
      { ...result, name: 'three', skipped: 'No browser.' },
    ],
  });
  for (const words of [
    '| one | passed |',
    '| two | FAILED (1) |',
    '- A door is open.',
    'skipped: No browser.',
    '--seed 7 --small',
  ])
    expect(text).toContain(words);
});
