/** Decides which modules share a file of the build. */
import path from 'node:path';

const from = (file: string) => path.resolve(import.meta.dirname, '..', file);
export const VISITOR = from('web/visitor.tsx');
const MEMBER = from('web/member.tsx');
/** Nearly every page needs this one line. As a separate file it would cost twice its size. */
const ONCE = from('web/lib/once.ts');

/** Most public pages need these. By default, the bundler grouped them with the modules that maps share. */
const BASICS = ['web/ui/button.tsx', 'web/ui/spinner.tsx', 'web/lib/first-touch.ts'].map(from);

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
    (known ??= { visitor: importsOf(modules, VISITOR), member: importsOf(modules, MEMBER) });
  return [
    {
      // Modules that both documents need. Otherwise they would be split into about twenty small chunks.
      debugName: 'shared',
      name: (id: string, modules: Modules): string | null => {
        const { visitor, member } = find(modules);
        return (visitor.has(id) && member.has(id)) || id === ONCE ? 'shared' : null;
      },
    },
    { debugName: 'basics', name: (id: string): string | null => (BASICS.includes(id) ? 'basics' : null) },
  ];
}

/**
 * What a phone may have to load first: the member app's frame, and the pages that people open from outside
 * it.
 */
const MAIN = [
  MEMBER,
  ...[
    'web/office/dashboard/dashboard-page.tsx',
    'web/emergency/evacuation/evacuation-page.tsx',
    'web/emergency/plan/plan-page.tsx',
  ].map(from),
];

/** What a browser loads independently: the entries, and every dynamic import. */
function startsOf(modules: Modules, entry: string): string[] {
  const loaded = [...importsOf(modules, entry, true)].flatMap(
    (id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  return [entry, ...new Set(loaded)];
}

/**
 * The main pages of the member app, in few files. The bundler splits by the set of pages that need a module,
 * so the dashboard came in 160 files of about a kilobyte. Here only the main pages and the parts of public
 * pages count: modules needed by the same set of them share a file. So no public page loads more than before,
 * and the app's other pages find shared modules in what the dashboard already loaded.
 */
export function mainPages() {
  let groups: Map<string, string> | undefined;
  const find = (modules: Modules): Map<string, string> => {
    const isStart = new Set([...startsOf(modules, VISITOR), ...startsOf(modules, MEMBER)]);
    const counted = [...startsOf(modules, VISITOR), ...MAIN];
    const neededBy = new Map<string, number[]>();
    for (const [n, start] of counted.entries())
      for (const id of importsOf(modules, start)) neededBy.set(id, [...(neededBy.get(id) ?? []), n]);
    const firstMain = counted.length - MAIN.length;
    const names = new Map<string, string>();
    const found = new Map<string, string>();
    for (const [id, by] of neededBy) {
      if (isStart.has(id) || !by.some((n) => n >= firstMain)) continue;
      const key = by.join();
      if (!names.has(key)) names.set(key, `main-${names.size + 1}`);
      found.set(id, names.get(key) ?? '');
    }
    return found;
  };
  return {
    debugName: 'main pages',
    name: (id: string, modules: Modules): string | null => (groups ??= find(modules)).get(id) ?? null,
    // A module's imports are needed wherever the module is, so they are in this group, too, under their own
    // names.
    includeDependenciesRecursively: false,
  };
}
