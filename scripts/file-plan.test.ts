import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Module, planFiles, type Start } from './file-plan.ts';

/** `imports` by module. `isAlone`: modules that a start begins with. */
const modulesOf = (
  imports: Record<string, readonly string[]>,
  sizes: Record<string, number> = {},
  alone: readonly string[] = [],
) =>
  new Map<string, Module>(
    Object.entries(imports).map(([id, imported]) => [
      id,
      { imports: imported, size: sizes[id] ?? 100, isAlone: alone.includes(id) },
    ]),
  );

const start = (needs: string, { perFile = 1000, perCharacter = 1, spare = Infinity } = {}): Start => ({
  needs: new Set(needs),
  perFile,
  perCharacter,
  spare,
});

const filesOf = (starts: Start[], modules: Map<string, Module>) =>
  planFiles(starts, modules)
    .map((file) => file.toSorted().join(''))
    .toSorted();

describe('files of the build', () => {
  test('what the same pages need is one file', () => {
    expect(filesOf([start('abc'), start('ab')], modulesOf({ a: [], b: [], c: [] }, { c: 9000 }))).toEqual([
      'ab',
      'c',
    ]);
  });

  test('small modules join although one page needs only one of them', () => {
    expect(filesOf([start('ab'), start('ab'), start('a')], modulesOf({ a: [], b: [] }))).toEqual(['ab']);
  });

  test('a large module stays away from a page that doesn’t need it', () => {
    const modules = modulesOf({ a: [], b: [] }, { b: 5000 });
    expect(filesOf([start('ab'), start('ab'), start('a')], modules)).toEqual(['a', 'b']);
  });

  test('a page whose bytes weigh more gets less that it doesn’t need', () => {
    const modules = modulesOf({ a: [], b: [] });
    const careful = start('a', { perCharacter: 30 });
    expect(filesOf([start('ab'), start('ab'), careful], modules)).toEqual(['a', 'b']);
  });

  test('a page never gets more than it can spare, however much others gain', () => {
    const modules = modulesOf({ a: [], b: [], c: [] });
    const others = Array.from({ length: 50 }, () => start('abc'));
    const page = (spare: number) => start('a', { spare });
    expect(filesOf([...others, start('ab'), page(250)], modules)).toEqual(['abc']);
    expect(filesOf([...others, start('ab'), page(150)], modules)).toEqual(['ab', 'c']);
    expect(filesOf([...others, start('ab'), page(50)], modules)).toEqual(['a', 'bc']);
  });

  test('modules of a group are one file, whatever needs them', () => {
    const modules = modulesOf({ a: [], b: [] });
    for (const module of modules.values()) module.group = 'both';
    expect(filesOf([start('a'), start('b')], modules)).toEqual(['ab']);
  });

  test('a page doesn’t load what only its neighbors in a file import', () => {
    const modules = modulesOf({ a: [], b: ['c'], c: [] }, { c: 50_000 });
    expect(filesOf([start('abc'), start('abc'), start('a')], modules)).toEqual(['a', 'bc']);
    // Here it has that already.
    expect(filesOf([start('abc'), start('abc'), start('ac')], modules)).toEqual(['abc']);
  });

  test('files that no page needs together stay apart', () => {
    expect(filesOf([start('a'), start('b')], modulesOf({ a: [], b: [] }))).toEqual(['a', 'b']);
  });

  test('a module that is alone joins no other', () => {
    const modules = modulesOf({ a: [], b: [], c: [] }, {}, ['b']);
    expect(filesOf([start('abc'), start('abc')], modules)).toEqual(['ac', 'b']);
  });

  test('two files never import each other: a module between them keeps them apart', () => {
    // a imports s, which imports b: a and b in one file would import s and be imported by it.
    const modules = modulesOf({ a: ['s'], s: ['b'], b: [] }, {}, ['s']);
    expect(filesOf([start('asb'), start('asb'), start('b')], modules)).toEqual(['a', 'b', 's']);
  });

  test('property: every module is in one file, and no files import each other in a circle', () => {
    const NAMES = 'abcdefghij'.split('');
    // A module imports only later ones, as modules without circular imports do.
    const graph = fc.tuple(...NAMES.map((_, n) => fc.subarray(NAMES.slice(n + 1))));
    const starts = fc.subarray(NAMES, { minLength: 2 });
    const sizes = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(graph, starts, sizes, (edges, begins, bytes) => {
        const modules = modulesOf(
          Object.fromEntries(NAMES.map((name, n) => [name, edges[n] ?? []])),
          Object.fromEntries(NAMES.map((name, n) => [name, bytes[n] ?? 0])),
          begins,
        );
        const importsOf = (ids: readonly string[]) => ids.flatMap((id) => modules.get(id)?.imports ?? []);
        const closure = (ids: readonly string[]): string[] =>
          ids.length === 0 ? [] : [...ids, ...closure([...new Set(importsOf(ids))])];
        const files = planFiles(
          begins.map((id) => start(closure([id]).join(''))),
          modules,
        );
        expect(files.flat().toSorted()).toEqual(NAMES);
        for (const id of begins) expect(files).toContainEqual([id]);

        // Taking away files that import no other left file must end with none.
        let left = [...files];
        for (let isFewer = true; isFewer;) {
          const imported = (file: readonly string[]) =>
            left.filter((other) => other !== file && importsOf(file).some((id) => other.includes(id)));
          const rest = left.filter((file) => imported(file).length > 0);
          isFewer = rest.length < left.length;
          left = rest;
        }
        expect(left).toEqual([]);
      }),
    );
  });
});
