import path from 'node:path';
import { type Wing, WING_NAMES, wingsAfter } from './wings.ts';

/** A dependency of one folder on another, with the importing files. */
export type FolderDependency = { from: string; to: string; files: string[] };

const IMPORT = /\b(?:from|import)\s*\(?\s*['"](#(?:contract|server|web)\/[^'"]+|\.\.?\/[^'"]+)['"]/g;

/**
 * The folder of a file: a capability such as `server/core/accounts`, at any depth inside it, or a folder next
 * to the wings such as `web/lib`. A file at the top of a tree counts as its own folder, because it wires
 * others together.
 */
export function folderOf(file: string): string {
  const [tree = '', first = '', second = ''] = file.split('/');
  if (file.split('/').length === 2) return file;
  if (!WING_NAMES.includes(first as Wing)) return `${tree}/${first}`;
  return tree === 'contract' ? `${tree}/${first}` : `${tree}/${first}/${second}`;
}

/**
 * Every dependency between folders, from the imports of all files, including type-only and dynamic imports.
 */
export function folderDependencies(sources: Record<string, string>): FolderDependency[] {
  const ties = new Map<string, FolderDependency>();
  for (const [file, text] of Object.entries(sources)) {
    for (const [, said = ''] of text.matchAll(IMPORT)) {
      const target = said.startsWith('#') ? said.slice(1) : path.posix.join(path.posix.dirname(file), said);
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from === to || !/^(contract|server|web)\//.test(to)) continue;
      const tie = ties.get(`${from} ${to}`) ?? { from, to, files: [] };
      tie.files.push(`${file} -> ${target}`);
      ties.set(`${from} ${to}`, tie);
    }
  }
  return [...ties.values()];
}

/** Circular dependencies between folders, direct or indirect: each import in a cycle, with its files. */
export function circlesIn(ties: readonly FolderDependency[]): string[] {
  const known = new Map<string, Set<string>>();
  for (const { from, to } of ties) known.set(from, (known.get(from) ?? new Set()).add(to));
  const reaches = (start: string, goal: string) => {
    const seen = new Set<string>();
    const waiting = [start];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      if (folder === goal) return true;
      if (seen.has(folder)) continue;
      seen.add(folder);
      waiting.push(...(known.get(folder) ?? []));
    }
    return false;
  };
  return ties.filter(({ from, to }) => reaches(to, from)).flatMap(({ files }) => files);
}

const wingOf = (folder: string) => WING_NAMES.find((wing) => folder.split('/')[1] === wing);

/** Imports from a later wing, and imports of any wing by the folders below all wings. */
export function upwardIn(ties: readonly FolderDependency[]): string[] {
  const isUpward = ({ from, to }: FolderDependency) => {
    const [below, above] = [wingOf(from), wingOf(to)];
    if (above === undefined) return false;
    if (below !== undefined) return wingsAfter(below).includes(above);
    // Infrastructure may import the contract: ports mention plans, and API calls mention accounts.
    return /^(server\/platform|server\/ports|server\/adapters|web\/lib|web\/ui|web\/map|web\/art)$/.test(from)
      ? !to.startsWith('contract/')
      : from.startsWith('contract/');
  };
  return ties.filter(isUpward).flatMap(({ files }) => files);
}
