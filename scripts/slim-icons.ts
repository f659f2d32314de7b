/**
 * Icons are on every page. The library's component for them handles sizes, contexts, aliases and class names that we
 * don't use, and each icon carries its name and a key per shape: 2 kB of a public page. The build keeps the shapes.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

const ICON = path.resolve(import.meta.dirname, '../web/ui/icon.ts');
const SHAPES = /\bnode: (\[\s*\[[\s\S]*?\]\s*\]),?\n/;

/** The module of one icon with its shapes alone. */
export function slimIcon(code: string): string | null {
  const shapes = SHAPES.exec(code)?.[1];
  if (!shapes) return null;
  const drawn = shapes.replaceAll(/,\s*key: "[^"]*"/g, '');
  return `import { icon } from ${JSON.stringify(ICON)};\nexport default /* @__PURE__ */ icon(...${drawn});\n`;
}

export const slimIcons = (): Plugin => ({
  name: 'slim-icons',
  apply: 'build',
  // The prerendered HTML must be what the browser draws.
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[^/]+\.m?js$/ },
    handler(code, id) {
      const slim = slimIcon(code);
      // Some modules only pass another icon on.
      if (!slim && /createLucideIcon\(/.test(code)) this.error(`${id} has no shapes that we can read.`);
      return slim ? { code: slim, map: null } : null;
    },
  },
});
