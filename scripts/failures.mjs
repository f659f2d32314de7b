// What failed, a few lines each, for the end of the output: whoever sees only that must know what to look at.
import { stripVTControlCharacters } from 'node:util';

const MOST_LINES = 12;

const shorten = (message) =>
  stripVTControlCharacters(message ?? 'no message')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

const said = (title, tries) => [`  ${title}`, ...tries.map(shorten)].join('\n');

const section = (title, lines) => (lines.length > 0 ? [title, ...lines].join('\n') : '');

/** From vitest's JSON report: every failed test, and every file that could not be loaded. */
export function failedUnits({ testResults = [] }) {
  const lines = testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return message && failed.length === 0
      ? [said(name, [message])]
      : failed.map((test) => said(`${name} › ${test.fullName}`, test.failureMessages ?? []));
  });
  return section('Failed:', lines);
}

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** From Playwright's JSON report: every test that failed and every one that passed only when tried again, each try with its error. */
export function failedJourneys(report) {
  const told = (status) =>
    specsOf(report).flatMap(({ file, line, title, tests = [] }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) =>
          said(
            `${file}:${line} › ${title}`,
            results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
          ),
        ),
    );
  const outside = (report.errors ?? []).map(({ message }) => shorten(message));
  return [
    section('Outside of any test:', outside),
    section('Failed:', told('unexpected')),
    section('Passed only when tried again:', told('flaky')),
  ]
    .filter(Boolean)
    .join('\n');
}
