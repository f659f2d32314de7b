import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserResults, slowestFiles, unitResults } from './test-report.mjs';

const spec = (title: string, status: string, messages: string[] = [], duration = 0) => ({
  file: 'x.spec.ts',
  line: 7,
  title,
  tests: [{ status, results: [{ duration, errors: messages.map((message) => ({ message })) }] }],
});

describe('test run summary', () => {
  it('lists each failed test with its message, without colors, and each file that failed to load', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 2,
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
    expect(unitResults(report)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 2,
      lines: 'Failed:\n  b.test.ts › adds\n    expected 1\n    to be 2\n  c.test.ts\n    Cannot find module',
    });
    expect(unitResults({ testResults: [] }).lines).toBe('');
  });

  it('counts browser tests and reports what failed and where', () => {
    const report = {
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          specs: [spec('works', 'expected'), spec('rests', 'skipped')],
          suites: [{ specs: [spec('breaks', 'unexpected', ['first', 'second'])] }],
        },
      ],
    };
    expect(browserResults(report)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 1,
      lines: [
        'Outside of any test:',
        '    the server did not start',
        'Failed:',
        '  x.spec.ts:7 › breaks',
        '    first',
        '    second',
      ].join('\n'),
    });
    expect(browserResults({ suites: [] })).toEqual({ passed: 0, failed: 0, skipped: 0, lines: '' });
  });

  it('cuts a message after nine lines, enough for a property test’s seed and path', () => {
    const message = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n');
    expect(browserResults({ specs: [spec('long', 'unexpected', [message])] }).lines.split('\n')).toHaveLength(
      2 + 9,
    );
  });

  it('lists the slowest files from both runners, longest first', () => {
    const file = (name: string, ms: number) => ({
      name: path.resolve(name),
      startTime: 1000,
      endTime: 1000 + ms,
    });
    const units = [{ testResults: [file('a.test.ts', 1500), file('b.test.ts', 100)] }];
    const browser = [{ specs: [spec('one', 'expected', [], 900), spec('two', 'expected', [], 1200)] }];
    expect(slowestFiles({ units, browser })).toBe(
      [
        'Slowest test files:',
        '     2.1 s  test/e2e/x.spec.ts',
        '     1.5 s  a.test.ts',
        '     0.1 s  b.test.ts',
      ].join('\n'),
    );
    const many = [{ testResults: Array.from({ length: 30 }, (_, n) => file(`${n}.test.ts`, n)) }];
    expect(slowestFiles({ units: many }).split('\n')).toHaveLength(21);
    expect(slowestFiles({})).toBe('');
  });
});
