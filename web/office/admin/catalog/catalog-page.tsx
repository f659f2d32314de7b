import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { type CatalogItem, SKU_STATES } from '#contract/money/catalog.ts';
import { CATEGORY_NAMES, SKU_CATEGORIES } from '#contract/money/marketplace.ts';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { filterOf } from '#web/office/admin/queue/queue-filter.ts';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { catalogQuery, fetchCatalog } from './catalog-queries.ts';
import { AddItemDialog } from './item-dialogs.tsx';
import { ItemDetail } from './item-detail.tsx';
import { leftOf, STATES, stateOf } from './item-words.ts';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/admin-catalog.ts';

const FILTERS = { state: SKU_STATES, category: ['all', ...SKU_CATEGORIES] } as const;
const SELECTS = [
  filterOf('state', t.state, FILTERS.state, (value) => STATES[value]),
  filterOf('category', t.category, FILTERS.category, (value) =>
    value === 'all' ? t.anyCategory : CATEGORY_NAMES[value],
  ),
];
const SORTS = ['name', '-name', 'created', '-created', 'points', '-points'] as const;

const COLUMNS: readonly QueueColumn<CatalogItem>[] = [
  { key: 'name', head: t.item, sort: 'words', cell: ({ name }) => name },
  { key: 'category', head: t.category, cell: ({ category }) => CATEGORY_NAMES[category] },
  {
    key: 'state',
    head: t.state,
    fit: true,
    cell: (item) => <Badge tone={stateOf(item).tone}>{stateOf(item).word}</Badge>,
  },
  {
    key: 'points',
    head: t.points,
    sort: 'number',
    align: 'end',
    cell: ({ pointsCost }) => (pointsCost === 0 ? t.none : pointsCost.toLocaleString('en-US')),
  },
  {
    key: 'price',
    head: t.price,
    align: 'end',
    cell: ({ priceCents }) => (priceCents === 0 ? t.none : formatPrice(priceCents)),
  },
  { key: 'stock', head: t.stock, align: 'end', cell: leftOf },
  { key: 'sold', head: t.sold, align: 'end', cell: ({ sold }) => sold.toLocaleString('en-US') },
];

/** Everything that is or was for sale. Nothing is deleted, because purchases refer to it. */
export function CatalogPage() {
  const [isAdding, setAdding] = useState(false);
  return (
    <AdminFrame
      title={t.catalog}
      actions={
        <May use="catalog.edit">
          <Button onClick={() => setAdding(true)}>{t.addAnItem}</Button>
        </May>
      }
    >
      <CatalogQueue />
      {isAdding && <AddItemDialog onClose={() => setAdding(false)} />}
    </AdminFrame>
  );
}

function CatalogQueue() {
  const state = useQueueState({ baseUrl: '/admin/catalog', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...catalogQuery(state.asked), placeholderData: keepPreviousData });
  return (
    <Queue
      words={t.itemWords}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      searchLabel={t.searchHint}
      filters={SELECTS}
      exportName="catalog"
      onExport={() => fetchCatalog(state.askedAll)}
      empty={{
        icon: Store,
        title: t.empty,
        text: t.emptyDetail,
      }}
      detail={(id) => <ItemDetail id={id} />}
    />
  );
}
