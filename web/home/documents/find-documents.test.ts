import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentKind } from '#contract/home/document-kinds.ts';
import type { Document } from '#contract/home/documents.ts';
import { findDocuments } from './find-documents.ts';

const paper = (name: string, kind: DocumentKind, updatedAt: string, bytes: number): Document => ({
  id: name,
  homeId: 'h',
  kind,
  name,
  filename: `${name}.pdf`,
  mime: 'application/pdf',
  bytes,
  hasThumb: false,
  version: 1,
  createdAt: updatedAt,
  updatedAt,
  trashedAt: null,
  goneAt: null,
});

const shelf = [
  paper('Grant deed', 'deed-or-lease', '2026-01-02T00:00:00.000Z', 300),
  paper('Renée’s passport', 'citizenship', '2026-03-02T00:00:00.000Z', 100),
  paper('Receipt 10', 'other', '2026-02-02T00:00:00.000Z', 200),
  paper('Receipt 9', 'other', '2026-02-01T00:00:00.000Z', 400),
];
const names = (given: Partial<Parameters<typeof findDocuments>[1]>) =>
  findDocuments(shelf, { search: '', group: 'all', sort: 'newest', ...given }).map(({ name }) => name);

test('a document is found by words of its name or type, in any order, ignoring case and accents', () => {
  expect(names({ search: 'PASSPORT renee' })).toEqual(['Renée’s passport']);
  expect(names({ search: 'lease' })).toEqual(['Grant deed']);
  expect(names({ search: 'passport deed' })).toEqual([]);
});

test('documents are shown by group, and those without a group under other', () => {
  expect(names({ group: 'financial' })).toEqual(['Grant deed']);
  expect(names({ group: 'other' })).toEqual(['Receipt 10', 'Receipt 9']);
  expect(names({ group: 'medical' })).toEqual([]);
});

test('documents are sorted by natural number order', () => {
  expect(names({ sort: 'newest' })[0]).toBe('Renée’s passport');
  expect(names({ sort: 'oldest' })[0]).toBe('Grant deed');
  expect(names({ sort: 'name' })).toEqual(['Grant deed', 'Receipt 9', 'Receipt 10', 'Renée’s passport']);
  expect(names({ sort: 'kind' })[0]).toBe('Grant deed');
  expect(names({ sort: 'largest' })[0]).toBe('Receipt 9');
});

test('no search text breaks the list or adds to it', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      expect(shelf.map(({ name }) => name)).toEqual(expect.arrayContaining(names({ search })));
    }),
  );
});
