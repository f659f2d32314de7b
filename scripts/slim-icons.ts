/**
 * Icons are on every page. The library's icon component handles sizes, contexts, aliases and class names that
 * we don't use, and each icon carries its name and a key per shape: 2 kB of a public page. The build keeps
 * only the shapes.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ICON = path.resolve(import.meta.dirname, '../web/ui/icon.ts');
const SHAPES = /\bnode: (\[\s*\[[\s\S]*?\]\s*\]),?\n/;

/** The module of one icon, reduced to its shapes. */
export function slimIcon(code: string): string | null {
  const shapes = SHAPES.exec(code)?.[1];
  if (!shapes) return null;
  const drawn = shapes.replaceAll(/,\s*key: "[^"]*"/g, '');
  return `import { icon } from ${JSON.stringify(ICON)};\nexport default /* @__PURE__ */ icon(...${drawn});\n`;
}

const LIBRARY = path.resolve(import.meta.dirname, '../node_modules/lucide-react/dist/esm');

/** Maps an icon's name to its module. */
export function iconFiles(
  index = readFileSync(path.join(LIBRARY, 'lucide-react.mjs'), 'utf8'),
): Map<string, string> {
  const lines = index.matchAll(/export \{([^}]+)\} from '\.\/(icons\/[\w-]+\.mjs)'/g);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
}

/**
 * Imports each icon from its own module instead of the library's index. The index references all icons, so
 * the bundler couldn't tell which page needs which, and read 1,700 files to find out.
 */
export function importIconsDirectly(code: string, files: Map<string, string>): string {
  return code.replaceAll(/import \{([^}]*)\} from 'lucide-react';/g, (_, list: string) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one && !one.startsWith('type '))
      .map((one) => {
        const [name = '', local = name] = one.split(' as ');
        const file = files.get(name);
        if (!file) throw new Error(`lucide-react has no icon ${name}.`);
        return `import ${local} from ${JSON.stringify(path.join(LIBRARY, file))};`;
      })
      .join(' '),
  );
}

/** Runs before the compiler, so that it sees the original imports. */
export function directIcons(): Plugin {
  let files: Map<string, string> | undefined;
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: /from 'lucide-react'/ },
      handler: (code) => ({ code: importIconsDirectly(code, (files ??= iconFiles())), map: null }),
    },
  };
}

export const slimIcons = (): Plugin => ({
  name: 'slim-icons',
  apply: 'build',
  // The prerendered HTML must match what the browser renders.
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[^/]+\.m?js$/ },
    handler(code, id) {
      const slim = slimIcon(code);
      // Some modules only re-export another icon.
      if (!slim && /createLucideIcon\(/.test(code)) this.error(`${id} has no shapes that we can read.`);
      return slim ? { code: slim, map: null } : null;
    },
  },
});
