import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Documents name only things that exist. Names are words in backticks, commands in code blocks, and links.

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
const files = git('ls-files', '--cached', '--others', '--exclude-standard')
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const documents = files.filter((file) => /^[A-Z]+\.md$|^docs\/.*\.md$/.test(file));
const folders = new Set(
  files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] as string),
);
const { scripts, imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  imports: Record<string, string>;
};
const source = files
  .filter(
    (file) =>
      file !== 'test/docs.test.ts' && /\.(ts|tsx|mjs|ya?ml)$|^Dockerfile$|^\.env\.example$/.test(file),
  )
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const FENCE = /^```[^\n]*\n([\s\S]*?)^```/gm;
const SOURCE_FILE = /\.(ts|tsx|mjs|css|html|json|md|ya?ml|sql)$/;

/** The problems of a single word that may name a file, a folder or a setting. */
function wordFault(word: string): string | undefined {
  const name = word
    .replace(/^#([a-z]+)\//, (alias, first: string) => (imports[`#${first}/*`] ? `${first}/` : alias))
    .replace(/^\.\//, '')
    .replace(/\/$/, '');
  if (/[<{$…]|^\/|^@|:\/\//.test(name)) return undefined; // a pattern, a route, a package, an address
  const first = name.split('/')[0] as string;
  if (name.includes('*')) {
    return folders.has(first) && globSync(name).length === 0 ? `nothing matches ${word}` : undefined;
  }
  if (name.includes('/') && folders.has(first)) return existsSync(name) ? undefined : `no ${word}`;
  if (SOURCE_FILE.test(name) && /^[\w./-]+$/.test(name)) {
    return files.some((file) => file === name || file.endsWith(`/${name}`)) ? undefined : `no file ${word}`;
  }
  if (/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(name)) {
    return new RegExp(`\\b${name}\\b`).test(source) ? undefined : `nothing reads ${word}`;
  }
  return undefined;
}

function commandFaults(text: string): string[] {
  return [...text.matchAll(/\bnpm (run )?([a-z][a-z:-]*)/g)]
    .filter(([, run, name]) => (run || name === 'start' || name === 'test') && !scripts[name as string])
    .map(([said]) => `no ${said}`);
}

/** The anchor of a heading in a link: lower case, dashes, no punctuation. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function linkFault(from: string, target: string): string | undefined {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [file, heading] = target.split('#') as [string, string?];
  const to = file === '' ? from : path.join(path.dirname(from), decodeURI(file));
  if (!existsSync(to)) return `the link ${target} leads nowhere`;
  if (!heading) return undefined;
  const headings = [...readFileSync(to, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, text]) =>
    anchor(text as string),
  );
  return headings.includes(heading) ? undefined : `the link ${target} names no heading`;
}

function faultsOf(file: string, text: string): string[] {
  const prose = text.replace(FENCE, '');
  const blocks = [...text.matchAll(FENCE)].map(([, block]) => block as string);
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code as string);
  const words = inline.flatMap((code) => code.split(/\s+/));
  // In a code block only whole paths count, because a drawing of the tree indents bare names.
  const paths = blocks
    .flatMap((block) => block.split(/\s+/))
    .filter((word) => /^[\w.#-]+\/[\w./-]*\w$/.test(word));
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string);
  return [
    ...[...words, ...paths].map(wordFault),
    ...[...inline, ...blocks].flatMap(commandFaults),
    ...links.map((target) => linkFault(file, target)),
  ].filter((fault) => fault !== undefined);
}

test.each(documents.map((file) => [file]))('%s refers only to things that exist', (file) => {
  expect(faultsOf(file, readFileSync(file, 'utf8'))).toEqual([]);
});

test('detects a document that refers to things that don’t exist', () => {
  const text = [
    'See `server/nowhere.ts`, `nothing-here.ts`, `#server/platform/lost.ts`, `test/nope-*.ts` and `NO_SUCH_SETTING`;',
    'run `npm run vanish`, read [this](docs/missing.md) and [that](#no-such-heading).',
    '```sh\nnpm run disappear\nnode scripts/gone.mjs\n```',
  ].join('\n');
  expect(faultsOf('package.json', text)).toHaveLength(10);
});

test('accepts a document that refers to things that exist', () => {
  const text = [
    'See `package.json`, `scripts/boot.mjs`, `scripts/`, `#test/docs.test.ts`, `test/*.test.ts`, `server/<name>/<name>.ts`,',
    '`GET /api/openapi.json`, `/healthz`, `@types/node` and `DATABASE_URL`; run `npm test -- --only unit` or `npm ci`.',
    '```sh\nnpm start\nnode scripts/check-lock.mjs\n```',
  ].join('\n');
  expect(faultsOf('package.json', text)).toEqual([]);
});

/**
 * The project's text is about the product, for any reader: no private addresses, no one's machine, no leftover notes.
 */
const UNWANTED = [
  /registry\.(npmjs|yarnpkg)\.\w+|_registry\b|\bnpm\.pkg\.github/,
  /(^|[\s"'`(=])\/(root|work|Users)\//m,
  // In quotes it is the status of a task.
  /(?<!['"])\b(TODO|FIXME|XXX)\b/,
  /lorem ipsum|coming soon/i,
  /\b(language model|ai[- ]generated|copilot|subagent)\b/i,
];

test('no tracked text mentions a registry, a machine or unfinished work', () => {
  const checked = files.filter(
    (file) => file !== 'test/docs.test.ts' && !/\.(png|jpe?g|webp|ico|woff2?|pdf)$/.test(file),
  );
  const faults = checked.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return UNWANTED.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map(
      (said) => `${file}: ${said.trim()}`,
    );
  });
  expect(faults).toEqual([]);
});
