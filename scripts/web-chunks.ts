/** Decides which modules share a file of the build. */
import path from 'node:path';
import { type Module, planFiles, type Start } from './file-plan.ts';

const from = (file: string) => path.resolve(import.meta.dirname, '..', file);
export const VISITOR = from('web/visitor.tsx');
const MEMBER = from('web/member.tsx');
/** Nearly every page needs this one line. As a separate file it would cost twice its size. */
const ONCE = from('web/lib/once.ts');

/** What a phone may have to load first: the member app's frame, and the pages that people open from outside it. */
const MAIN = new Set(
  [
    'web/member.tsx',
    'web/office/dashboard/dashboard-page.tsx',
    'web/emergency/evacuation/evacuation-page.tsx',
    'web/emergency/plan/plan-page.tsx',
  ].map(from),
);

type ModuleInfo = {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code?: string | null;
};
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null };

/** A module's transitive imports; without dynamic `import()` unless asked for. */
export function importsOf(
  modules: ModuleGraph,
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

/** What a browser loads independently: the entry, and every dynamic import of what it doesn't have yet. */
function startsOf(modules: ModuleGraph, entry: string): Set<string> {
  const atOnce = importsOf(modules, entry);
  const later = [...importsOf(modules, entry, true)]
    .flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => !atOnce.has(id));
  return new Set([entry, ...later]);
}

/** Messages move into the code that shows them, so their own modules end up empty. */
const TEXTS = from('contract/text');

/**
 * One more file costs a page about 8 ms of a computer's time, in the browser's several processes. On a mid-range phone over
 * slow 4G that is as long as this much source takes, about 3 kB compressed.
 */
const CHARACTERS_A_FILE = 10_000;
const weigh = (files: number, characters: number) => ({
  perFile: files * CHARACTERS_A_FILE,
  perCharacter: characters,
});
// People open the main pages in an emergency, maybe over a slow connection. Public pages have a budget for bytes.
const MAIN_PAGE = weigh(10, 40);
const MEMBER_PAGE = weigh(1, 1);
const PUBLIC_PAGE = weigh(1, 50);
const PUBLIC_PART = weigh(1, 10);

function plan(modules: ModuleGraph): Map<string, string> {
  const [visitor, member] = [startsOf(modules, VISITOR), startsOf(modules, MEMBER)];
  const [ofVisitor, ofMember] = [importsOf(modules, VISITOR), importsOf(modules, MEMBER)];
  const inBoth = new Set([...[...ofVisitor].filter((id) => ofMember.has(id)), ONCE]);

  const starts: Start[] = [...new Set([...visitor, ...member])].map((id) => {
    const needs = importsOf(modules, id);
    // Whatever only one app can load finds the app's own imports there.
    if (!visitor.has(id)) for (const needed of ofMember) needs.add(needed);
    if (!member.has(id)) for (const needed of ofVisitor) needs.add(needed);
    if (MAIN.has(id)) return { needs, ...MAIN_PAGE };
    if (!visitor.has(id)) return { needs, ...MEMBER_PAGE };
    return { needs, ...(id === VISITOR || id.endsWith('-page.tsx') ? PUBLIC_PAGE : PUBLIC_PART) };
  });

  const planned = new Map<string, Module>();
  for (const id of new Set(starts.flatMap(({ needs }) => [...needs]))) {
    // A module that a single start needs is in its file already.
    if (inBoth.has(id) || starts.filter(({ needs }) => needs.has(id)).length < 2) continue;
    const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
    const size = id.startsWith(TEXTS) ? 0 : (code?.length ?? 0);
    planned.set(id, { imports: importedIds, size, isAlone: visitor.has(id) || member.has(id) });
  }

  const names = new Map([...inBoth].map((id) => [id, 'shared']));
  for (const file of planFiles(starts, planned)) {
    if (file.some((id) => planned.get(id)?.isAlone)) continue;
    const largest = file.reduce((most, id) =>
      (planned.get(id)?.size ?? 0) > (planned.get(most)?.size ?? 0) ? id : most,
    );
    const name = `with-${path.relative(from('.'), largest).replaceAll(/\W+/g, '-')}`;
    for (const id of file) names.set(id, name);
  }
  return names;
}

/** One group for the bundler: it asks for each module's file. */
export function plannedFiles() {
  let names: Map<string, string> | undefined;
  return {
    debugName: 'planned files',
    name: (id: string, modules: ModuleGraph): string | null => (names ??= plan(modules)).get(id) ?? null,
    // A module's imports have their own files.
    includeDependenciesRecursively: false,
  };
}
