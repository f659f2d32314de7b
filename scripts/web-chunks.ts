/** Decides which modules share a file of the build. */
import { createHash } from 'node:crypto';
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

/** Small modules of public pages that nearly always come together. Apart, each would cost twice its size. */
const TOGETHER = {
  basics: /web\/(ui\/(button|spinner)\.tsx|lib\/first-touch\.ts)$/,
  'text field':
    /web\/ui\/(field|field-text|input|control-class)\.tsx?$|icons\/circle-(alert|exclamation-point)\.\w+$/,
  'emailed link': /web\/core\/accounts\/(read-link|use-link-page-state|use-link-token)\.ts$/,
  outcome: /web\/ui\/outcome\.tsx$|icons\/link-2-off\.\w+$/,
  'place of a map': /web\/map\/(can-draw|map-message|map-poster|use-map-start)\.tsx?$/,
  notice: /web\/ui\/notice\.tsx$|icons\/(info|(triangle|octagon)-(alert|exclamation-point))\.\w+$/,
};
const groupOf = (id: string): string | undefined =>
  Object.entries(TOGETHER).find(([, test]) => test.test(id))?.[0];

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

/**
 * One more file costs a page about 8 ms of processor time on a computer, spread over the browser's processes. On a mid-range
 * phone over slow 4G, this much source takes as long. It's about 4 kB when compressed.
 */
const CHARACTERS_A_FILE = 20_000;
const MEMBER_PAGE = { perFile: CHARACTERS_A_FILE, perCharacter: 1, spare: Infinity };
/** Opened in an emergency, maybe over a slow connection. The weights of these three were found by trying. */
const MAIN_PAGE = { perFile: 10 * CHARACTERS_A_FILE, perCharacter: 20, spare: Infinity };
/** Public pages have a budget for bytes (see web-documents.ts), and some have little of it left. */
const PUBLIC_PART = { perFile: 10 * CHARACTERS_A_FILE, perCharacter: 100, spare: 100 };

/** The build copies plain messages into the code that shows them, so they take no room in their own module. */
const MESSAGE = /^\s*export const \w+ = (["'`]).*\1;$/gm;
const sizeOf = (code: string): number => code.replaceAll(MESSAGE, '').length;

/** Parts of public pages that load only when someone opens them. */
const AFTER_A_TOUCH =
  /web\/(office\/demo|map)\/|-dialog\.tsx$|\/(hazard-map|map-canvas|my-places|toaster|account-menu-list)\.tsx$/;

function plan(modules: ModuleGraph): Map<string, string> {
  const [visitor, member] = [startsOf(modules, VISITOR), startsOf(modules, MEMBER)];
  const [ofVisitor, ofMember] = [importsOf(modules, VISITOR), importsOf(modules, MEMBER)];
  const inBoth = new Set([...[...ofVisitor].filter((id) => ofMember.has(id)), ONCE]);

  const timesNeeded = new Map<string, number>();
  const starts: Start[] = [...new Set([...visitor, ...member])].map((id) => {
    const needs = importsOf(modules, id);
    for (const needed of needs) timesNeeded.set(needed, (timesNeeded.get(needed) ?? 0) + 1);
    // A part that only one of the two apps can load always finds that app's own imports loaded.
    if (!visitor.has(id)) for (const needed of ofMember) needs.add(needed);
    if (!member.has(id)) for (const needed of ofVisitor) needs.add(needed);
    if (MAIN.has(id)) return { needs, ...MAIN_PAGE };
    const isOfPublicPage = visitor.has(id) && !AFTER_A_TOUCH.test(id);
    return { needs, ...(isOfPublicPage ? PUBLIC_PART : MEMBER_PAGE) };
  });

  const planned = new Map<string, Module>();
  for (const [id, times] of timesNeeded) {
    // The bundler puts a module with that start if only one needs it.
    if (inBoth.has(id) || times < 2) continue;
    const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
    planned.set(id, {
      imports: importedIds,
      size: sizeOf(code ?? ''),
      isAlone: visitor.has(id) || member.has(id),
      group: groupOf(id),
    });
  }

  const names = new Map([...inBoth].map((id) => [id, 'shared']));
  const taken = new Set<string>();
  for (const file of planFiles(starts, planned)) {
    if (file.some((id) => planned.get(id)?.isAlone)) continue;
    const largest = file.reduce((most, id) =>
      (planned.get(id)?.size ?? 0) > (planned.get(most)?.size ?? 0) ? id : most,
    );
    // Derived from its largest module, so that it rarely changes. Short, because every importing file contains it.
    const name = `p-${createHash('sha1')
      .update(path.relative(from('.'), largest))
      .digest('hex')
      .slice(0, 5)}`;
    // The bundler would merge two files with the same name.
    if (taken.has(name)) throw new Error(`Two files are named ${name}: make the name longer.`);
    taken.add(name);
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
