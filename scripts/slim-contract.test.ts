import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { emptyExports, JSON_SCHEMA_MODULES, NOT_FOR_BROWSERS, slimContract } from './slim-contract.ts';

const root = path.resolve(import.meta.dirname, '..');
const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => ({ name, code: readFileSync(path.join(root, folder, name), 'utf8') }));
const contracts = sourcesIn('contract').filter(({ code }) => /\.describe\(|\.meta\(|\bendpoint\(/.test(code));

test('an endpoint keeps its method, path, query, body and reply', () => {
  const slim = slimContract(`
export const renameAccount = endpoint({
  method: 'PATCH',
  path: '/api/account',
  access: 'member',
  stepUp: true,
  summary: 'Renames "the" account, in one line',
  errors: ['conflict'],
  params: z.object({ id: z.uuid().describe('Of the account') }),
  body: z.object({ name: z.string().max(80).describe('As people read it') }).meta({ id: 'Name' }),
  reply: account,
  status: 200,
});
const id = account.meta()?.id;`);
  expect(slim.replaceAll(/\s+/g, ' ').trim()).toBe(
    "export const renameAccount = endpoint({ method: 'PATCH', path: '/api/account', " +
      'body: z.object({ name: z.string().max(80) }), reply: account, }); const id = account.meta()?.id;',
  );
});

test('only calls named endpoint lose parts', () => {
  const code = "const rule = describeRule({ summary: 'a', access: 'member' });";
  expect(slimContract(code)).toBe(code);
});

test('every contract file still parses, with the same endpoints and nothing that browsers never read', () => {
  expect(contracts.length).toBeGreaterThan(50);
  for (const { name, code } of contracts) {
    const slim = slimContract(code);
    parseAst(slim, { lang: 'ts' }); // throws if it's no longer valid TypeScript
    const names = (text: string) => [...text.matchAll(/(\w+) = endpoint\(/g)].map(([, found]) => found);
    const again = slimContract(slim);
    expect({ name, endpoints: names(slim), again }).toEqual({ name, endpoints: names(code), again: slim });
  }
});

test('no code in web/ reads a part of an endpoint that the build leaves out', () => {
  const endpoints = contracts.flatMap(({ code }) =>
    [...code.matchAll(/export const (\w+) = endpoint\(/g)].map(([, name]) => name),
  );
  expect(endpoints.length).toBeGreaterThan(300);
  const read = new RegExp(`\\b(?:endpoint|${endpoints.join('|')})\\.(?:${NOT_FOR_BROWSERS.join('|')})\\b`);
  expect('call(endpoint.stepUp)').toMatch(read);
  expect(
    sourcesIn('web').flatMap(({ name, code }) =>
      [read.exec(code)?.[0] ?? []].flat().map((found) => `${name}: ${found}`),
    ),
  ).toEqual([]);
});

test('no code in web/ or contract/ asks zod for what its JSON Schema modules answer', () => {
  const asks = /toJSONSchema|~standard|\.(?:minLength|maxLength|minValue|maxValue)\b/;
  const found = [...sourcesIn('web'), ...sourcesIn('contract')].filter(({ code }) => asks.test(code));
  expect(found.map(({ name }) => name)).toEqual([]);
});

test('the JSON Schema modules of zod keep every name that others import', async () => {
  const zod = path.join(path.dirname(createRequire(import.meta.url).resolve('zod/package.json')), 'v4/core');
  for (const file of ['to-json-schema.js', 'json-schema-processors.js']) {
    const id = path.join(zod, file);
    expect(id).toMatch(JSON_SCHEMA_MODULES);
    const whole = (await import(id)) as Record<string, unknown>;
    const code = emptyExports(readFileSync(id, 'utf8'));
    const empty = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
      string,
      unknown
    >;
    expect([file, ...Object.keys(empty).toSorted()]).toEqual([file, ...Object.keys(whole).toSorted()]);
  }
});
