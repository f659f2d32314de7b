import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Files of the project that a module imports, from its root. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/^(?:import|export) [^;]*?from '([.#][^']+)'/gm)].map(([, to = '']) =>
    to.startsWith('#') ? to.slice(1) : path.join(path.dirname(file), to),
  );

test('the web app is rebuilt after a change to anything its build imports', () => {
  const [, list = ''] = /WEB_INPUTS = \[([^\]]*)\]/.exec(read('scripts/boot.mjs')) ?? [];
  const inputs = [...list.matchAll(/'([^']+)'/g)].map(([, input = '']) => input);
  expect(inputs).toContain('scripts/build-web.ts');
  expect(inputs.filter((input) => !existsSync(path.join(root, input)))).toEqual([]);

  const isInput = (file: string) => inputs.some((input) => file === input || file.startsWith(`${input}/`));
  const ours = inputs.filter((input) => /^(scripts\/|vite\.config)/.test(input));
  const imported = new Set(ours.flatMap(importsOf));
  expect(imported.size).toBeGreaterThan(10);
  expect([...imported].filter((file) => !isInput(file))).toEqual([]);
});
