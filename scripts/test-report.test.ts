import { describe, expect, it } from 'vitest';
import { failedUnits, journeysOf } from './failures.mjs';

const result = (...messages: string[]): { errors: { message: string }[] } => ({
  errors: messages.map((message) => ({ message })),
});

describe('the end of a test run', () => {
  it('names each failed test with its words, without colours, and each file that did not load', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', message: '', assertionResults: [{ status: 'passed', fullName: 'fine' }] },
        {
          name: 'b.test.ts',
          message: '',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'adds',
              failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\nto be 2'],
            },
          ],
        },
        { name: 'c.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    };
    expect(failedUnits(report)).toBe(
      'Failed:\n  b.test.ts › adds\n    expected 1\n    to be 2\n  c.test.ts\n    Cannot find module',
    );
    expect(failedUnits({ testResults: [] })).toBe('');
  });

  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: 'x.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [result(...messages)] }],
  });

  it('counts journeys, and tells what failed and where', () => {
    const report = {
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          specs: [spec('works', 'expected'), spec('rests', 'skipped')],
          suites: [{ specs: [spec('breaks', 'unexpected', 'first', 'second')] }],
        },
      ],
    };
    expect(journeysOf(report)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 1,
      words: [
        'Outside of any test:',
        '    the server did not start',
        'Failed:',
        '  x.spec.ts:7 › breaks',
        '    first',
        '    second',
      ].join('\n'),
    });
    expect(journeysOf({ suites: [] })).toEqual({ passed: 0, failed: 0, skipped: 0, words: '' });
  });

  it('keeps journeys that passed at last apart from those that failed twice', () => {
    const first = {
      specs: [
        spec('shakes', 'unexpected', 'once'),
        spec('breaks', 'unexpected', 'here'),
        spec('works', 'expected'),
      ],
    };
    const again = {
      suites: [{ specs: [spec('shakes', 'expected'), spec('breaks', 'unexpected', 'there')] }],
    };
    expect(journeysOf(first, again)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
      words: [
        'Failed:',
        '  x.spec.ts:7 › breaks',
        '    here',
        '    there',
        'Passed only when tried again:',
        '  x.spec.ts:7 › shakes',
        '    once',
      ].join('\n'),
    });
  });

  it('takes what was not tried again for failed', () => {
    const first = { specs: [spec('breaks', 'unexpected', 'here')] };
    expect(journeysOf(first, { errors: [{ message: 'no server' }] })).toMatchObject({ passed: 0, failed: 2 });
  });

  it('stops after nine lines of one message', () => {
    const message = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n');
    expect(journeysOf({ specs: [spec('long', 'unexpected', message)] }).words.split('\n')).toHaveLength(
      2 + 9,
    );
  });
});
