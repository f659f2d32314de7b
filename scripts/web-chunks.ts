/** Which modules share a file of the build. */
import path from 'node:path';

const from = (file: string) => path.resolve(import.meta.dirname, '..', file);
export const VISITOR = from('web/visitor.tsx');
const MEMBER = from('web/member.tsx');
/** Nearly every page needs this one line; as a file of its own it would cost twice its size. */
const ONCE = from('web/lib/once.ts');

/** Most public pages need these. Left to the bundler, they came together with what maps share. */
const BASICS = ['web/ui/button.tsx', 'web/ui/spinner.tsx', 'web/lib/first-touch.ts'].map(from);

/** The icon index names every icon; each icon belongs in the chunk of the page that shows it. */
const isIcon = (id: string) => /lucide-react\/dist\/esm\/(icons\/|lucide-react\.)/.test(id);

type Modules = {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

/** A module's transitive imports; without dynamic `import()` unless asked for. */
export function importsOf(
  modules: Modules,
  id: string,
  isDynamicToo = false,
  found = new Set<string>(),
): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  const info = modules.getModuleInfo(id);
  for (const imported of info?.importedIds ?? []) importsOf(modules, imported, isDynamicToo, found);
  if (isDynamicToo)
    for (const imported of info?.dynamicallyImportedIds ?? []) importsOf(modules, imported, true, found);
  return found;
}

/** Modules that an entry needs immediately, in as few files as possible. */
export function entryGroups() {
  let known: { visitor: Set<string>; member: Set<string> } | undefined;
  const find = (modules: Modules) =>
    (known ??= {
      visitor: importsOf(modules, VISITOR),
      member: importsOf(modules, MEMBER),
    });
  return [
    {
      // What both documents need. Otherwise it would be split into about twenty small chunks.
      debugName: 'shared',
      name: (id: string, modules: Modules): string | null => {
        if (isIcon(id)) return null;
        const { visitor, member } = find(modules);
        return (visitor.has(id) && member.has(id)) || id === ONCE ? 'shared' : null;
      },
    },
    { debugName: 'basics', name: (id: string): string | null => (BASICS.includes(id) ? 'basics' : null) },
  ];
}
