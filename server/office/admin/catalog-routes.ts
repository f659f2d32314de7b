import * as contract from '#contract/money/catalog.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { activateItem, editItem, exportItems, itemOf, listItems, stockItem } from './catalog.ts';

export function catalogRoutes(route: Route, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(contract.listCatalog, ({ query }) => listItems(deps.db, query));
  route(contract.exportCatalog, ({ member, query }) => exportItems(deps, member, query));
  route(contract.getCatalogItem, ({ params }) => itemOf(deps.db, params.skuId));
  route(contract.editSku, ({ member, params, body }) => editItem(deps, member, params.skuId, body));
  route(contract.setSkuActive, ({ member, params, body }) =>
    activateItem(deps, member, params.skuId, body.active),
  );
  route(contract.changeStock, ({ member, params, body, claim }) =>
    stockItem(deps, member, params.skuId, body, claim),
  );
}
