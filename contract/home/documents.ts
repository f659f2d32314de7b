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
    filename: z.string().describe('The name of its newest file when it came.'),
    mime: Mime,
    bytes: z.int(),
    hasThumb: z.boolean(),
    version: z.int().describe('The number of its newest file; 1 when it was never replaced.'),
    createdAt: Instant,
    updatedAt: Instant,
    trashedAt: Instant.nullable(),
    goneAt: Instant.nullable().describe('In the trash: when it can no longer be taken back.'),
  })
  .meta({ id: 'Document' });
export type Document = z.infer<typeof Document>;

export const DocumentShelf = z
  .object({
    homeId: Uuid,
    documents: z.array(Document),
    trash: z.array(Document),
    notApplicable: z.array(Kind).describe('Kinds this household does not need.'),
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
    restoredFrom: z.int().nullable().describe('The earlier version this one brought back.'),
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
  summary: 'The papers of a home, its trash, and the kinds it does not need.',
  params: InHome,
  reply: DocumentShelf,
  errors: ['not_found'],
});

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/documents',
  access: 'member',
  summary: 'Adds a paper: a PDF, JPG or PNG of up to 10 MB.',
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
  summary: 'Renames a paper, or says what kind it is.',
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
  summary: 'One file of a paper. Opened by somebody else than the owner, it is written into the history.',
  gives: 'file',
  params: OfVersion,
  query: z.object({ for: z.enum(['download', 'preview']).default('download') }),
  errors: ['not_found'],
});

export const readDocumentThumb = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/documents/:documentId/thumb',
  access: 'member',
  summary: 'A small picture of a paper that is a picture.',
  gives: 'file',
  params: OfDocument,
  errors: ['not_found'],
});

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/documents/:documentId/versions',
  access: 'member',
  summary: 'Every file a paper has had, newest first.',
  params: OfDocument,
  reply: z.array(DocumentVersion),
  errors: ['not_found'],
});

export const replaceDocument = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/documents/:documentId/versions',
  access: 'member',
  summary: 'Replaces the file of a paper; the earlier ones are kept.',
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
  summary: 'Makes an earlier file of a paper its newest again.',
  params: OfVersion,
  status: 201,
  reply: Document,
  errors: ['not_found', 'not_allowed', 'conflict'],
});

export const trashDocument = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/documents/:documentId/trash',
  access: 'member',
  summary: 'Moves a paper to the trash. Doing it twice is the same as once.',
  params: OfDocument,
  reply: Document,
  errors: ['not_found', 'not_allowed'],
});

export const untrashDocument = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/documents/:documentId/untrash',
  access: 'member',
  summary: 'Takes a paper back out of the trash. Doing it twice is the same as once.',
  params: OfDocument,
  reply: Document,
  errors: ['not_found', 'not_allowed'],
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/documents/:documentId',
  access: 'member',
  summary: 'Deletes a paper that is in the trash, with all its files, for good.',
  params: OfDocument,
  status: 204,
  errors: ['not_found', 'not_allowed', 'conflict'],
});

export const markKind = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/document-kinds/:kind',
  access: 'member',
  summary: 'Says whether this household needs a kind of paper.',
  params: InHome.extend({ kind: z.enum(LISTED_KINDS) }),
  body: z.object({ applicable: z.boolean() }),
  status: 204,
  errors: ['not_found', 'not_allowed'],
});
