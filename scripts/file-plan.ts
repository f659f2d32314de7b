/**
 * Decides which modules share a file. A bundler makes a file for every set of pages that need the same modules. This app has
 * so many pages that most files would hold one small module, and a phone would request a hundred of them for one page. Here
 * two files are merged if the requests saved are worth more than the bytes added to pages that need only one of them.
 */

/** What a browser loads on its own: an entry or the target of an `import()`. */
export type Start = {
  needs: ReadonlySet<string>;
  /** What one more file costs here, and one more character of source. Only their ratios matter. */
  perFile: number;
  perCharacter: number;
  /** How many characters it may load without needing them, after counting what fewer files save it. */
  spare: number;
};

/** Merging two files saves about this many: the imports and exports between them, and they compress better together. */
const CHARACTERS_SAVED = 1000;

/** `isAlone`: nothing may join it in its file. `group`: always in one file with the other modules of this group. */
export type Module = {
  imports: readonly string[];
  size: number;
  isAlone: boolean;
  group?: string | undefined;
};

type Modules = ReadonlyMap<string, Module>;
type File = { modules: string[]; size: number; starts: readonly boolean[]; isAlone: boolean };

/** Modules by the set of starts that need them, as a bundler would split them. */
function splitByStarts(starts: readonly Start[], modules: Modules): File[] {
  const files = new Map<string, File>();
  for (const [id, { size, isAlone, group }] of modules) {
    const together =
      group === undefined ? [id] : [...modules].filter(([, one]) => one.group === group).map(([one]) => one);
    const neededBy = starts.map(({ needs }) => together.some((one) => needs.has(one)));
    const key = isAlone ? id : (group ?? neededBy.map(Number).join(''));
    const file = files.get(key) ?? { modules: [], size: 0, starts: neededBy, isAlone };
    file.modules.push(id);
    file.size += size;
    files.set(key, file);
  }
  return [...files.values()];
}

/** What merging two files gains over all starts. */
function gainOf(starts: readonly Start[], a: File, b: File): number {
  let gain = 0;
  for (const [n, { perFile, perCharacter }] of starts.entries()) {
    const [hasA, hasB] = [a.starts[n], b.starts[n]];
    if (hasA && hasB) gain += perFile;
    else if (hasA) gain -= perCharacter * b.size;
    else if (hasB) gain -= perCharacter * a.size;
  }
  return gain;
}

/** How many characters each start may still load without needing them. */
class Spare {
  readonly #left: number[];

  constructor(starts: readonly Start[]) {
    this.#left = starts.map(({ spare }) => spare);
  }

  #after(a: File, b: File): number[] {
    return this.#left.map((left, n) => {
      const [hasA, hasB] = [a.starts[n], b.starts[n]];
      if (hasA && hasB) return left + CHARACTERS_SAVED;
      return left - (hasA ? b.size : hasB ? a.size : 0);
    });
  }

  canMerge(a: File, b: File): boolean {
    return this.#after(a, b).every((left, n) => left >= 0 || a.starts[n] === b.starts[n]);
  }

  merge(a: File, b: File): void {
    this.#left.splice(0, Infinity, ...this.#after(a, b));
  }
}

/** Which files import which. */
class Imports {
  readonly #of = new Map<File, Set<File>>();

  constructor(files: readonly File[], modules: Modules) {
    const fileOf = new Map(files.flatMap((file) => file.modules.map((id) => [id, file])));
    for (const file of files) {
      const imported = file.modules.flatMap((id) => modules.get(id)?.imports ?? []);
      this.#of.set(file, new Set(imported.flatMap((id) => fileOf.get(id) ?? [])));
      this.#of.get(file)?.delete(file);
    }
  }

  /** Whether `from` imports `to` through another file. As one file, they and it would import each other. */
  #reachesIndirectly(from: File, to: File): boolean {
    const open = [...(this.#of.get(from) ?? [])].filter((file) => file !== to);
    const seen = new Set(open);
    for (const file of open) {
      for (const next of this.#of.get(file) ?? []) {
        if (next === to) return true;
        if (!seen.has(next)) open.push(next);
        seen.add(next);
      }
    }
    return false;
  }

  /** Whether every start that needs only `a` already loads what `b` imports. Otherwise it would have to, too. */
  #bringsNothing(a: File, b: File): boolean {
    return [...(this.#of.get(b) ?? [])].every(
      (imported) =>
        imported === a ||
        a.starts.every((isNeeded, n) => !isNeeded || b.starts[n] === true || imported.starts[n] === true),
    );
  }

  canMerge(a: File, b: File): boolean {
    if (!this.#bringsNothing(a, b) || !this.#bringsNothing(b, a)) return false;
    return !this.#reachesIndirectly(a, b) && !this.#reachesIndirectly(b, a);
  }

  merge(a: File, b: File, merged: File): void {
    this.#of.set(merged, new Set([...(this.#of.get(a) ?? []), ...(this.#of.get(b) ?? [])]));
    for (const old of [a, b]) this.#of.delete(old);
    for (const imported of this.#of.values())
      for (const old of [a, b]) if (imported.delete(old)) imported.add(merged);
    this.#of.get(merged)?.delete(merged);
  }
}

type Pair = { a: File; b: File; gain: number };

/** Merges the pair that gains most until none gains. Returns the modules of each file. */
export function planFiles(starts: readonly Start[], modules: Modules): readonly string[][] {
  const files = new Set(splitByStarts(starts, modules));
  const imports = new Imports([...files], modules);
  const spare = new Spare(starts);
  const pairsWith = (a: File, others: Iterable<File>): Pair[] =>
    [...others]
      .filter(({ isAlone }) => !isAlone)
      .map((b) => ({ a, b, gain: gainOf(starts, a, b) }))
      .filter(({ gain }) => gain > 0);

  let pairs = [...files]
    .filter(({ isAlone }) => !isAlone)
    .flatMap((file, n, all) => pairsWith(file, all.slice(n + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.gain > most.gain ? pair : most));
    const { a, b } = best;
    if (!spare.canMerge(a, b) || !imports.canMerge(a, b)) {
      pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    const merged: File = {
      modules: [...a.modules, ...b.modules],
      size: a.size + b.size,
      starts: a.starts.map((isNeeded, n) => isNeeded || b.starts[n] === true),
      isAlone: false,
    };
    spare.merge(a, b);
    imports.merge(a, b, merged);
    files.delete(a);
    files.delete(b);
    pairs = pairs.filter((pair) => ![pair.a, pair.b].some((one) => one === a || one === b));
    pairs.push(...pairsWith(merged, files));
    files.add(merged);
  }
  return [...files].map((file) => file.modules);
}
