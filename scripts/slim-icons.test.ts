import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { iconFiles, importIconsDirectly, slimIcon } from './slim-icons.ts';

const folder = path.resolve(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons');
const sourceOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');

test('an icon of the build has the shapes of the library, without names and keys', () => {
  const library = [...sourceOf('flame.mjs').matchAll(/ d: "([^"]+)"/g)].map(([, line]) => line);
  const slim = slimIcon(sourceOf('flame.mjs')) ?? '';
  expect([...slim.matchAll(/ d: "([^"]+)"/g)].map(([, line]) => line)).toEqual(library);
  expect(slim).not.toMatch(/key:|name:|flame/);
});

test('every icon of the library can be read', () => {
  const icons = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  expect(icons.length).toBeGreaterThan(1000);
  const unread = icons.filter((name) => {
    const source = sourceOf(name);
    return source.includes('createLucideIcon(') && slimIcon(source) === null;
  });
  expect(unread).toEqual([]);
});

test('each icon is imported from its own module, also under another name', () => {
  const files = iconFiles();
  const code = importIconsDirectly(
    "import { House, X as Close, type LucideProps } from 'lucide-react';\nimport type { LucideIcon } from 'lucide-react';",
    files,
  );
  expect(code).toMatch(
    /import House from "[^"]+\/icons\/house\.mjs"; import Close from "[^"]+\/icons\/x\.mjs";\n/,
  );
  expect(code).toContain("import type { LucideIcon } from 'lucide-react';");
  expect(() => importIconsDirectly("import { Housse } from 'lucide-react';", files)).toThrow('Housse');
});
