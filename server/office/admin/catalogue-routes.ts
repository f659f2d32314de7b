import * as contract from '#contract/money/catalogue.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { activateItem, editItem, exportItems, itemOf, listItems, stockItem } from './catalogue.ts';

export function catalogueRoutes(route: Route, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(contract.listCatalogue, ({ query }) => listItems(deps.db, query));
  route(contract.exportCatalogue, ({ member, query }) => exportItems(deps, member, query));
  route(contract.getCatalogueItem, ({ params }) => itemOf(deps.db, params.skuId));
  route(contract.editSku, ({ member, params, body }) => editItem(deps, member, params.skuId, body));
  route(contract.setSkuActive, ({ member, params, body }) =>
    activateItem(deps, member, params.skuId, body.active),
  );
  route(contract.changeStock, ({ member, params, body, claim }) =>
    stockItem(deps, member, params.skuId, body, claim),
  );
}
