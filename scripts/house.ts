import path from 'node:path';
import { type Wing, WING_NAMES, wingsAfter } from './wings.ts';

/** One folder knows another, by these imports. */
export type Tie = { from: string; to: string; files: string[] };

const IMPORT = /\b(?:from|import)\s*\(?\s*['"](#(?:contract|server|web)\/[^'"]+|\.\.?\/[^'"]+)['"]/g;

/**
 * The folder a file stands in: a capability, `server/core/accounts`, wherever inside it, or a folder beside the wings,
 * `web/lib`. A file at the top of a tree is a folder of its own: it wires others together and belongs to none.
 */
export function folderOf(file: string): string {
  const [tree = '', first = '', second = ''] = file.split('/');
  if (file.split('/').length === 2) return file;
  if (!WING_NAMES.includes(first as Wing)) return `${tree}/${first}`;
  return tree === 'contract' ? `${tree}/${first}` : `${tree}/${first}/${second}`;
}

/** Every tie between folders, from the imports of all files: those of types, too, and those that wait until they are asked for. */
export function tiesOf(sources: Record<string, string>): Tie[] {
  const ties = new Map<string, Tie>();
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

/** Folders that know each other, round about or directly: each tie that is part of a circle, with its files. */
export function circlesIn(ties: readonly Tie[]): string[] {
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

/** Imports of a wing from a wing after its own, and of what lies below all wings from any of them. */
export function upwardIn(ties: readonly Tie[]): string[] {
  const isUpward = ({ from, to }: Tie) => {
    const [below, above] = [wingOf(from), wingOf(to)];
    if (above === undefined) return false;
    if (below !== undefined) return wingsAfter(below).includes(above);
    // What crosses the wire is known to all plumbing: a port speaks of plans, a call of accounts.
    return /^(server\/platform|server\/ports|server\/adapters|web\/lib|web\/ui|web\/map|web\/art)$/.test(from)
      ? !to.startsWith('contract/')
      : from.startsWith('contract/');
  };
  return ties.filter(isUpward).flatMap(({ files }) => files);
}
