import { describe, expect, it } from 'vitest';
import { failedJourneys, failedUnits } from './failures.mjs';

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

  it('tells every try of a journey, and keeps those that passed at last apart', () => {
    const spec = (title: string, status: string, ...results: ReturnType<typeof result>[]) => ({
      file: 'x.spec.ts',
      line: 7,
      title,
      tests: [{ status, results }],
    });
    const report = {
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          specs: [spec('works', 'expected', result())],
          suites: [
            {
              specs: [
                spec('breaks', 'unexpected', result('first'), result('second', 'third')),
                spec('shakes', 'flaky', result('once'), result()),
              ],
            },
          ],
        },
      ],
    };
    expect(failedJourneys(report)).toBe(
      [
        'Outside of any test:',
        '    the server did not start',
        'Failed:',
        '  x.spec.ts:7 › breaks',
        '    first',
        '    second',
        '    third',
        'Passed only when tried again:',
        '  x.spec.ts:7 › shakes',
        '    once',
      ].join('\n'),
    );
    expect(failedJourneys({ suites: [] })).toBe('');
  });

  it('stops after a dozen lines of one message', () => {
    const message = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n');
    const report = {
      suites: [
        {
          specs: [
            {
              file: 'y.spec.ts',
              line: 1,
              title: 'long',
              tests: [{ status: 'unexpected', results: [result(message)] }],
            },
          ],
        },
      ],
    };
    expect(failedJourneys(report).split('\n')).toHaveLength(2 + 12);
  });
});
