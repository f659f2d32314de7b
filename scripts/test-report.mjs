// The end of a test run's output: a few lines per failure, and the slowest files.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './boot.mjs';

const MAX_LINES = 9;
const SLOWEST = 20;

const shorten = (message) =>
  stripVTControlCharacters(message ?? 'no message')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(0, MAX_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

const entry = (title, messages) => [`  ${title}`, ...messages.map(shorten)].join('\n');

const section = (title, lines) => (lines.length > 0 ? [title, ...lines].join('\n') : '');

/** From vitest's JSON report: counts, failed tests, and files that couldn't be loaded. */
export function unitResults({
  testResults = [],
  numPassedTests = 0,
  numFailedTests = 0,
  numPendingTests = 0,
  numTodoTests = 0,
}) {
  const failures = testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return message && failed.length === 0
      ? [entry(name, [message])]
      : failed.map((test) => entry(`${name} › ${test.fullName}`, test.failureMessages ?? []));
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    lines: section('Failed:', failures),
  };
}

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** From Playwright's JSON report: counts, failed tests, and errors outside any test. */
export function browserResults(report) {
  const tests = specsOf(report).flatMap(({ file, line, title, tests: runs = [] }) =>
    runs.map(({ status, results }) => ({
      place: `${file}:${line} › ${title}`,
      status,
      messages: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
    })),
  );
  const of = (status) => tests.filter((test) => test.status === status);
  const failed = of('unexpected');
  const entries = (list) => list.map(({ place, messages }) => entry(place, messages));
  const outside = (report.errors ?? []).map(({ message }) => shorten(message));
  return {
    passed: of('expected').length,
    failed: failed.length + outside.length,
    skipped: of('skipped').length,
    lines: [section('Outside of any test:', outside), section('Failed:', entries(failed))]
      .filter(Boolean)
      .join('\n'),
  };
}

const unitFiles = ({ testResults = [] }) =>
  testResults.map(({ name, startTime = 0, endTime = 0 }) => [path.relative(root, name), endTime - startTime]);

function browserFiles(report) {
  const ms = new Map();
  for (const { file, tests = [] } of specsOf(report))
    for (const { results } of tests)
      for (const { duration = 0 } of results) ms.set(file, (ms.get(file) ?? 0) + duration);
  return [...ms].map(([file, total]) => [`test/e2e/${file}`, total]);
}

/** The slowest files, in seconds of worker time. */
export function slowestFiles({ units = [], browser = [] }) {
  const files = [...units.flatMap(unitFiles), ...browser.flatMap(browserFiles)]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([file, ms]) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`);
  return section('Slowest test files:', files);
}
