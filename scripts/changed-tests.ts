/**
 * Selects tests affected by a change, for `npm test -- --changed`: tests that import a changed file, directly
 * or indirectly, or are in the same folder. Imports aren't followed through files that wire the whole product
 * together, because then every test would depend on everything.
 */
import path from 'node:path';

const WIRING = /^(test\/world|server\/(app|worker|start|main|exports|outboxes))\.ts$/;
/** A change here can break any test. */
const EVERYTHING =
  /^(package(-lock)?\.json|vitest\.config\.ts|migrations\/|test\/(setup|global-setup|world)\.ts$)/;
/** These tests call every endpoint. */
const WALKS = ['test/api.test.ts', 'test/authorization.test.ts'];
/** Shared parts of every page, which browser tests cover. */
const SHARED_PAGES =
  /^(web\/(ui|lib|shell|styles|map|art)\/|web\/[^/]+$|playwright\.config\.ts$|vite\.config\.ts$)/;
const SHARED_SPECS = ['shell', 'member-journey', 'landing', 'accessibility'].map(
  (name) => `test/e2e/${name}.spec.ts`,
);

const IMPORT = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g;

/** Files a source file imports, as paths in the checkout. */
export const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
  );

/** Business terms in a path: its folders, and the name of a contract file. */
function wordsOf(file: string): string[] {
  const [tree = '', ...rest] = file.split('/');
  if (!['contract', 'server', 'web'].includes(tree)) return [];
  return tree === 'contract' ? rest.map((part) => part.replace(/\.ts$/, '')) : rest.slice(0, -1);
}

export function touchedTests(changed: readonly string[], sources: ReadonlyMap<string, string>) {
  const isChanged = new Set(changed);
  const imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]));
  const reaches = (file: string, visited: Set<string>): boolean => {
    if (isChanged.has(file)) return true;
    if (visited.has(file) || (WIRING.test(file) && visited.size > 0)) return false;
    visited.add(file);
    return (imports.get(file) ?? []).some((imported) => reaches(imported, visited));
  };
  const files = [...sources.keys()].toSorted();
  const folders = new Set(
    changed
      .filter((file) => /^(server|web|contract|seeds)\//.test(file))
      .map((file) => path.posix.dirname(file)),
  );
  const isProduct = changed.some((file) => /^(server|contract|seeds)\//.test(file));

  const units = files.filter((file) => file.endsWith('.test.ts'));
  const unit = changed.some((file) => EVERYTHING.test(file))
    ? units
    : units.filter(
        (file) =>
          reaches(file, new Set()) ||
          folders.has(path.posix.dirname(file)) ||
          (isProduct && WALKS.includes(file)),
      );

  const words = new Set(changed.flatMap(wordsOf));
  const isShared = changed.some((file) => SHARED_PAGES.test(file));
  const isAbout = (file: string) => {
    const name = path.posix.basename(file, '.spec.ts');
    return [...words].some((word) => name === word || name.startsWith(`${word}-`));
  };
  const e2e = files
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => reaches(file, new Set()) || isAbout(file) || (isShared && SHARED_SPECS.includes(file)));
  return { unit, e2e };
}
