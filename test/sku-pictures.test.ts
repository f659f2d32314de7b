import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SKUS } from '#seeds/skus.ts';

const source = readFileSync(path.resolve(import.meta.dirname, '../web/money/orders/sku-picture.tsx'), 'utf8');
const [, list = ''] = /const PICTURES[^{]*\{(.*?)\n\};/s.exec(source) ?? [];
const pictured = [...list.matchAll(/^ {2}'?([\w-]+)'?(?::|,$)/gm)].map(([, key]) => key);

test('every initial catalog item has its own picture', () => {
  expect(SKUS.flatMap(({ key }) => key ?? []).filter((key) => !pictured.includes(key))).toEqual([]);
});
