import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Flame } from 'lucide-react';
import { expect, test } from 'vitest';
import { icon } from '#web/ui/icon.ts';
import { slimIcon } from './slim-icons.ts';

const folder = path.resolve(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons');
const sourceOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** The icon that the build makes of a module of the library. */
function built(name: string) {
  const drawn = /icon\(\.\.\.([\s\S]*)\);/.exec(slimIcon(sourceOf(name)) ?? '')?.[1] ?? '';
  // The library's object literals: quote their keys, and they are JSON.
  const shapes = JSON.parse(drawn.replaceAll(/([{,]\s*)([\w-]+):/g, '$1"$2":')) as Parameters<typeof icon>;
  return icon(...shapes);
}

test('an icon of the build has the shapes of the library, and is hidden from screen readers unless named', () => {
  const library = renderToStaticMarkup(createElement(Flame, { className: 'size-5' }));
  const ours = renderToStaticMarkup(createElement(built('flame.mjs'), { className: 'size-5' }));
  const sorted = (html: string) =>
    html
      .replace(/ class="[^"]*"/, '')
      .split(/ |(?=>)/)
      .toSorted();
  expect(sorted(ours)).toEqual(sorted(library));
  expect(ours).toContain('class="size-5"');
  expect(renderToStaticMarkup(createElement(built('flame.mjs'), { 'aria-label': 'Fire' }))).not.toContain(
    'hidden',
  );
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
