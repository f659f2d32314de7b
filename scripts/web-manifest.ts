import type { Manifest } from 'vite';

/** All scripts a module needs up front: its own chunk and its imports. */
export function scriptsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(
      `The build has no chunk for ${key}; is its source named right in web/prerendered-pages.ts?`,
    );
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, found);
  return found;
}
