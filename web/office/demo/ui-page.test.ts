import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/lib/router.tsx';
import { expect, test } from 'vitest';
import { UiPage } from './ui-page.tsx';

const html = renderToStaticMarkup(
  createElement(StaticRouter, { address: '/demo/ui' }, createElement(UiPage)),
);

test('no component but tabs writes a style attribute, which the security policy blocks in prerendered HTML', () => {
  const styled = html.match(/<[^>]+ style="[^>]*>/g) ?? [];
  expect(styled.filter((tag) => !/role="(tablist|tabpanel)"/.test(tag))).toEqual([]);
});

test('every label points to its own control, and every description exists', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const named = [...html.matchAll(/ (?:for|aria-describedby|aria-labelledby)="([^"]+)"/g)];
  const wanted = named.flatMap(([, list = '']) => list.split(' '));
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
});
