import * as contract from '#contract/home/documents.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { addDocument, changeDocument, listDocuments, markKind } from './documents.ts';
import { deleteDocument, trashDocument, untrashDocument } from './trash.ts';
import { listVersions, openThumb, openVersion, replaceDocument, restoreVersion } from './versions.ts';

export function documentsRoutes(route: Route, deps: Deps): void {
  route(contract.listDocuments, ({ member, params }) => listDocuments(deps, member, params.homeId));
  route(contract.addDocument, ({ member, params, query, upload }) =>
    addDocument(deps, member, params.homeId, { kind: query.kind, upload }),
  );
  route(contract.changeDocument, ({ member, params, body }) => changeDocument(deps, member, params, body));
  route(contract.readDocumentFile, ({ member, params, query }) =>
    openVersion(deps, member, params, query.for),
  );
  route(contract.readDocumentThumb, ({ member, params }) => openThumb(deps, member, params));
  route(contract.listVersions, ({ member, params }) => listVersions(deps, member, params));
  route(contract.replaceDocument, ({ member, params, upload }) =>
    replaceDocument(deps, member, params, upload),
  );
  route(contract.restoreVersion, ({ member, params }) => restoreVersion(deps, member, params));
  route(contract.trashDocument, ({ member, params }) => trashDocument(deps, member, params));
  route(contract.untrashDocument, ({ member, params }) => untrashDocument(deps, member, params));
  route(contract.deleteDocument, ({ member, params }) => deleteDocument(deps, member, params));
  route(contract.markKind, ({ member, params, body }) =>
    markKind(deps, member, params.homeId, { kind: params.kind, applicable: body.applicable }),
  );
}
