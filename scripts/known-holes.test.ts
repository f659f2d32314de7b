import { expect, test } from 'vitest';
import { judgeHoles } from './known-holes.mjs';

const report = (vulnerabilities: object) =>
  `npm warn something\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities })}\n`;

test('a server package with a known hole fails the soak run, with its name and severity', () => {
  const hole = { name: 'left-pad', severity: 'low', range: '<1.3.0', fixAvailable: true };
  expect(judgeHoles(report({ 'left-pad': hole }))).toEqual({
    failed: 1,
    lines: 'left-pad <1.3.0: low, and a fixed version exists',
  });
  expect(judgeHoles(report({}))).toEqual({ passed: 1 });
});

test.each(['', 'npm error audit endpoint returned an error', '{"message":"405 Method Not Allowed"}', '{'])(
  'without advisories there is no verdict: %j',
  (output) => {
    expect(judgeHoles(output)).toMatchObject({ skipped: 1 });
  },
);
