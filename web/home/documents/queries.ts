import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DocumentKind, ListedKind } from '#contract/home/document-kinds.ts';
import * as documents from '#contract/home/documents.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

/**
 * A home's documents, trash and checklist. The response includes the home's id, so that changes go to that
 * home.
 */
export const shelfQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['documents', homeId],
    queryFn: () => call(documents.listDocuments, { params: { homeId } }),
  });

export const versionsQuery = ({ homeId, id, version }: documents.Document) =>
  queryOptions({
    queryKey: ['documents', homeId, 'versions', id, version],
    queryFn: () => call(documents.listVersions, { params: { homeId, documentId: id } }),
  });

type Which = Pick<documents.Document, 'homeId' | 'id'>;
const params = ({ homeId, id }: Which) => ({ homeId, documentId: id });

/** Every change refetches the lists; the old list stays until the new one has loaded. */
const refreshed = {
  onSuccess: (_done: unknown, _given: unknown, _result: unknown, context: { client: QueryClient }) =>
    context.client.invalidateQueries({ queryKey: ['documents'] }),
};

export const changeDocument = mutationOptions({
  mutationFn: ({ name, kind, ...which }: Which & { name?: string; kind?: DocumentKind }) =>
    call(documents.changeDocument, {
      params: params(which),
      body: { ...(name === undefined ? {} : { name }), ...(kind === undefined ? {} : { kind }) },
    }),
  ...refreshed,
});

export const trashDocument = mutationOptions({
  mutationFn: (which: Which) => call(documents.trashDocument, { params: params(which) }),
  ...refreshed,
});

export const untrashDocument = mutationOptions({
  mutationFn: (which: Which) => call(documents.untrashDocument, { params: params(which) }),
  ...refreshed,
});

export const deleteDocument = mutationOptions({
  mutationFn: (which: Which) => call(documents.deleteDocument, { params: params(which) }),
  ...refreshed,
});

export const restoreVersion = mutationOptions({
  mutationFn: ({ version, ...which }: Which & { version: number }) =>
    call(documents.restoreVersion, { params: { ...params(which), version: String(version) } }),
  ...refreshed,
});

export const markKind = mutationOptions({
  mutationFn: ({ homeId, kind, applicable }: { homeId: string; kind: ListedKind; applicable: boolean }) =>
    call(documents.markKind, { params: { homeId, kind }, body: { applicable } }),
  ...refreshed,
});
