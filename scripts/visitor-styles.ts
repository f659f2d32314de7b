/**
 * web/styles/visitor.css lists the files whose classes public pages may use. A file missing there would lose
 * its styles without any error, so the build fails instead.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { importsOf, VISITOR } from './web-chunks.ts';

const web = path.resolve(import.meta.dirname, '../web');
const SOURCE = /@source '\.\.\/([^']+)'/g;

/** Paths in web/ that a stylesheet references. */
export const sourcesOf = (css: string): string[] =>
  [...css.matchAll(SOURCE)].map(([, source]) => source ?? '');

export const isCovered = (file: string, sources: readonly string[]): boolean =>
  sources.some((source) =>
    source.includes('*') ? path.matchesGlob(file, source) : file === source || file.startsWith(`${source}/`),
  );

export const visitorStyles = (): Plugin => ({
  name: 'visitor-styles',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    const sources = sourcesOf(readFileSync(path.join(web, 'styles/visitor.css'), 'utf8'));
    const missing = [...importsOf(this, VISITOR, true)]
      .filter((id) => id.startsWith(`${web}/`) && /\.tsx?$/.test(id))
      .map((id) => path.relative(web, id))
      .filter((file) => !isCovered(file, sources));
    if (missing.length > 0)
      this.error(`Public pages load files that web/styles/visitor.css doesn't name: ${missing.join(', ')}`);
  },
});
