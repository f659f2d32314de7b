import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';
import { StaticRouter } from './router.tsx';

const hrefOf = (to: string, address: string, basename: string) =>
  /href="([^"]*)"/
    .exec(
      renderToStaticMarkup(createElement(StaticRouter, { address, basename }, createElement(Link, { to }))),
    )?.[1]
    ?.replaceAll('&amp;', '&');

test('a link leads to a page in the language of the document', () => {
  expect(hrefOf('/faq?a=1&b=2#top', '/', '/')).toBe('/faq?a=1&b=2#top');
  expect(hrefOf('/faq#top', '/es/map', '/es')).toBe('/es/faq#top');
  expect(hrefOf('/', '/es/map', '/es')).toBe('/es');
  expect(hrefOf('/#pricing', '/es/map', '/es')).toBe('/es#pricing');
});

test('a link without a path stays on the page', () => {
  expect(hrefOf('#top', '/es/map?x=1', '/es')).toBe('/es/map#top');
  expect(hrefOf('?tab=2', '/vault', '/')).toBe('/vault?tab=2');
});
