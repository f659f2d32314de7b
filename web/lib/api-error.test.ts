import { expect, test } from 'vitest';
import { ApiError, codeOf, sentence } from './api-error.ts';

test('an API error has status and body in its message, and code, sentence and fields separately', () => {
  const body = '{"error":"Enter your name.","code":"validation_failed","fields":{"name":"Enter your name"}}';
  const error = new ApiError(400, body, 'Bad Request');
  expect(error.message).toBe(`400: ${body}`);
  expect(error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    sentence: 'Enter your name.',
    fields: { name: 'Enter your name' },
  });
  expect(codeOf(error)).toBe('validation_failed');
});

test.each([
  ['an empty body leaves the status text', '', '502: Bad Gateway'],
  ['a proxy page is kept as it is', '<html>', '502: <html>'],
  ['JSON that is no object says nothing', '"no"', '502: "no"'],
])('%s', (_name, text, message) => {
  const error = new ApiError(502, text, 'Bad Gateway');
  expect(error.message).toBe(message);
  expect(error.code).toBeUndefined();
  expect(sentence(error, 'It did not work.')).toBe('It did not work.');
});

test('a call without a response reports a connection problem', () => {
  expect(sentence(new TypeError('fetch failed'))).toContain('Check your connection');
  expect(sentence(new Error('bug'), 'It did not work.')).toBe('It did not work.');
  expect(codeOf(new Error('bug'))).toBeUndefined();
});
