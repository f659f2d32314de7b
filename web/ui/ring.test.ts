import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ring } from './ring.tsx';

test.each([
  [70, 70],
  [69.6, 70],
  [-5, 0],
  [140, 100],
  [Infinity, 100],
  [-Infinity, 0],
  [Number.NaN, 0],
])('a score of %d is drawn as %d of 100', (score, shown) => {
  const html = renderToStaticMarkup(createElement(Ring, { score, label: 'Readiness score' }));
  expect(html).toContain(`aria-valuenow="${shown}" aria-valuetext="${shown} of 100"`);
  expect(html).not.toMatch(/NaN|Infinity/);
});
