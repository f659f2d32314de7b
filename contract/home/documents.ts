import * as v from '#text/home/values.ts';
import { z } from 'zod';
import { KIND_NAMES, LISTED_KINDS } from './document-kinds.ts';
import { HomeRef } from './homes.ts';
import { endpoint } from '#contract/http.ts';
import { Instant, text, Uuid } from '#contract/values.ts';

export { TRASH_DAYS } from './trash.ts';
/** Per home, including the trash. */
export const MOST_DOCUMENTS = 500;
/** Files one document can have over time. */
export const MOST_VERSIONS = 50;

export const Kind = z.enum(KIND_NAMES, v.documentType);
export const DocumentName = text(120, v.documentName);

const Mime = z.enum(['application/pdf', 'image/jpeg', 'image/png']);

export const Document = z
  .object({
    id: Uuid,
    homeId: Uuid,
    kind: Kind,
    name: z.string(),
    filename: z.string().describe('Original file name of its newest version.'),
    mime: Mime,
    bytes: z.int(),
    hasThumb: z.boolean(),
    version: z.int().describe('Number of its newest version; 1 if never replaced.'),
    createdAt: Instant,
    updatedAt: Instant,
    trashedAt: Instant.nullable(),
    goneAt: Instant.nullable().describe('In the trash: when it can no longer be restored.'),
  })
  .meta({ id: 'Document' });
export type Document = z.infer<typeof Document>;

export const DocumentShelf = z
  .object({
    homeId: Uuid,
    documents: z.array(Document),
    trash: z.array(Document),
    notApplicable: z.array(Kind).describe('Document types this household doesn’t need.'),
    canEdit: z.boolean(),
  })
  .meta({ id: 'DocumentShelf' });
export type DocumentShelf = z.infer<typeof DocumentShelf>;

export const DocumentVersion = z
  .object({
    version: z.int(),
    filename: z.string(),
    mime: Mime,
    bytes: z.int(),
    restoredFrom: z.int().nullable().describe('The earlier version that this one restored.'),
    createdAt: Instant,
  })
  .meta({ id: 'DocumentVersion' });
export type DocumentVersion = z.infer<typeof DocumentVersion>;

const InHome = z.object({ homeId: HomeRef });
const OfDocument = InHome.extend({ documentId: Uuid });
const OfVersion = OfDocument.extend({
  // Anything that isn't a number becomes 0, a version that never exists, so it answers "not found".
  version: z.string().transform((given) => (/^[1-9]\d{0,5}$/.test(given) ? Number(given) : 0)),
});

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/documents',
  access: 'member',
  summary: 'List a home’s documents and trash, and the document types it doesn’t need',
  params: InHome,
  reply: DocumentShelf,
  errors: ['not_found'],
});

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/documents',
  access: 'member',
  summary: 'Add a document: a PDF, JPG or PNG of up to 10 MB',
  takes: 'file',
  params: InHome,
  query: z.object({ kind: Kind.default('other') }),
  status: 201,
  reply: Document,
  errors: ['not_found', 'not_allowed', 'conflict', 'too_large', 'unsupported_media'],
});

export const changeDocument = endpoint({
  method: 'PATCH',
  path: '/api/homes/:homeId/documents/:documentId',
  access: 'member',
  summary: 'Rename a document or change its type',
  params: OfDocument,
  body: z
    .object({ name: DocumentName.optional(), kind: Kind.optional() })
    .refine(({ name, kind }) => name !== undefined || kind !== undefined, 'Send a name or a kind.'),
  reply: Document,
  errors: ['not_found', 'not_allowed', 'conflict'],
});

export const readDocumentFile = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/documents/:documentId/versions/:version/file',
  access: 'member',
  summary: 'Get one version of a document’s file. Access by anyone but the owner is logged.',
  gives: 'file',
  params: OfVersion,
  query: z.object({ for: z.enum(['download', 'preview']).default('download') }),
  errors: ['not_found'],
});

export const readDocumentThumb = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/documents/:documentId/thumb',
  access: 'member',
  summary: 'Get the thumbnail of a document',
  gives: 'file',
  params: OfDocument,
  errors: ['not_found'],
});

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/documents/:documentId/versions',
  access: 'member',
  summary: 'List a document’s versions, newest first',
  params: OfDocument,
  reply: z.array(DocumentVersion),
  errors: ['not_found'],
});

export const replaceDocument = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/documents/:documentId/versions',
  access: 'member',
  summary: 'Replace a document’s file. Earlier versions are kept.',
  takes: 'file',
  params: OfDocument,
  status: 201,
  reply: Document,
  errors: ['not_found', 'not_allowed', 'conflict', 'too_large', 'unsupported_media'],
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/documents/:documentId/versions/:version/restore',
  access: 'member',
  summary: 'Restore an earlier version of a document as its newest',
  params: OfVersion,
  status: 201,
  reply: Document,
  errors: ['not_found', 'not_allowed', 'conflict'],
});

export const trashDocument = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/documents/:documentId/trash',
  access: 'member',
  summary: 'Move a document to the trash. Idempotent.',
  params: OfDocument,
  reply: Document,
  errors: ['not_found', 'not_allowed'],
});

export const untrashDocument = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/documents/:documentId/untrash',
  access: 'member',
  summary: 'Restore a document from the trash. Idempotent.',
  params: OfDocument,
  reply: Document,
  errors: ['not_found', 'not_allowed'],
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/documents/:documentId',
  access: 'member',
  summary: 'Permanently delete a document in the trash, with all its versions',
  params: OfDocument,
  status: 204,
  errors: ['not_found', 'not_allowed', 'conflict'],
});

export const markKind = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/document-kinds/:kind',
  access: 'member',
  summary: 'Set whether the household needs a document type',
  params: InHome.extend({ kind: z.enum(LISTED_KINDS) }),
  body: z.object({ applicable: z.boolean() }),
  status: 204,
  errors: ['not_found', 'not_allowed'],
});
