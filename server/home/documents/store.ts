import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import { and, asc, count, desc, eq, gt, isNotNull, lte, sql } from '#server/platform/drizzle.ts';
import { documents, documentsNotApplicable, documentVersions } from './tables.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type VersionRow = typeof documentVersions.$inferSelect;
export type WithFile = { document: DocumentRow; file: VersionRow };

/** Serializes additions to a home, so the limit holds for concurrent uploads. */
export const lockShelf = (tx: Tx, homeId: string) => lockName(tx, `documents:${homeId}`);

export async function countDocuments(db: Queryable, homeId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(documents).where(eq(documents.homeId, homeId));
  return row?.n ?? 0;
}

const withNewestFile = (db: Queryable) =>
  db
    .select({ document: documents, file: documentVersions })
    .from(documents)
    .innerJoin(
      documentVersions,
      and(eq(documentVersions.documentId, documents.id), eq(documentVersions.version, documents.version)),
    );

const documentsQuery = prepared((db) =>
  withNewestFile(db)
    .where(eq(documents.homeId, sql.placeholder('homeId')))
    .orderBy(desc(documents.updatedAt), desc(documents.id))
    .prepare('documents_of_home'),
);
/** Returns all documents of a home with their newest file, newest first, including the trash. */
export const listDocuments = (db: Queryable, homeId: string): Promise<WithFile[]> =>
  documentsQuery(db).execute({ homeId });

export const findDocument = async (
  db: Queryable,
  homeId: string,
  id: string,
): Promise<WithFile | undefined> =>
  (await withNewestFile(db).where(and(eq(documents.homeId, homeId), eq(documents.id, id))))[0];

/** Locks the document until the transaction ends. */
export const lockDocument = async (tx: Tx, homeId: string, id: string): Promise<DocumentRow | undefined> =>
  (
    await tx
      .select()
      .from(documents)
      .where(and(eq(documents.homeId, homeId), eq(documents.id, id)))
      .for('update')
  )[0];

export async function insertDocument(tx: Tx, document: typeof documents.$inferInsert): Promise<DocumentRow> {
  const [made] = await tx.insert(documents).values(document).returning();
  if (!made) throw new Error('a document was not made');
  return made;
}

export const insertVersion = (tx: Tx, version: typeof documentVersions.$inferInsert) =>
  tx.insert(documentVersions).values(version);

export const updateDocument = (
  tx: Tx,
  homeId: string,
  id: string,
  set: Partial<Pick<DocumentRow, 'name' | 'kind' | 'version' | 'trashedAt' | 'updatedAt'>>,
) =>
  tx
    .update(documents)
    .set(set)
    .where(and(eq(documents.homeId, homeId), eq(documents.id, id)));

export const deleteDocument = (tx: Tx, homeId: string, id: string) =>
  tx.delete(documents).where(and(eq(documents.homeId, homeId), eq(documents.id, id)));

/** Returns all versions of a document, newest first. */
export const listVersions = async (
  db: Queryable,
  homeId: string,
  documentId: string,
): Promise<VersionRow[]> =>
  (
    await db
      .select({ version: documentVersions })
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentVersions.documentId))
      .where(and(eq(documents.homeId, homeId), eq(documents.id, documentId)))
      .orderBy(desc(documentVersions.version))
  ).map(({ version }) => version);

/** Returns all versions of all documents of a home, by document, oldest first. */
export const listAllVersions = async (db: Queryable, homeId: string): Promise<VersionRow[]> =>
  (
    await db
      .select({ version: documentVersions })
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentVersions.documentId))
      .where(eq(documents.homeId, homeId))
      .orderBy(asc(documentVersions.documentId), asc(documentVersions.version))
  ).map(({ version }) => version);

export const findVersion = async (
  db: Queryable,
  homeId: string,
  documentId: string,
  version: number,
): Promise<WithFile | undefined> =>
  (
    await db
      .select({ document: documents, file: documentVersions })
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentVersions.documentId))
      .where(
        and(
          eq(documents.homeId, homeId),
          eq(documents.id, documentId),
          eq(documentVersions.version, version),
        ),
      )
  )[0];

/** Documents in the trash since then or longer, oldest first, after the cursor. */
export const listTrashedUntil = (db: Queryable, until: Date, after: string | null, limit: number) =>
  db
    .select({ id: documents.id, homeId: documents.homeId })
    .from(documents)
    .where(
      and(
        isNotNull(documents.trashedAt),
        lte(documents.trashedAt, until),
        after === null ? undefined : gt(documents.id, after),
      ),
    )
    .orderBy(asc(documents.id))
    .limit(limit);

const notApplicableQuery = prepared((db) =>
  db
    .select({ kind: documentsNotApplicable.kind })
    .from(documentsNotApplicable)
    .where(eq(documentsNotApplicable.homeId, sql.placeholder('homeId')))
    .prepare('documents_not_applicable'),
);
export const listNotApplicable = async (db: Queryable, homeId: string): Promise<string[]> =>
  (await notApplicableQuery(db).execute({ homeId })).map(({ kind }) => kind);

/** Returns whether anything changed. */
export async function setApplicable(
  tx: Tx,
  homeId: string,
  kind: string,
  isApplicable: boolean,
): Promise<boolean> {
  const { rowCount } = isApplicable
    ? await tx
        .delete(documentsNotApplicable)
        .where(and(eq(documentsNotApplicable.homeId, homeId), eq(documentsNotApplicable.kind, kind)))
    : await tx.insert(documentsNotApplicable).values({ homeId, kind }).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}
