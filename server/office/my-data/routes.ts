import * as contract from '#contract/office/my-data.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { cancelDeletion, readDeletion, requestDeletion } from './deletion.ts';
import { downloadExport, startExport, type ExportSources } from './my-data.ts';

export function myDataRoutes(route: Route, deps: Deps, sources: ExportSources): void {
  route(contract.startExport, ({ member }) => startExport(deps, member), { perTenMinutes: 10 });
  route(contract.downloadExport, ({ member, params }) =>
    downloadExport(deps, member, params.ticket, sources),
  );
  route(contract.getDeletion, ({ member }) => readDeletion(deps.db, member.id));
  route(contract.requestDeletion, ({ member, body }) => requestDeletion(deps, member, body.email));
  route(contract.cancelDeletion, ({ member }) => cancelDeletion(deps, member));
}
