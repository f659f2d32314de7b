/**
 * The contract describes the API to three readers: the server, the browser and the API document. The parts
 * that browsers never read made up a tenth of the member app's own code, and zod copies a schema for every
 * `describe` and `meta`. The browser build removes both.
 */
import { readFileSync } from 'node:fs';
import { parseAst, type Plugin } from 'vite';

/** Parts of an endpoint that no code in web/ reads. The test checks it. */
export const NOT_FOR_BROWSERS = [
  'access',
  'cache',
  'demoOnly',
  'errors',
  'idempotent',
  'may',
  'once',
  'params',
  'status',
  'stepUp',
  'summary',
] as const;

/** zod stores these for documentation. Parsing doesn't read them. */
const NOTES = ['describe', 'meta'];

type Node = { type: string; start: number; end: number };
type Name = Node & { name?: string };
type Call = Node & { callee: Node & { name?: string; property?: Name; object?: Node }; arguments: Node[] };
type Literal = Node & { properties: (Node & { key?: Name })[] };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Every node of a syntax tree. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesOf(value);
}

type Range = readonly [start: number, end: number];

/**
 * `.describe('…')` and `.meta({ … })`, starting at the dot. `.meta()` without arguments reads metadata, so it
 * stays.
 */
function noteIn(node: Node): Range[] {
  if (node.type !== 'CallExpression') return [];
  const { callee, arguments: given, end } = node as Call;
  const isNote = callee.object && NOTES.includes(callee.property?.name ?? '') && given.length === 1;
  return isNote ? [[callee.object?.end ?? end, end]] : [];
}

/** The parts of one endpoint to remove, each with its comma. */
function partsIn(node: Node, code: string): Range[] {
  if (node.type !== 'CallExpression') return [];
  const { callee, arguments: given } = node as Call;
  const [literal] = given;
  if (callee.name !== 'endpoint' || literal?.type !== 'ObjectExpression') return [];
  return (literal as Literal).properties
    .filter(({ key }) => (NOT_FOR_BROWSERS as readonly string[]).includes(key?.name ?? ''))
    .map(({ start, end }) => [start, end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)]);
}

/** Returns a contract module without the parts that browsers never read. */
export function slimContract(code: string): string {
  const tree = parseAst(code, { lang: 'ts' }) as unknown as Node;
  const unread = [...nodesOf(tree)].flatMap((node) => [...noteIn(node), ...partsIn(node, code)]);
  let slim = '';
  let at = 0;
  // A removed part may contain notes.
  for (const [start, end] of unread.toSorted(([a], [b]) => a - b)) {
    if (start < at) continue;
    slim += code.slice(at, start);
    at = end;
  }
  return slim + code.slice(at);
}

/** zod's two modules that write JSON Schema, for API documents. Every schema class imports them. */
export const JSON_SCHEMA_MODULES = /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/** Returns a module with the same exports, all undefined: no code in web/ writes JSON Schema. */
export const emptyExports = (code: string): string =>
  [...code.matchAll(/^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm)]
    .map(([, name, renamed]) => name ?? renamed ?? '')
    .map((name) =>
      name === 'process'
        ? 'const none = undefined; export { none as process };'
        : `export const ${name} = undefined;`,
    )
    .join('\n');

const isForBrowsers: Plugin['apply'] = (_config, { command, isSsrBuild }) =>
  command === 'build' && !isSsrBuild;

export const slimContracts = (): Plugin[] => [
  {
    name: 'slim-contract',
    apply: isForBrowsers,
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/.*\.ts$/, code: /\.describe\(|\.meta\(|\bendpoint\(/ },
      handler: (code) => ({ code: slimContract(code), map: null }),
    },
  },
  {
    name: 'no-json-schema',
    apply: isForBrowsers,
    load: {
      filter: { id: JSON_SCHEMA_MODULES },
      handler: (id) => ({ code: emptyExports(readFileSync(id, 'utf8')), map: null }),
    },
  },
];
