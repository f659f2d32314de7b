import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { AnyEndpoint } from '#contract/http.ts';

const web = path.resolve(import.meta.dirname, '../web');
const CALL = /\bpost<typeof (?:(\w+)\.)?(\w+)>\(\s*'([^']+)'/g;
const IMPORT = /import type (?:\* as (\w+)|\{([^}]+)\}) from '(#contract\/[^']+)'/g;

/** Each use of `post`: the file, the endpoint according to its type, and the path that is sent. */
const calls = globSync('**/*.ts', { cwd: web }).flatMap((file) => {
  const source = readFileSync(path.join(web, file), 'utf8');
  const imports = [...source.matchAll(IMPORT)];
  return [...source.matchAll(CALL)].map(([, space, name = '', sent]) => {
    const from = imports.find(([, all, some]) =>
      space ? all === space : some?.split(',').some((one) => one.trim() === name),
    );
    return { file, module: from?.[3], name, sent };
  });
});

test('public pages send their calls to the path, with the method, that the contract names', async () => {
  expect(calls.length).toBeGreaterThan(20);
  for (const { file, module, name, sent } of calls) {
    const contract = (await import(module ?? '')) as Record<string, AnyEndpoint>;
    const { method, path: named, access } = contract[name] ?? {};
    expect({ file, name, method, path: named }).toEqual({ file, name, method: 'POST', path: sent });
    // Members' endpoints need the other helper, which handles step-up and sessions and validates the response.
    expect(access).toBe('public');
  }
});

test('what public pages call loads no schema', () => {
  for (const { file } of calls) {
    const source = readFileSync(path.join(web, file), 'utf8');
    expect(
      source.match(/^import (?!type ).*'(?:zod|#contract\/(?!staff|core\/plans)[^']*)'/gm) ?? [],
    ).toEqual([]);
  }
});
