import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { documentsForExport } from './documents.ts';
import * as store from './store.ts';

/** Every document with all its versions, including the trash. */
export async function exportDocuments({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> {
  const { homeId } = cipher;
  const papers = await documentsForExport(db, cipher, homeId);
  const versions = papers.flatMap(({ id, versions: all }) => all.map((v) => ({ documentId: id, ...v })));
  return {
    tables: {
      documents: papers.map(({ versions: _all, ...paper }) => plainRow(paper)),
      document_versions: versions.map(plainRow),
      documents_not_applicable: (await store.listNotApplicable(db, homeId)).map((kind) => ({ homeId, kind })),
    },
    files: versions.map(({ fileId, filename, version }) => ({
      homeId,
      fileId,
      folder: 'documents',
      name: version === 1 ? filename : `${filename.replace(/\.\w+$/, '')} (version ${version})`,
    })),
  };
}
