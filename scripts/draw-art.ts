/**
 * Draws the product's pictures into web/art, and the outlines of the landing page's landscape. They are
 * committed, so that pages import them like any file; run this after a change in scripts/art. Pass parts of
 * names to draw only those.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { heroFile, pictures } from './art/pictures.ts';

const web = path.resolve(import.meta.dirname, '../web');
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));

mkdirSync(path.join(web, 'art'), { recursive: true });
for (const [name, draw] of Object.entries(pictures)) {
  if (isWanted(name)) writeFileSync(path.join(web, 'art', `${name}.svg`), draw());
}
if (isWanted('hero')) writeFileSync(path.join(web, 'outreach/marketing/ridgeline-shapes.json'), heroFile());
