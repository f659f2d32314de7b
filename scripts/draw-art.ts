/**
 * Draws the product's pictures into web/art. They are committed, so that pages import them like any file; run this
 * after a change in scripts/art. Names may be given to draw only those.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pictures } from './art/pictures.ts';

const target = path.resolve(import.meta.dirname, '../web/art');
const wanted = process.argv.slice(2);

mkdirSync(target, { recursive: true });
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length === 0 || wanted.some((word) => name.includes(word))) {
    writeFileSync(path.join(target, `${name}.svg`), draw());
  }
}
