/** Prints as JSON which files differ from the last commit and which tests are affected. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { touchedTests } from './changed-tests.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const untracked = git('ls-files', '--others', '--exclude-standard');
const changed = [...git('diff', '--name-only', 'HEAD'), ...untracked].filter((file) => existsSync(file));
const sources = new Map(
  [...git('ls-files', '*.ts', '*.tsx'), ...untracked]
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
process.stdout.write(JSON.stringify({ changed, ...touchedTests(changed, sources) }));
