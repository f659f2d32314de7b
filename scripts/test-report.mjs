// What failed, a few lines each, for the end of the output: whoever sees only that must know what to look at.
import { stripVTControlCharacters } from 'node:util';

const MOST_LINES = 9;

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
const placeOf = ({ file, line, title }) => `${file}:${line} › ${title}`;

/**
 * From Playwright's JSON reports, of all tests and then of those that failed tried again: how many there are of each kind,
 * and the words for those that failed or passed only at last, each try with its error.
 */
export function journeysOf(first, again) {
  const second = new Map(specsOf(again ?? {}).map((spec) => [placeOf(spec), spec.tests ?? []]));
  const tests = specsOf(first).flatMap((spec) =>
    (spec.tests ?? []).map(({ status, results }, at) => {
      const later = status === 'unexpected' ? second.get(placeOf(spec))?.[at] : undefined;
      const isSaved = later?.status === 'expected' || later?.status === 'flaky';
      return {
        place: placeOf(spec),
        status: isSaved ? 'flaky' : status,
        errors: [...results, ...(later?.results ?? [])].flatMap(({ errors = [] }) => errors),
      };
    }),
  );
  const of = (status) => tests.filter((test) => test.status === status);
  const told = (status) =>
    of(status).map(({ place, errors }) =>
      said(
        place,
        errors.map(({ message }) => message),
      ),
    );
  const outside = [...(first.errors ?? []), ...(again?.errors ?? [])].map(({ message }) => shorten(message));
  return {
    passed: of('expected').length + of('flaky').length,
    failed: of('unexpected').length + outside.length,
    skipped: of('skipped').length,
    words: [
      section('Outside of any test:', outside),
      section('Failed:', told('unexpected')),
      section('Passed only when tried again:', told('flaky')),
    ]
      .filter(Boolean)
      .join('\n'),
  };
}
