/** Which messages of a catalog the product shows, derived from its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Source = { file: string; text: string };

const root = path.resolve(import.meta.dirname, '..');
const TEXT = 'contract/text/';
const ENGLISH = `${TEXT}en/`;

/** Product code: no tests, no other language, and not the lists of all catalogs. */
const isProduct = (file: string): boolean =>
  /\.(tsx?|mjs|html)$/.test(file) &&
  !/\.test\.tsx?$/.test(file) &&
  !new RegExp(`^${TEXT}(es/|english\\.ts|spanish\\.ts)`).test(file);

const read = (file: string): Source => ({ file, text: readFileSync(path.join(root, file), 'utf8') });

const sources: Source[] = [
  ...['contract', 'server', 'web', 'scripts', 'seeds'].flatMap((tree) =>
    readdirSync(path.join(root, tree), { recursive: true, encoding: 'utf8' })
      .map((file) => `${tree}/${file.replaceAll('\\', '/')}`)
      .filter(isProduct)
      .map(read),
  ),
  read('vite.config.ts'),
];

/** The server's name for each catalog, by its file: `say().casesErrors`. */
const serverNames: Map<string, string> = (() => {
  const { text } = read(`${TEXT}english.ts`);
  const files = new Map(
    [...text.matchAll(/import \* as (\w+) from '\.\/en\/([^']+)'/g)].map(([, name = '', file = '']) => [
      name,
      file,
    ]),
  );
  return new Map(
    [...text.matchAll(/^ {2}(\w+)(?:: (\w+))?,$/gm)].map(([, key = '', name = key]) => [
      files.get(name) ?? '',
      key,
    ]),
  );
})();

/** The catalog that an import refers to, as a file below `contract/text/en`. */
function catalogOf(imported: string, by: string): string | undefined {
  if (imported.startsWith('#text/')) return imported.slice('#text/'.length);
  if (imported.startsWith('.') && by.startsWith(ENGLISH))
    return path.posix.join(path.posix.dirname(by.slice(ENGLISH.length)), imported);
  return /\/text\/en\/(.*)$/.exec(imported)?.[1];
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** What code that imports a catalog uses from it, and whether the catalog is passed on to other code. */
type Taken = { names: Set<string>; isHandedOn: boolean };
const imported = new Map<string, Taken>();

function take(catalog: string, names: readonly string[], isHandedOn = false): void {
  const known = imported.get(catalog) ?? { names: new Set<string>(), isHandedOn: false };
  for (const name of names) known.names.add(name);
  imported.set(catalog, { ...known, isHandedOn: known.isHandedOn || isHandedOn });
}

for (const { file, text } of sources) {
  if (!text.includes('text/') && !file.startsWith(ENGLISH)) continue;
  const statements = text.matchAll(/import (?:type )?(?:\* as (\w+)|\{([^}]*)\}) from '([^']+)'/g);
  for (const [whole, alias, names, from = ''] of statements) {
    const catalog = catalogOf(from, file);
    if (catalog === undefined) continue;
    take(catalog, names?.split(',').map((name) => name.trim().split(' ')[0] ?? '') ?? []);
    if (alias === undefined) continue;
    const code = withoutComments(text).replace(whole, '');
    const said = code.matchAll(new RegExp(`(?:\\.\\.\\.|(?<![\\w.]))${alias}\\.(\\w+)`, 'g'));
    // The catalog itself is passed on, or a message is chosen at runtime.
    const isHandedOn = new RegExp(`(?<![\\w.'-])${alias}(?=[\\[;,)]| [}|])`).test(code);
    take(
      catalog,
      [...said].map(([, name = '']) => name),
      isHandedOn,
    );
  }
}

const outsideCatalogs = sources.filter(({ file }) => !file.startsWith(TEXT));
const onServer = outsideCatalogs.filter(({ file }) => /^(server|contract|seeds)\//.test(file));

/** The code of every folder that uses a server catalog. */
function speakersOf(catalog: string): string[] {
  const key = serverNames.get(catalog);
  if (key === undefined) return [];
  // `cashMessages` and `CashMessages` are the catalog `cash`.
  const speaks = new RegExp(`\\b${key}(Messages)?\\b`, 'i');
  const folders = new Set(
    onServer.filter(({ text }) => speaks.test(text)).map(({ file }) => path.dirname(file)),
  );
  return onServer.filter(({ file }) => folders.has(path.dirname(file))).map(({ text }) => text);
}

/** Whether code uses a message, or names it to choose it at runtime. */
function isSaid(message: string, code: readonly string[]): boolean {
  const says = new RegExp(`[.{,']\\s*${message}\\b`);
  return code.some((text) => says.test(text));
}

/** Messages of a catalog that are never shown. */
export function unusedMessages(catalog: string, messages: readonly string[]): string[] {
  const { names, isHandedOn } = imported.get(catalog) ?? { names: new Set<string>(), isHandedOn: false };
  const left = messages.filter((message) => !names.has(message));
  if (left.length === 0) return [];
  const code = isHandedOn ? outsideCatalogs.map(({ text }) => text) : speakersOf(catalog);
  return left.filter((message) => !isSaid(message, code));
}
