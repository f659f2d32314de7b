import { X } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { icon } from './icon.ts';

const OurX = icon(['path', { d: 'M18 6 6 18' }], ['path', { d: 'm6 6 12 12' }]);
const attributesOf = (html: string) =>
  html
    .replace(/ class="[^"]*"/, '')
    .split(/[ ><]/)
    .toSorted();

test('an icon looks like the one of the library', () => {
  const library = renderToStaticMarkup(createElement(X, { className: 'size-5' }));
  const ours = renderToStaticMarkup(createElement(OurX, { className: 'size-5' }));
  expect(attributesOf(ours)).toEqual(attributesOf(library));
  expect(ours).toContain('class="size-5"');
});

test('an icon is hidden from screen readers unless it has a name', () => {
  expect(renderToStaticMarkup(createElement(OurX))).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(createElement(OurX, { 'aria-label': 'Close' }))).not.toContain('aria-hidden');
});
