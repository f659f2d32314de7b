// Packages on our servers with known vulnerabilities, as `npm audit --omit=dev --json` reports them.

/**
 * Reads the report. Any vulnerability fails the run, regardless of severity, which is stricter than
 * docs/security.md requires. Without the registry's advisories there is no verdict, which isn't the same as
 * no known vulnerabilities.
 */
export function judgeHoles(output) {
  const report = readReport(output);
  if (!report?.vulnerabilities)
    return { skipped: 1, lines: 'The registry gives no advisories here, so known holes were not checked.' };
  const found = Object.values(report.vulnerabilities).map(
    ({ name, severity, range, fixAvailable }) =>
      `${name} ${range}: ${severity}${fixAvailable ? ', and a fixed version exists' : ''}`,
  );
  return found.length === 0 ? { passed: 1 } : { failed: 1, lines: found.join('\n') };
}

/** npm prints warnings around the JSON. */
function readReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
