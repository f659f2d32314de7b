/** The licenses of everything we ship to servers and browsers allow our use. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = {
  version?: string;
  license?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};

/** Licenses that only require including their text and, for fonts, their name. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'Unlicense',
];

/**
 * libvips, the image library under sharp, is under the LGPL. That is fine because it is an unmodified shared library in
 * its own package: anyone can replace it with another build. The builds for Windows and WebAssembly contain it, but we
 * don't ship those, because servers run on Linux.
 */
const SHARED_LIBRARY = /^@img\/sharp-libvips-/;
const NOT_FOR_LINUX = /^@img\/sharp-(win32-|wasm32$)/;
const LGPL = 'LGPL-3.0-or-later';

/** Their package.json names no license, but a file next to it does. Each new version must be read again. */
const READ_BY_HAND: Record<string, { version: string; license: string; file: string; says: string }> = {
  'png-js': { version: '2.0.0', license: 'MIT', file: 'LICENSE', says: 'MIT License' },
};

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Parses an SPDX expression: of "A OR B" one must be allowed, of "A AND B" both. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => isAllowed(part, allowed));
  return plain.split(' AND ').every((part) => allowed.includes(part));
}

/** Returns what is wrong with the license of a package. */
function faultOf(place: string, found: Package): string | undefined {
  const name = nameOf(place);
  const known = READ_BY_HAND[name];
  const license = found.license ?? (known?.version === found.version ? known?.license : undefined);
  if (license === undefined) return `${name} ${found.version} names no license`;
  const allowed = SHARED_LIBRARY.test(name) || NOT_FOR_LINUX.test(name) ? [...ALLOWED, LGPL] : ALLOWED;
  return isAllowed(license, allowed) ? undefined : `${name} is under ${license}`;
}

const faultsIn = (places: readonly string[]) =>
  places.flatMap((place) => faultOf(place, packages[place] ?? {}) ?? []);

/** Finds a package from a location the way Node does: in the nearest node_modules above it. */
function resolve(from: string, name: string): string | undefined {
  const inside = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[inside] || from === '') return packages[inside] && inside;
  return resolve(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/** Packages that the web app imports, with all their dependencies: the bundler includes them in browser files. */
function shippedToBrowsers(): string[] {
  const source = globSync('web/**/*.{ts,tsx,css}').filter((file) => !file.includes('.test.'));
  const imported = source.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\() ?['"]((?:@[\w-]+\/)?[\w-]+)/g)].map(
      ([, name]) => name as string,
    ),
  );
  const reached = new Set<string>();
  const visit = (from: string, names: readonly string[]) => {
    for (const name of names) {
      const place = resolve(from, name);
      if (!place || reached.has(place)) continue;
      reached.add(place);
      visit(place, Object.keys(packages[place]?.dependencies ?? {}));
    }
  };
  visit('', imported);
  return [...reached];
}

test('every package on our servers has a license we can keep to', () => {
  const places = Object.keys(packages).filter((place) => place !== '' && !packages[place]?.dev);
  expect(places.length).toBeGreaterThan(150);
  expect(faultsIn(places)).toEqual([]);
});

test('every package in the web app has a license we can keep to', () => {
  const places = shippedToBrowsers();
  expect(places.map(nameOf)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'scheduler', 'maplibre-gl', 'zod', 'pdfjs-dist']),
  );
  expect(faultsIn(places)).toEqual([]);
});

test('libvips is a file of its own, and builds that contain it are not installed', () => {
  const installed = globSync('node_modules/@img/*').map(nameOf);
  const libraries = installed.filter((name) => SHARED_LIBRARY.test(name));
  expect(libraries.length).toBeGreaterThan(0);
  const files = libraries.map(
    (name) => globSync(`node_modules/${name}/lib/libvips-cpp.{so.*,*dylib}`).length,
  );
  expect(files).toEqual(libraries.map(() => 1));
  expect(installed.filter((name) => NOT_FOR_LINUX.test(name))).toEqual([]);
});

test.each(Object.entries(READ_BY_HAND))('the license file of %s says what we wrote down', (name, known) => {
  const file = `node_modules/${name}/${known.file}`;
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(known.says);
});

test.each<[Package, string]>([
  [{ license: 'GPL-3.0-only', version: '1.0.0' }, 'x is under GPL-3.0-only'],
  [{ license: 'MIT AND LGPL-3.0-or-later', version: '1.0.0' }, 'x is under MIT AND LGPL-3.0-or-later'],
  [{ version: '1.0.0' }, 'x 1.0.0 names no license'],
])('detects a package that is %j', (found, fault) => {
  expect(faultOf('node_modules/x', found)).toBe(fault);
});

test('a new version of a package that names no license has to be read again', () => {
  expect(faultOf('node_modules/png-js', { version: '2.0.1' })).toBe('png-js 2.0.1 names no license');
  expect(faultOf('node_modules/x', { license: '(GPL-3.0-only OR MIT)', version: '1.0.0' })).toBeUndefined();
});
